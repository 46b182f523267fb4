import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../tools/chromium';

/** Where reports go. */
const reports = path.resolve('reports', 'e2e');

export default defineConfig({
  testDir: '.',
  outputDir: path.join(reports, 'artifacts'),
  // Of the transcripts, the only files that are compared as a whole.
  snapshotPathTemplate: '{testDir}/en/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A page of 20,000 words in every state, on a machine that may be busy.
  timeout: 300_000,
  // Numbers beyond the cores only make every test slower.
  workers: '100%',
  reporter: [['./reporter.ts'], ['junit', { outputFile: path.join(reports, 'junit.xml') }]],
  use: {
    launchOptions: chromiumOptions(),
    actionTimeout: 10_000,
    // Scrolling then ends where it begins.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'a11y', testDir: 'a11y' },
    ...['behaviour', 'pseudo', 'transcripts'].map((name) => ({
      name,
      testDir: name,
      use: {
        screenshot: 'only-on-failure',
        // Its snapshots of the document say more than a film, which takes a fifth of the time.
        trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
      } as const,
    })),
  ],
});
