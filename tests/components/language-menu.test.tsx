import { screen, within } from '@testing-library/react';
import { pagePath } from '../../src/i18n/paths';
import { exampleTags, published } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

const menu = (tag: string) =>
  screen.getByRole('navigation', { name: wordsOf(tag)('common:languageMenu.label') });

describe('The language menu', () => {
  it.each(exampleTags)('in %s leads to the same page in every language, by its own name', (tag) => {
    renderPage('enterprise', tag);
    const links = within(menu(tag)).getAllByRole('link');
    expect(
      links.map((link) => ({
        name: link.textContent,
        href: link.getAttribute('href'),
        lang: link.lang,
        hreflang: link.getAttribute('hreflang'),
        dir: link.querySelector('bdi')?.dir,
      })),
    ).toEqual(
      published.map((language) => ({
        name: language.endonym,
        href: pagePath('enterprise', language.tag),
        lang: language.tag,
        hreflang: language.tag,
        dir: language.dir,
      })),
    );
  });

  it.each(exampleTags)('in %s marks the language of the page, and no other', (tag) => {
    renderPage('home', tag);
    const current = within(menu(tag))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(current.map(({ lang }) => lang)).toEqual([tag]);
    expect(current[0]).toHaveAttribute('aria-current', 'page');
  });

  it.each(exampleTags)('in %s is opened by a button that needs no script', (tag) => {
    renderPage('home', tag);
    const endonym = published.find((language) => language.tag === tag)?.endonym;
    const button = screen.getByRole('button', { name: (name) => name.startsWith(`${endonym}`) });
    expect(button.textContent).toBe(`${endonym} ${wordsOf(tag)('common:languageMenu.buttonHint')}`);
    expect(button).toHaveAttribute('popovertarget', menu(tag).id);
    expect(menu(tag)).toHaveAttribute('popover', 'auto');
  });
});
