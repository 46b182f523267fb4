import type { Page } from '@playwright/test';
import { accessibilityTree } from '../a11y/accessibility-tree';
import { withoutFacts } from './facts';
import { excerpt, type TextRun } from './text-runs';

/** In a pseudo-language every letter that comes from a message has an accent. */
const plainLetter = /[a-z]/i;

const isHardCoded = (text: string): boolean => plainLetter.test(withoutFacts(text));

/** Texts in plain English, which no translator can reach. Needs a page in a pseudo-language. */
export function hardCodedTexts(runs: readonly TextRun[]): readonly string[] {
  return runs
    .filter(({ pieces }) => pieces.some(({ text }) => isHardCoded(text)))
    .map((run) => `${excerpt(run)} is not from a message file`);
}

/** Roles of the texts themselves, which `hardCodedTexts` reads. */
const texts = new Set(['StaticText', 'InlineTextBox']);

/** Names and descriptions for assistive technology in plain English. */
export async function hardCodedNames(page: Page): Promise<readonly string[]> {
  return (await accessibilityTree(page))
    .filter(({ role }) => !texts.has(role))
    .flatMap(({ role, name, description }) => [name, description].map((text) => ({ role, text })))
    .filter(({ text }) => isHardCoded(text))
    .map(({ role, text }) => `${role} named “${text}” is not from a message file`);
}
