/** Response headers in the order in which they are sent. */
export type HeaderTable = Readonly<Record<string, string>>;

/** CSP source hashes (`sha256-…`) of the inline style and script that every page carries. */
export interface SourceHashes {
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/** Names of the site's Trusted Types policies: only the loader adds scripts. */
const trustedTypesPolicies = ['loader'] as const;

/** Path of the speculation rules, with which browsers prerender the next page. */
const speculationRulesPath = '/speculation-rules.json';

// Features that Chromium supports on every system: it logs a warning for any other.
const features = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'unload',
  'usb',
  'window-management',
  'xr-spatial-tracking',
] as const;

function quoteHashes(hashes: readonly string[]): string[] {
  for (const hash of hashes) {
    if (!/^sha(?:256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/.test(hash)) {
      throw new Error(
        `The CSP source hash ${JSON.stringify(hash)} must look like "sha256-" and 44 base64 characters.`,
      );
    }
  }
  return hashes.map((hash) => `'${hash}'`);
}

/**
 * The Content-Security-Policy of every page: it allows only the inline style, the inline loader and
 * scripts from our origin. Speculation rules are sent as a header, so they need no exception.
 *
 * @throws Error if a hash is not valid.
 */
export function contentSecurityPolicy({ styles, scripts }: SourceHashes): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...quoteHashes(scripts)].join(' '),
    ['style-src', ...(styles.length > 0 ? quoteHashes(styles) : ["'none'"])].join(' '),
    "img-src 'self'",
    // The site itself does not connect, but Lighthouse fetches robots.txt from inside the page.
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies.join(' ')}`,
    // Browsers do not upgrade loopback addresses, so tests on http://localhost work.
    'upgrade-insecure-requests',
  ].join('; ');
}

/**
 * The headers of every response, including redirects and errors.
 *
 * @throws Error if a hash is not valid.
 */
export function commonHeaders(hashes: SourceHashes): HeaderTable {
  return {
    'Content-Security-Policy': contentSecurityPolicy(hashes),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
  };
}

/** Additional headers of HTML pages. */
export const documentHeaders = {
  'Speculation-Rules': `"${speculationRulesPath}"`,
} as const satisfies HeaderTable;
