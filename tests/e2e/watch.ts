import type { BrowserContext } from '@playwright/test';

const violation = 'policy violation';

/**
 * Collects everything that the browser reports from now on: console messages, errors, violations of
 * the content security policy and Trusted Types, failed requests, and requests to other origins.
 */
export async function watch(context: BrowserContext, origin: () => string): Promise<string[]> {
  const issues: string[] = [];
  context.on('console', (message) =>
    issues.push(`console ${message.type()}: ${message.text()} (${message.location().url})`),
  );
  context.on('weberror', (error) => issues.push(`error: ${error.error().stack}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // What the browser requests by itself (icon, prerendering) ends with the page.
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

/** Everything that the open pages have stored in the browser. */
export async function storedOnDevice(context: BrowserContext): Promise<readonly string[]> {
  const stored = (await context.cookies()).map(({ name }) => `cookie: ${name}`);
  for (const page of context.pages()) {
    stored.push(
      ...(await page.evaluate(async () => {
        const names = async (place: string, read: () => unknown) => {
          // A test may have blocked a storage.
          const found = await Promise.resolve()
            .then(read)
            .catch(() => []);
          return (found as readonly unknown[]).map((name) => `${place}: ${String(name)}`);
        };
        const places = [
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
  return stored;
}
