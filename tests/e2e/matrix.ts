import { statSync } from 'node:fs';
import type { Page } from '../../src/build/page-table';
import { sourceTag } from '../../src/content/languages';
import { namespaces, type RouteId, routeIds } from '../../src/content/routes';
import { pages, publishedTags } from '../support/published';

/** How a page is opened before axe runs. */
export const modes = ['plain', 'contact', 'policy', 'no-script'] as const;

/** A mode, width and colour scheme. */
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

/** Describes a state: `contact, 320 px, dark`. */
export function stateName({ mode, width, scheme }: State): string {
  return `${mode}, ${width} px, ${scheme}`;
}

/** Each mode, width and scheme at least once, for `--quick`. */
const quickStates = states.filter(
  ({ mode, width, scheme }) =>
    (mode === 'plain' || mode === 'contact') === (width === 320) &&
    (scheme === 'dark') === (mode !== 'plain'),
);

/**
 * The state in which a page is opened in a language; both are numbers from 0. Two languages cover
 * each state, sixteen cover each state of each page.
 */
export function rotatedState(language: number, page: number): State {
  const at = page + routeIds.length * language + Math.floor(language / 2);
  return states[at % states.length] as State;
}

/** What a run tests; `npm run test:a11y` sets it. */
export interface Selection {
  readonly routes?: readonly RouteId[];
  readonly tags?: readonly string[];
  /** Set to test everything on every page in every language. */
  readonly full?: boolean;
  /** Set to test a quarter of the states. */
  readonly quick?: boolean;
  /** A deployed site; by default, the one built here. */
  readonly url?: string;
  /** Set to write the figures for the accessibility statement. */
  readonly record?: boolean;
}

export const selection: Selection = JSON.parse(process.env.A11Y ?? '{}');

/** What is tested on one page. */
export interface Plan {
  readonly page: Page;
  readonly states: readonly State[];
  /** Checks run if what they depend on is listed here. */
  readonly checks: readonly ('code' | 'layout' | 'words')[];
  /** Whether axe repeats all rules in dark mode, or only those on colours. */
  readonly repeatsRules: boolean;
  /** Whether checks with the scope `language` run on it. */
  readonly representsLanguage: boolean;
}

/** The figures by which sentinel languages are chosen. */
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
 * The languages in which layout is most likely to fail: with the longest texts, with the longest in
 * another script (whose letters take more bytes), and with the most plural forms.
 */
export function sentinelsOf(languages: readonly Traits[]): readonly string[] {
  const byLength = languages.toSorted((a, b) => b.length - a.length);
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
 * English is tested completely, every other language in what depends on words and each page in one
 * state; sentinel languages also in what depends on layout and in all states of a narrow window.
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
      // A deployed site has no address for its error page.
      !(url && route === 'error'),
  );
  const planOf = (page: Page): Plan => {
    const { route, tag } = page;
    const representsLanguage = chosen.find((each) => each.tag === tag) === page;
    const checks = ['code', 'layout', 'words'] as const;
    const all: Plan = { page, states, checks, repeatsRules: full === true, representsLanguage };
    if (full) return all;
    if (tag === sourceTag) return quick ? { ...all, states: quickStates } : all;
    const rotated = rotatedState(others.indexOf(tag), routeIds.indexOf(route));
    if (!sentinels.includes(tag) || quick) {
      return { ...all, states: [rotated], checks: ['words'] };
    }
    const narrow = states.filter((state) => state.width === 320 || state === rotated);
    return { ...all, states: narrow, checks: ['layout', 'words'] };
  };
  const isSource = ({ tag }: Page) => Number(tag === sourceTag);
  return chosen.toSorted((a, b) => isSource(b) - isSource(a)).map(planOf);
}

export const plans: readonly Plan[] = plansOf(selection);
