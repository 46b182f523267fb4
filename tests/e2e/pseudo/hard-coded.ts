import type { Page } from '@playwright/test';
import { accessibilityTree } from '../a11y/accessibility-tree';
import { withoutFacts } from './facts';
import { excerpt, type TextRun } from './text-runs';

/** In a pseudo-language every letter of a message has an accent. */
const plainLetter = /[a-z]/i;

const isHardCoded = (text: string): boolean => plainLetter.test(withoutFacts(text));

/** Texts that are not from a message file. Needs a page in a pseudo-language. */
export function hardCodedTexts(runs: readonly TextRun[]): readonly string[] {
  return runs
    .filter(({ pieces }) => pieces.some(({ text }) => isHardCoded(text)))
    .map((run) => `${excerpt(run)} is not from a message file`);
}

/** Text nodes, which `hardCodedTexts` checks. */
const textRoles = new Set(['StaticText', 'InlineTextBox']);

/** Accessible names and descriptions that are not from a message file. */
export async function hardCodedNames(page: Page): Promise<readonly string[]> {
  return (await accessibilityTree(page))
    .filter(({ role }) => !textRoles.has(role))
    .flatMap(({ role, name, description }) => [name, description].map((text) => ({ role, text })))
    .filter(({ text }) => isHardCoded(text))
    .map(({ role, text }) => `${role} named “${text}” is not from a message file`);
}
