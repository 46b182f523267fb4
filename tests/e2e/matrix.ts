import { statSync } from 'node:fs';
import type { Page } from '../../src/build/page-table';
import { sourceTag } from '../../src/content/languages';
import { namespaces, type RouteId, routeIds } from '../../src/content/routes';
import { pages, publishedTags } from '../support/published';

/** What a visitor has done to a page before axe looks at it. */
export const modes = ['plain', 'contact', 'policy', 'no-script'] as const;

/** One way of meeting a page. */
export interface State {
  readonly mode: (typeof modes)[number];
  readonly width: 320 | 1280;
  readonly scheme: 'light' | 'dark';
}

/** All sixteen states of a page. */
export const states: readonly State[] = modes.flatMap((mode) =>
  ([320, 1280] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => ({ mode, width, scheme })),
  ),
);

/** A state in words: `contact, 320 px, dark`. */
export function stateName({ mode, width, scheme }: State): string {
  return `${mode}, ${width} px, ${scheme}`;
}

/** Each mode, width and scheme at least once: what `--quick` looks at. */
const quickStates = states.filter(
  ({ mode, width, scheme }) =>
    (mode === 'plain' || mode === 'contact') === (width === 320) &&
    (scheme === 'dark') === (mode !== 'plain'),
);

/**
 * The state in which a page is opened in a language, both counted from 0: from two languages on
 * each state is met, from sixteen on each page is met in each state.
 */
export function rotatedState(language: number, page: number): State {
  const at = page + routeIds.length * language + Math.floor(language / 2);
  return states[at % states.length] as State;
}

/** What a run looks at; `npm run test:a11y` sets it. */
export interface Selection {
  readonly routes?: readonly RouteId[];
  readonly tags?: readonly string[];
  /** Everything on every page in every language. */
  readonly full?: boolean;
  /** A quarter of the states. */
  readonly quick?: boolean;
  /** A deployed site, instead of the one built here. */
  readonly url?: string;
  /** Whether the figures go into the accessibility statement. */
  readonly record?: boolean;
}

/** The selection of this run. */
export const selection: Selection = JSON.parse(process.env.A11Y ?? '{}');

/** What is looked at on one page. */
export interface Plan {
  readonly page: Page;
  readonly states: readonly State[];
  /** Which checks run, by what their outcome depends on. */
  readonly checks: readonly ('code' | 'layout' | 'words')[];
  /** Whether axe applies all rules in the dark again, or those on colours alone. */
  readonly repeatsRules: boolean;
  /** Whether it stands for all pages of its language in the checks of that scope. */
  readonly standsForLanguage: boolean;
}

/** The figures by which languages are chosen to stand for others. */
export interface Traits {
  readonly tag: string;
  /** Bytes of all messages. */
  readonly length: number;
  readonly isLatin: boolean;
  readonly pluralForms: number;
}

function traitsOf(tag: string): Traits {
  const files = namespaces.map((namespace) => `locales/${tag}/${namespace}.json`);
  return {
    tag,
    length: files.reduce((sum, file) => sum + statSync(file).size, 0),
    isLatin: new Intl.Locale(tag).maximize().script === 'Latn',
    pluralForms: new Intl.PluralRules(tag).resolvedOptions().pluralCategories.length,
  };
}

/**
 * The languages in which layout is most likely to fail: of the longest texts, of another script
 * (whose letters take more bytes), of most plural forms. The mirrored pseudo-language, on a site of
 * its own, is the fourth.
 */
export function sentinelsOf(languages: readonly Traits[]): readonly string[] {
  const byLength = languages.toSorted((one, other) => other.length - one.length);
  const mostForms = Math.max(...languages.map(({ pluralForms }) => pluralForms));
  const chosen = [
    byLength.find(({ isLatin }) => isLatin),
    byLength.find(({ isLatin }) => !isLatin),
    byLength.find(({ pluralForms }) => pluralForms === mostForms),
  ];
  return [...new Set(chosen.flatMap((language) => language?.tag ?? []))];
}

const sentinels = sentinelsOf(publishedTags.filter((tag) => tag !== sourceTag).map(traitsOf));

/**
 * What is looked at: in English everything; in every other language what depends on words, and each
 * page in one state; in sentinel languages what depends on layout as well, and all states of a narrow
 * window.
 */
export function plansOf({
  routes = routeIds,
  tags = publishedTags,
  full,
  quick,
  url,
}: Selection): readonly Plan[] {
  const others = publishedTags.filter((tag) => tag !== sourceTag);
  const chosen = pages.filter(
    ({ route, tag }) =>
      routes.includes(route) &&
      tags.includes(tag) &&
      // Nobody can ask a deployed site for its error page.
      !(url && route === 'error'),
  );
  const planOf = (page: Page): Plan => {
    const { route, tag } = page;
    const standsForLanguage = chosen.find((each) => each.tag === tag) === page;
    const checks = ['code', 'layout', 'words'] as const;
    const all: Plan = { page, states, checks, repeatsRules: full === true, standsForLanguage };
    if (full) return all;
    if (tag === sourceTag) return quick ? { ...all, states: quickStates } : all;
    const one = rotatedState(others.indexOf(tag), routeIds.indexOf(route));
    if (!sentinels.includes(tag) || quick) {
      return { ...all, states: [one], checks: ['words'] };
    }
    const narrow = states.filter((state) => state.width === 320 || state === one);
    return { ...all, states: narrow, checks: ['layout', 'words'] };
  };
  const isSource = ({ tag }: Page) => Number(tag === sourceTag);
  return chosen.toSorted((one, other) => isSource(other) - isSource(one)).map(planOf);
}

/** The plans of this run. */
export const plans: readonly Plan[] = plansOf(selection);
