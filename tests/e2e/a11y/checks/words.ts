import memoize from 'lodash/memoize';
import { languages } from '../../../../src/content/languages';
import { catalogueOf } from '../catalogue';
import type { Check, Issue, Visit } from '../check';
import { emulate } from '../emulation';

/** A text of a page that reaches somebody, seen or unseen. */
interface PageWord {
  readonly text: string;
  /** `text` is what everybody sees; the rest reaches ears and search engines. */
  readonly kind: 'text' | 'hidden text' | 'attribute' | 'title' | 'description';
  /** The nearest `lang`. */
  readonly lang: string;
  readonly selector: string;
  /** Whether it stands for code or data: a stack trace, an address. */
  readonly isCode: boolean;
  /** Whether a screen reader comes upon it when it reads the page from top to bottom. */
  readonly isRead: boolean;
  /** Cells of a column may well hold the same. */
  readonly isCell: boolean;
}

/** Runs in the page. */
function readWords(): readonly PageWord[] {
  const { selectorOf, textNodesOf, textOf, isShown, isVisuallyHidden } = globalThis.pageTools;
  /** Attributes whose values are read to people. */
  const spoken = [
    ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
    ...['alt', 'title', 'placeholder'],
  ];
  const word = (kind: PageWord['kind'], text: string, element: Element, isRead = false) => ({
    text,
    kind,
    lang: element.closest('[lang]')?.getAttribute('lang') ?? '',
    selector: selectorOf(element),
    isCode: element.closest('code, pre, address') !== null,
    isRead,
    isCell: element.closest('td') !== null,
  });
  const texts = textNodesOf(document.body).flatMap((node) => {
    const parent = node.parentElement;
    if (!parent) return [];
    const isSeen = isShown(parent);
    const isSilent = parent.closest('[aria-hidden="true"]') !== null;
    const isRead = !isSilent && (isSeen || isVisuallyHidden(parent));
    return [word(isSeen ? 'text' : 'hidden text', textOf(node), parent, isRead)];
  });
  const attributes = [...document.querySelectorAll('body *')].flatMap((element) =>
    spoken.flatMap((name) => {
      const value = element.getAttribute(name);
      return value ? [word('attribute', value, element)] : [];
    }),
  );
  const descriptions = [...document.querySelectorAll('meta[name="description"]')].map((meta) =>
    word('description', meta.getAttribute('content') ?? '', meta),
  );
  const title = word('title', document.title, document.documentElement);
  return [title, ...descriptions, ...texts, ...attributes];
}

/**
 * Every text of a page with its language, in the order of the document, as the page looks by
 * default. Several checks ask for them; they are read once a visit.
 */
const pageWords = memoize(async ({ page }: Visit) => {
  await emulate(page);
  return page.evaluate(readWords);
});
pageWords.cache = new WeakMap();

/** The words of some kinds that are not in the catalogue of their language. */
const foreignWords =
  (isAsked: (kind: PageWord['kind']) => boolean): Check['run'] =>
  async (visit) =>
    (await pageWords(visit)).flatMap(({ text, kind, lang, selector, isCode }) => {
      const own = lang === visit.tag ? visit.catalogue : catalogueOf(lang);
      if (!isAsked(kind) || isCode || own.holds(text)) return [];
      const other = catalogueOf('en').holds(text) ? ' It is English.' : '';
      const what = `the ${kind} “${text.slice(0, 80)}” is none of the words of “${lang}”.${other}`;
      return [{ text: what, selector }];
    });

/** What is not seen is forgotten first when a page is translated. */
export const names: Check = {
  id: 'names',
  title: "Every name, title and hidden text comes from the page's own catalogue",
  criteria: ['1.1.1', '2.4.2', '2.4.6', '4.1.2'],
  dependsOn: 'words',
  run: foreignWords((kind) => kind !== 'text'),
};

/** A text in another language says so, so that it is read out in the right voice. */
export const languageOfParts: Check = {
  id: 'language-of-parts',
  title: "Every text is in the page's language or says in which it is",
  criteria: ['3.1.2'],
  dependsOn: 'words',
  run: foreignWords((kind) => kind === 'text'),
};

/** Screen readers spell pictograms out: "party popper". Digits and signs such as © do not count. */
const emoji = /(?![©®™↔↕])\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\uFE0F/u;

/** What a listener would hear as a stutter or as noise. */
export const cleanText: Check = {
  id: 'clean-text',
  title: 'No emoji is read out and nothing is said twice in a row',
  criteria: ['1.1.1'],
  dependsOn: 'words',
  async run(visit) {
    const words = await pageWords(visit);
    const read = words.filter(({ isRead }) => isRead);
    const pictures = words.filter(({ text }) => emoji.test(text));
    const stutters = read.filter(({ text, isCell }, at) => {
      const before = read[at - 1]?.text.toLowerCase();
      return !isCell && /\p{L}{2}/u.test(text) && before === text.toLowerCase();
    });
    const issue =
      (what: string) =>
      ({ text, selector }: PageWord): Issue => ({
        text: `“${text.slice(0, 60)}” ${what}`,
        selector,
      });
    return [
      ...pictures.map(issue('holds an emoji')),
      ...stutters.map(issue('is said twice in a row')),
    ];
  },
};

/** The language of the page as a whole; a screen reader chooses its voice by it. */
export const pageLanguage: Check = {
  id: 'page-language',
  title: 'A page says which language it is in, and that is the language of its address',
  criteria: ['3.1.1', '2.4.2'],
  dependsOn: 'words',
  async run({ page, tag }) {
    const { lang, dir, title } = await page.evaluate(() => ({
      lang: document.documentElement.lang,
      dir: document.documentElement.dir || 'ltr',
      title: document.title.trim(),
    }));
    const expected = languages.find((language) => language.tag === tag)?.dir ?? 'ltr';
    return [
      lang === tag ? '' : `lang is “${lang}” and should be “${tag}”`,
      dir === expected ? '' : `dir is “${dir}” and should be “${expected}”`,
      title ? '' : 'the page has no title',
    ].flatMap((text) => (text ? [{ text }] : []));
  },
};
