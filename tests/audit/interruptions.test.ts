import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { audit } from '../../tools/audit/audit';
import { launchChromium } from '../../tools/chromium';

describe('an audit that meets trouble', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'audit-'));
  });

  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const routes = ['enterprise', 'not-found', 'error'] as const;
  const options = { routes, tags: ['en'], quick: true, record: false, workers: 1 };

  it('keeps what it found when the browser dies, and says so', async () => {
    const result = await audit(options, folder, async () => {
      const browser = await launchChromium();
      // The third page is one too many for it.
      let visits = 0;
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (settings) => {
        const context = await newContext(settings);
        context.on('request', (request) => {
          if (request.isNavigationRequest() && ++visits === 5) void browser.close();
        });
        return context;
      };
      return browser;
    });
    expect(result.pages.map(({ path }) => path)).toEqual(['/enterprise', '/404']);
    expect(result.stopped).toBe(
      'The audit stopped after 2 of 3 pages: the browser ended. Run it again.',
    );
  });

  it('says in one message that a site cannot be reached', async () => {
    const url = new URL('http://localhost:9/');
    await expect(audit({ ...options, url }, folder)).rejects.toThrow(
      /^--url http:\/\/localhost:9\/ cannot be reached: .*Check the address and the network\.$/,
    );
  });

  it('passes on that there is no browser', async () => {
    const missing = () => Promise.reject(new Error('There is no Chromium on this machine.'));
    await expect(audit(options, folder, missing)).rejects.toThrow(
      'There is no Chromium on this machine.',
    );
  });
});
