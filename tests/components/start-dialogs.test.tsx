import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenDialog } from '../../src/browser/intent';
import { sourceTag } from '../../src/content/languages';
import { site } from '../../src/content/site';
import { links } from '../../src/i18n/links';
import { pagePath } from '../../src/i18n/paths';
import { element } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const dialog = () => screen.queryByRole('dialog');
const opener = (id: string) =>
  document.querySelector<HTMLElement>(`[data-dialog="${id}"]`) as HTMLElement;

/** Puts a page into the document and starts its dialogs, as their script does when it arrives. */
async function startOn(tag: string): Promise<void> {
  renderPage('home', tag);
  const { startDialogs } = await import('../../src/browser/dialogs');
  openDialog = startDialogs();
}

let openDialog: OpenDialog;
const open = (id: string) => act(() => openDialog(opener(id)));

// An open dialog would hold the focus of the next test's page.
afterEach(() => user.keyboard('{Escape}'));

describe.each(exampleTags)('The dialogs of a page in %s', (tag) => {
  const t = wordsOf(tag);

  beforeEach(() => startOn(tag));

  it('stay closed until one is opened', () => {
    expect(dialog()).toBeNull();
  });

  it('show e-mail and phone under "Contact Us"', () => {
    open('contact');
    const contact = within(screen.getByRole('dialog', { name: t('common:dialogs.contact.title') }));
    expect(
      contact.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      [site.supportEmail, links.support],
      [site.supportPhone, links.phone],
    ]);
  });

  it('lead to the legal pages under "Policy Documents", in a new tab and saying so', () => {
    open('policy');
    const policy = within(screen.getByRole('dialog', { name: t('common:dialogs.policy.title') }));
    const newTab = t('common:dialogs.newTab');
    expect(
      policy
        .getAllByRole('link')
        .map((link) => [
          link.textContent,
          link.getAttribute('href'),
          link.getAttribute('target'),
          link.getAttribute('rel'),
        ]),
    ).toEqual([
      [
        `${t('common:footer.privacyPolicy')} ${newTab}`,
        pagePath('privacy-policy', tag),
        '_blank',
        'noopener',
      ],
      [
        `${t('common:footer.termsOfService')} ${newTab}`,
        pagePath('terms-of-service', tag),
        '_blank',
        'noopener',
      ],
    ]);
  });

  it('close by a button that is named in the language', async () => {
    open('contact');
    await user.click(screen.getByRole('button', { name: t('common:dialogs.close') }));
    expect(dialog()).toBeNull();
  });
});

describe('The dialogs', () => {
  beforeEach(() => startOn(sourceTag));

  it('can be had by the loader as soon as their script has run', () => {
    expect(window.openDialog).toEqual(expect.any(Function));
  });

  it('are titled as the specification says', () => {
    open('contact');
    expect(screen.getByRole('dialog', { name: 'Contact Us' })).toBeInTheDocument();
    open('policy');
    expect(screen.getByRole('dialog', { name: 'Policy Documents' })).toBeInTheDocument();
  });

  it('are open one at a time', () => {
    open('contact');
    open('policy');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  it.each(['contact', 'policy'])('are independent: closing %s opens no other', async (id) => {
    open(id);
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  it('give the focus back to their own button', async () => {
    for (const id of ['contact', 'policy']) {
      open(id);
      await user.keyboard('{Escape}');
      expect(opener(id)).toHaveFocus();
    }
  });

  it('put the whole page out of reach while one is open', async () => {
    open('contact');
    expect(element('___gatsby').inert).toBe(true);
    await user.keyboard('{Escape}');
    expect(element('___gatsby').inert).toBe(false);
  });

  it('stand outside the page that is out of reach', () => {
    open('contact');
    expect(element('___gatsby')).not.toContainElement(dialog());
  });
});
