import path from 'node:path';
import { build } from 'esbuild';
import type { Page as Tab } from 'playwright-core';
import { sourceTag } from '../../src/content/languages';
import { launchChromium } from '../chromium';
import { openPage } from '../open-page';
import { serveEveryPage } from '../serve-every-page';
// For what it adds to the window.
import type {} from './listen';
import type { Stop } from './stop';
import type { Subject } from './subjects';

/** What is heard of a subject. */
export interface Reading {
  readonly subject: Subject;
  /** The title of the document. */
  readonly title: string;
  readonly stops: readonly Stop[];
}

async function compileReader(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.resolve('tools/transcripts/listen.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
  });
  return outputFiles[0]?.text ?? '';
}

async function read(tab: Tab, subject: Subject, origin: string): Promise<Reading> {
  const { page, opened } = subject;
  await openPage(tab, page, origin);
  if (opened) {
    await tab.locator(opened.button).click();
    await tab.locator('[role="dialog"], :popover-open').waitFor();
  }
  const stops = await tab.evaluate((part) => window.listen(part), opened?.reads ?? 'body');
  return { subject, title: await tab.title(), stops };
}

/**
 * Has a screen reader read the built site in Chromium.
 *
 * The window is narrow, where everything stands in one column and the order of the document is
 * that of the eye.
 *
 * @param onReading Learns of each reading as it comes.
 * @throws Error naming the page that cannot be read, or when the site is not built.
 */
export async function readSite(
  subjects: readonly Subject[],
  onReading: (reading: Reading) => void,
): Promise<void> {
  const script = await compileReader();
  const server = await serveEveryPage();
  try {
    const browser = await launchChromium();
    try {
      const tab = await browser.newPage({
        viewport: { width: 320, height: 800 },
        // The listener's own language, so that the site suggests no other.
        locale: sourceTag,
      });
      // Not the site's own, so its security policy lets it in.
      await tab.addInitScript({ content: script });
      for (const subject of subjects) {
        const reading = await read(tab, subject, server.origin).catch((cause: Error) => {
          throw new Error(`${subject.page.path}: ${subject.id}: ${cause.message}`, { cause });
        });
        onReading(reading);
      }
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
