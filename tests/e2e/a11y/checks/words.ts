import memoize from 'lodash/memoize';
import { languages } from '../../../../src/content/languages';
import { catalogueOf } from '../catalogue';
import type { Check, Issue, Visit } from '../check';
import { emulate } from '../emulation';

/** A text of a page, visible or not. */
interface PageText {
  readonly text: string;
  /** `text` is visible; the rest is for screen readers and search engines. */
  readonly kind: 'text' | 'hidden text' | 'attribute' | 'title' | 'description';
  /** The `lang` of the nearest element that has one. */
  readonly lang: string;
  readonly selector: string;
  /** Whether it is code or data, such as an address. */
  readonly isCode: boolean;
  /** Whether a screen reader reads it when it reads the whole page. */
  readonly isRead: boolean;
  /** The cells of a column may repeat a text. */
  readonly isCell: boolean;
}

/** Runs in the page. */
function readTexts(): readonly PageText[] {
  const { selectorOf, textNodesOf, textOf, isShown, isVisuallyHidden } = globalThis.pageTools;
  /** Attributes that screen readers read aloud. */
  const spoken = [
    ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'],
    ...['alt', 'title', 'placeholder'],
  ];
  const word = (kind: PageText['kind'], text: string, element: Element, isRead = false) => ({
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

/** All texts of a page, in document order; read once per visit for several checks. */
const pageTexts = memoize(async ({ page }: Visit) => {
  await emulate(page);
  return page.evaluate(readTexts);
});
pageTexts.cache = new WeakMap();

/** Finds texts of some kinds that are not in the catalogue of their language. */
const foreignTexts =
  (isKind: (kind: PageText['kind']) => boolean): Check['run'] =>
  async (visit) =>
    (await pageTexts(visit)).flatMap(({ text, kind, lang, selector, isCode }) => {
      const catalogue = lang === visit.tag ? visit.catalogue : catalogueOf(lang);
      if (!isKind(kind) || isCode || catalogue.includes(text)) return [];
      const hint = catalogueOf('en').includes(text) ? ' It is English.' : '';
      const what = `the ${kind} “${text.slice(0, 80)}” is not a message of “${lang}”.${hint}`;
      return [{ text: what, selector }];
    });

/** Invisible texts are the easiest to forget in a translation. */
export const names: Check = {
  id: 'names',
  title: "Every name, title and hidden text comes from the page's own catalogue",
  criteria: ['1.1.1', '2.4.2', '2.4.6', '4.1.2'],
  dependsOn: 'words',
  run: foreignTexts((kind) => kind !== 'text'),
};

/** Screen readers choose their voice by `lang`. */
export const languageOfParts: Check = {
  id: 'language-of-parts',
  title: "Every text is in the page's language or in that of its lang attribute",
  criteria: ['3.1.2'],
  dependsOn: 'words',
  run: foreignTexts((kind) => kind === 'text'),
};

/** Screen readers read emoji aloud: "party popper". Digits and signs such as © do not count. */
const emoji = /(?![©®™↔↕])\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]|\uFE0F/u;

export const cleanText: Check = {
  id: 'clean-text',
  title: 'No emoji is read aloud and nothing is read twice in a row',
  criteria: ['1.1.1'],
  dependsOn: 'words',
  async run(visit) {
    const texts = await pageTexts(visit);
    const read = texts.filter(({ isRead }) => isRead);
    const emojis = texts.filter(({ text }) => emoji.test(text));
    const repeated = read.filter(({ text, isCell }, at) => {
      const previous = read[at - 1]?.text.toLowerCase();
      return !isCell && /\p{L}{2}/u.test(text) && previous === text.toLowerCase();
    });
    const issue =
      (what: string) =>
      ({ text, selector }: PageText): Issue => ({
        text: `“${text.slice(0, 60)}” ${what}`,
        selector,
      });
    return [
      ...emojis.map(issue('contains an emoji')),
      ...repeated.map(issue('is read twice in a row')),
    ];
  },
};

export const pageLanguage: Check = {
  id: 'page-language',
  title: 'The lang and dir of a page match the language of its address',
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
