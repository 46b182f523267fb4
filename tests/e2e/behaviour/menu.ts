import type { Page } from '@playwright/test';
import { languages } from '../../../src/content/languages';
import { wordsOf } from '../../../tools/words';

/** The language menu of a page, as its visitors meet it. */
export function menuOn(page: Page, tag: string) {
  const t = wordsOf(tag);
  const endonym = languages.find((language) => language.tag === tag)?.endonym;
  const list = page.getByRole('navigation', { name: t('languageMenu.label'), exact: true });
  return {
    // What is read out starts with what is seen.
    button: page.getByRole('button', {
      name: `${endonym} ${t('languageMenu.buttonHint')}`,
      exact: true,
    }),
    list,
    links: list.getByRole('link'),
    linkTo: (name: string) => list.getByRole('link', { name, exact: true }),
  };
}
