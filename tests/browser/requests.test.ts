import { sharedBrowser } from '../support/browser-session';
import { pages } from '../support/published';

/** What a browser fetches of its own accord, when it is idle. */
const niceties = ['/icon.svg', '/manifest.webmanifest', '/speculation-rules.json'];

describe('a visit', () => {
  const { visit } = sharedBrowser();

  it.each(pages)('to $path needs one request and sets no cookie', async ({ path }) => {
    const faults: string[] = [];
    await visit(path, {
      onResponse: (response) => {
        const { pathname } = new URL(response.url());
        if (pathname !== path && !niceties.includes(pathname)) faults.push(pathname);
        if (!response.ok()) faults.push(`${pathname} answers ${response.status()}`);
        if (response.headers()['set-cookie']) faults.push(`${pathname} sets a cookie`);
      },
    });
    expect(faults).toEqual([]);
  });
});
