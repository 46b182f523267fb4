import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { legalDocuments } from '../../src/i18n/check/legal-keys';
import { builtPage, everyPage } from '../support/site-pages';

const everyLegalPage = everyPage.filter(([, { route }]) =>
  legalDocuments.some(({ id }) => id === route),
);

/** Blocks of text; a title is shown by the reader view itself. */
const blocks = ['h2', 'h3', 'p', 'li', 'caption', 'th', 'td', 'dt', 'dd'];

const lettersOf = (text: string | null) => (text ?? '').replace(/\s/g, '');

/** The page as the program gets it; jsdom would stumble over the style. */
const parse = (html: string) => new JSDOM(html.replace(/<style.*?<\/style>/gs, '')).window.document;

describe('The reader view of Firefox', () => {
  it.each(everyLegalPage)('leaves nothing of %s out', (_path, page) => {
    const { html, $ } = builtPage(page);
    const shown = lettersOf(new Readability(parse(html)).parse()?.textContent ?? '');
    const lost = $(`main :is(${blocks.join()})`)
      .toArray()
      .map((element) => $(element).text())
      .filter((text) => !shown.includes(lettersOf(text)));
    expect(lost).toEqual([]);
  });
});
