import {
  commonHeaders,
  contentSecurityPolicy,
  documentHeaders,
} from '../../../src/build/hosting/headers';

const style = `sha256-${'A'.repeat(43)}=`;
const script = `sha384-${'b'.repeat(64)}`;
const hashes = { styles: [style], scripts: [script] };

function directives(policy: string): Map<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

describe('the content security policy', () => {
  it.each([
    ['default-src', "'none'"],
    ['script-src', `'self' '${script}'`],
    ['style-src', `'${style}'`],
    ['img-src', "'self'"],
    ['connect-src', "'self'"],
    ['manifest-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'loader'],
    ['upgrade-insecure-requests', ''],
  ])('says %s %s', (name, sources) => {
    expect(directives(contentSecurityPolicy(hashes)).get(name)).toBe(sources);
  });

  it('allows nothing else', () => {
    expect(directives(contentSecurityPolicy(hashes)).size).toBe(12);
    expect(contentSecurityPolicy(hashes)).not.toMatch(/unsafe|\*|https?:|data:|blob:/);
  });

  it('allows no style at all when no page has one', () => {
    const policy = contentSecurityPolicy({ styles: [], scripts: [] });
    expect(directives(policy).get('style-src')).toBe("'none'");
    expect(directives(policy).get('script-src')).toBe("'self'");
  });

  it.each([
    '',
    'unsafe-inline',
    "sha256-'; script-src *",
    'sha256-short=',
    `md5-${'A'.repeat(43)}=`,
  ])('rejects %j for a hash', (hash) => {
    const message = `The CSP source hash ${JSON.stringify(hash)} must look like`;
    expect(() => contentSecurityPolicy({ styles: [hash], scripts: [] })).toThrow(message);
    expect(() => contentSecurityPolicy({ styles: [], scripts: [hash] })).toThrow(message);
  });
});

describe('the common headers', () => {
  it.each([
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Content-Security-Policy', contentSecurityPolicy(hashes)],
  ])('hold %s: %s', (name, value) => {
    expect(commonHeaders(hashes)).toHaveProperty([name], value);
  });

  it('turn every feature off', () => {
    const features = commonHeaders(hashes)['Permissions-Policy']?.split(', ') ?? [];
    expect(features).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'usb=()']));
    for (const feature of features) expect(feature).toMatch(/^[a-z-]+=\(\)$/);
    expect(new Set(features).size).toBe(features.length);
  });

  it('fit between the quotes of every configuration', () => {
    for (const value of Object.values(commonHeaders(hashes)))
      expect(value).not.toMatch(/["\\$%\n]/);
  });

  it('leave the next page to rules in a file of the own origin', () => {
    expect(documentHeaders['Speculation-Rules']).toBe('"/speculation-rules.json"');
  });
});
