import type { BrowserContext } from '@playwright/test';

/** Written before the message of a policy violation. */
const violation = 'policy violation';

/**
 * Collects every issue that a browser reports from now on: console messages of any kind, errors,
 * violations of the content security policy and Trusted Types, failed requests, and requests to
 * another origin than that of the site in the window.
 */
export async function watch(context: BrowserContext, origin: () => string): Promise<string[]> {
  const issues: string[] = [];
  context.on('console', (message) =>
    issues.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
  );
  context.on('weberror', (error) => issues.push(`error: ${error.error().stack}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What the browser fetches of its own accord (icon, prerendering) ends with the page.
    if (reason === 'net::ERR_ABORTED' && request.resourceType() === 'other') return;
    issues.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin()) issues.push(`third party: ${request.url()}`);
  });
  await context.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', (event) =>
      console.error(prefix, event.effectiveDirective, event.blockedURI, event.sample),
    );
  }, violation);
  return issues;
}

/** What the visitor's device keeps of the pages that are open: nothing, one hopes. */
export async function keptOnDevice(context: BrowserContext): Promise<readonly string[]> {
  const kept = (await context.cookies()).map(({ name }) => `cookie: ${name}`);
  for (const page of context.pages()) {
    kept.push(
      ...(await page.evaluate(async () => {
        const names = async (place: string, read: () => unknown) => {
          // A test may have forbidden the page to use a storage at all.
          const found = await Promise.resolve()
            .then(read)
            .catch(() => []);
          return (found as readonly unknown[]).map((name) => `${place}: ${String(name)}`);
        };
        const places = [
          names('cookie', () => document.cookie.split(';').filter(Boolean)),
          names('localStorage', () => Object.keys(localStorage)),
          names('sessionStorage', () => Object.keys(sessionStorage)),
          names('cache', () => caches.keys()),
          names('database', async () => (await indexedDB.databases()).map(({ name }) => name)),
          names('service worker', async () =>
            (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
          ),
        ];
        return (await Promise.all(places)).flat();
      })),
    );
  }
  return kept;
}
