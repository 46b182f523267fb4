import type { Page } from '@playwright/test';
import type { Catalogue } from './catalogue';

/** Something wrong that a check found, in words, and where on the page if it is in one place. */
export interface Issue {
  readonly text: string;
  /** CSS selector of the element to show in the report. */
  readonly selector?: string;
}

/** A page as a check meets it: loaded, in whatever emulation the check before left it. */
export interface Visit {
  readonly page: Page;
  readonly tag: string;
  /** The words of the page's language. */
  readonly catalogue: Catalogue;
}

/** What is common to everything the audit looks for. */
export interface Subject {
  /** The same word throughout: in reports, in the names of mutants, on the command line. */
  readonly id: string;
  /** The behaviour that is proved, as a sentence. */
  readonly title: string;
  /** Success criteria of WCAG 2.2 that it belongs to. */
  readonly criteria: readonly string[];
}

/** A behaviour that every page must show; the mutants prove that it can fail. */
export interface Check extends Subject {
  /**
   * What its outcome depends on beside code and style, which are the same in every language: on the
   * words themselves, so that it runs in all languages, or on the room they need, so that it runs
   * in those that need most. Without it, it runs in English alone.
   */
  readonly dependsOn?: 'words' | 'layout';
  /** Whether the page is loaded with scripting switched off. */
  readonly scripting?: 'off';
  /** Whether it is the same on every page of a language, so that one page of each is looked at. */
  readonly scope?: 'language';
  readonly run: (visit: Visit) => Promise<readonly Issue[]>;
}

/** Something that must be the same in every language. */
export interface Comparison extends Subject {
  /** Lines that are compared with those of the same page in English. */
  readonly take: (visit: Visit) => Promise<readonly string[]>;
}
