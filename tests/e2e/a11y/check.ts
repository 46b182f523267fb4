import type { Page } from '@playwright/test';
import type { Catalogue } from './catalogue';

/** Something wrong that a check found. */
export interface Issue {
  readonly text: string;
  /** CSS selector of the element to outline in the screenshot. */
  readonly selector?: string;
}

/** A page as a check gets it: loaded, in whatever emulation the previous check left. */
export interface Visit {
  readonly page: Page;
  readonly tag: string;
  /** The messages of the page's language. */
  readonly catalogue: Catalogue;
}

/** What checks, comparisons and axe have in common. */
export interface Subject {
  /** The name in reports, and of the folder of its mutants. */
  readonly id: string;
  /** The behaviour that is tested, as a sentence. */
  readonly title: string;
  /** The related success criteria of WCAG 2.2. */
  readonly criteria: readonly string[];
}

/** A test of every page; the mutants prove that it can fail. */
export interface Check extends Subject {
  /**
   * What the outcome depends on besides code and style. A check that depends on words runs in all
   * languages, one that depends on layout in those that need the most room, any other in English.
   */
  readonly dependsOn?: 'words' | 'layout';
  /** Set if the page is loaded with scripting switched off. */
  readonly scripting?: 'off';
  /** Set if all pages of a language give the same result, so that one is enough. */
  readonly scope?: 'language';
  readonly run: (visit: Visit) => Promise<readonly Issue[]>;
}

/** A test that a page is the same in every language. */
export interface Comparison extends Subject {
  /** Returns lines to compare with those of the same page in English. */
  readonly take: (visit: Visit) => Promise<readonly string[]>;
}
