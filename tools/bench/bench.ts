import type { Browser } from 'playwright-core';
import { launchChromium } from '../chromium';
import { openBuiltSite } from './built-site';
import { describeMachine } from './machine';
import { measureBuild } from './measure-build';
import { measureBytes } from './measure-bytes';
import { measureDialog } from './measure-dialog';
import { measureLighthouse } from './measure-lighthouse';
import { measureLoad } from './measure-load';
import type { BenchOptions } from './options';
import type { BenchReport } from './report';
import { runSteps } from './run-steps';

/** Makes something once, when it is first asked for; a failure comes back each time. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Measures what was asked for; a step that fails is put down in the report. */
export async function bench(
  { only, runs, languages }: BenchOptions,
  say: (line: string) => void,
): Promise<BenchReport> {
  const site = once(openBuiltSite);
  let browser: Browser | undefined;
  let version: string | undefined;
  const chromium = async () => {
    browser ??= await launchChromium();
    version = `Chromium ${browser.version()}`;
    return browser;
  };
  const closeChromium = async () => {
    await browser?.close();
    browser = undefined;
  };
  const { results, failures } = await runSteps(
    only,
    {
      bytes: async () => measureBytes(await site(), await chromium()),
      lighthouse: async () => {
        const built = await site();
        await chromium();
        // A second browser would take time from the one that is measured.
        await closeChromium();
        return measureLighthouse(built, runs, say);
      },
      dialog: async () => measureDialog(await site(), await chromium(), runs, say),
      build: async () => {
        await closeChromium();
        return measureBuild(languages, say);
      },
      load: async () => {
        await closeChromium();
        return measureLoad(await site(), say);
      },
    },
    say,
  );
  await closeChromium();
  const day = new Date().toISOString().slice(0, 10);
  return { day, machine: describeMachine(version), runs, results, failures };
}
