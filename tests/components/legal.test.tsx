import { within } from '@testing-library/react';
import { present } from '../../src/content/conditions';
import { sourceTag } from '../../src/content/languages';
import type { Clause, IsoDate, LegalDocument } from '../../src/content/legal/structure';
import { site } from '../../src/content/site';
import { legalDocuments } from '../../src/i18n/check/legal-keys';
import { createForms, type DeclaredForms } from '../../src/i18n/forms';
import { loadMessages } from '../../src/i18n/load-messages';
import { pagePath } from '../../src/i18n/paths';
import { element, main } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

const sectionHeadings = ({ sections }: LegalDocument) =>
  sections.map(({ id }) => element(id).textContent);

const inEachLanguage = legalDocuments.flatMap((document) =>
  exampleTags.map((tag) => [document.id, tag, document] as const),
);

/** Those with a clause of some kinds, with its anchor. */
const withClause = (...kinds: readonly Clause['kind'][]) =>
  inEachLanguage.flatMap(([id, tag, { sections }]) => {
    const anchors = sections.flatMap((section) =>
      present(section.clauses)
        .filter(({ kind }) => kinds.includes(kind))
        .map((clause) => `${section.id}-${clause.id}`),
    );
    return anchors.length > 0 ? [[id, tag, anchors] as const] : [];
  });

describe.each(inEachLanguage)('%s in %s', (id, tag, document) => {
  const t = wordsOf(tag);
  const forms = createForms(tag, loadMessages(tag).common as DeclaredForms);
  const dateIn = (date: IsoDate) => forms.date(date).plain;

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
      present(section.clauses).map((clause, position) => ({
        number: `${index + 1}.${position + 1}`,
        text: element(`${section.id}-${clause.id}`).textContent ?? '',
      })),
    );
    for (const { number, text } of clauses) expect(text).toMatch(new RegExp(`^${number} \\S`));
  });

  it('gives each clause its number as the link by which it is cited', () => {
    for (const [at, section] of document.sections.entries()) {
      for (const [position, clause] of present(section.clauses).entries()) {
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
    const times = [...facts.querySelectorAll('time')];
    expect(times.map((time) => [time.dateTime, time.textContent])).toEqual(
      [document.effective, document.revised].map((date) => [date, dateIn(date)]),
    );
    expect(facts).toHaveTextContent(site.companyName);
    expect(facts).toHaveTextContent(site.supportEmail);
  });

  it('names the English version it was made from, which binds in the contract alone', () => {
    const english = [...element('main').querySelectorAll<HTMLAnchorElement>('a[hreflang]')];
    expect(english.map((link) => [link.hreflang, link.getAttribute('href')])).toEqual(
      tag === sourceTag ? [] : [[sourceTag, pagePath(id, sourceTag)]],
    );
    const notice = english[0]?.closest('p');
    const revised = notice?.querySelector('time')?.dateTime;
    expect(revised).toBe(tag === sourceTag ? undefined : document.revised);
    const binds = notice?.textContent?.includes(t('common:legal.translation.binding'));
    expect(binds).toBe(notice ? id === 'terms-of-service' : undefined);
  });
});

it.each(withClause('address'))('%s in %s names the trader in full', (id, tag, anchors) => {
  renderPage(id, tag);
  const [identity = ''] = anchors;
  for (const fact of [
    site.companyName,
    site.registeredAddress,
    site.companyNumber,
    site.vatNumber,
    site.supportEmail,
    site.supportPhone,
  ]) {
    expect(element(identity)).toHaveTextContent(fact);
  }
});

it.each(withClause('table', 'plans', 'providers', 'examples'))(
  '%s in %s fills every cell of its tables',
  (id, tag, anchors) => {
    renderPage(id, tag);
    const tables = main().getAllByRole('table');
    expect(tables).toHaveLength(anchors.length);
    const parts = tables.flatMap((table) => [...table.querySelectorAll('caption, th, td')]);
    expect(parts.filter(({ textContent }) => !textContent?.trim())).toEqual([]);
  },
);
