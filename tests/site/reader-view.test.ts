import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { isLegalDocument } from '../../src/content/legal/documents';
import { builtPage, everyPage } from '../support/site-pages';

const everyLegalPage = everyPage.filter(([, { route }]) => isLegalDocument(route));

/** Elements with text. The reader view shows the title itself. */
const blocks = ['h2', 'h3', 'p', 'li', 'caption', 'th', 'td', 'dt', 'dd'];

const lettersOf = (text: string | null) => (text ?? '').replace(/\s/g, '');

/** Without the style, which jsdom cannot parse. */
const parse = (html: string) => new JSDOM(html.replace(/<style.*?<\/style>/gs, '')).window.document;

describe('The reader view of Firefox', () => {
  it.each(everyLegalPage)('shows all of %s', (_path, page) => {
    const { html, $ } = builtPage(page);
    const shown = lettersOf(new Readability(parse(html)).parse()?.textContent ?? '');
    const texts = Array.from($(`main :is(${blocks.join()})`), (element) => $(element).text());
    expect(texts.filter((text) => !shown.includes(lettersOf(text)))).toEqual([]);
  });
});
