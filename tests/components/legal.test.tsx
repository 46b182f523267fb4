import { within } from '@testing-library/react';
import { languages, sourceTag } from '../../src/content/languages';
import { privacyPolicy } from '../../src/content/legal/privacy-policy';
import type { LegalDocument } from '../../src/content/legal/structure';
import { termsOfService } from '../../src/content/legal/terms-of-service';
import { site } from '../../src/content/site';
import { createFormats } from '../../src/i18n/formats';
import { pagePath } from '../../src/i18n/paths';
import { element, main } from '../support/page-parts';
import { renderPage, wordsOf } from '../support/render-page';

const tags = languages.map(({ tag }) => tag);
const documents = [privacyPolicy, termsOfService];

const sectionHeadings = ({ sections }: LegalDocument) =>
  sections.map(({ id }) => element(id).textContent);

const inEachLanguage = documents.flatMap((document) =>
  tags.map((tag) => [document.id, tag, document] as const),
);

describe.each(inEachLanguage)('%s in %s', (id, tag, document) => {
  const t = wordsOf(tag);

  beforeEach(() => {
    renderPage(id, tag);
  });

  it('numbers its sections and clauses as text, in order', () => {
    expect(sectionHeadings(document)).toEqual(
      document.sections.map((section, index) => {
        const title = t(`${id}:${section.id}.title`);
        return `${index + 1}. ${title}`;
      }),
    );
    const clauses = document.sections.flatMap((section, index) =>
      section.clauses.map((clause, position) => ({
        number: `${index + 1}.${position + 1}`,
        text: element(`${section.id}-${clause.id}`).textContent ?? '',
      })),
    );
    for (const { number, text } of clauses) expect(text).toMatch(new RegExp(`^${number} \\S`));
  });

  it('gives each clause its number as the link by which it is cited', () => {
    for (const [at, section] of document.sections.entries()) {
      for (const [position, clause] of section.clauses.entries()) {
        const anchor = `${section.id}-${clause.id}`;
        const [number] = within(element(anchor)).getAllByRole('link');
        expect(number?.textContent).toBe(`${at + 1}.${position + 1}`);
        expect(number).toHaveAttribute('href', `#${anchor}`);
      }
    }
  });

  it('lists its contents in the words of the headings, each leading to its section', () => {
    const contents = within(main().getByRole('navigation', { name: t('common:legal.contents') }));
    expect(
      contents.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual(
      sectionHeadings(document).map((text, index) => [`#${document.sections[index]?.id}`, text]),
    );
  });

  it('leads within the page only to what is there', () => {
    const targets = main()
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('#'));
    for (const target of new Set(targets)) expect(element(target.slice(1))).toBeInTheDocument();
  });

  it('says since when it holds, and who runs the service', () => {
    const facts = element('main').querySelector('section dl') as HTMLElement;
    const time = facts.querySelector('time');
    expect(time).toHaveAttribute('datetime', document.effective);
    expect(time?.textContent).toBe(createFormats(tag).date(document.effective));
    expect(facts).toHaveTextContent(site.companyName);
    expect(facts).toHaveTextContent(site.supportEmail);
  });

  it('names the English version it was made from, unless it is that version', () => {
    const english = [...element('main').querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
    expect(english.map((link) => [link.hreflang, link.getAttribute('href')])).toEqual(
      tag === sourceTag ? [] : [[sourceTag, pagePath(id, sourceTag)]],
    );
    const date = english[0]?.closest('p')?.querySelector('time');
    expect(date?.dateTime).toBe(tag === sourceTag ? undefined : document.effective);
  });

  it('names the trader in full', () => {
    const clause = document.sections
      .flatMap((section) => section.clauses.map((each) => ({ ...each, section: section.id })))
      .find(({ kind }) => kind === 'address');
    const identity = element(`${clause?.section}-${clause?.id}`);
    for (const fact of [
      site.companyName,
      site.registeredAddress,
      site.companyNumber,
      site.vatNumber,
      site.supportEmail,
      site.supportPhone,
    ]) {
      expect(identity).toHaveTextContent(fact);
    }
  });

  it('fills every cell of its tables', () => {
    const filled = main()
      .getAllByRole('table')
      .map((table) => [...table.querySelectorAll('caption, th, td')])
      .map((parts) => parts.every(({ textContent }) => textContent?.trim()));
    expect(filled).not.toContain(false);
  });
});
