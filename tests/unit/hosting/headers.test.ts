import { commonHeaders, contentSecurityPolicy } from '../../../src/build/hosting/headers';

const style = `sha256-${'A'.repeat(43)}=`;
const script = `sha384-${'b'.repeat(64)}`;
const hashes = { styles: [style], scripts: [script] };

describe('The content security policy', () => {
  it('only allows what the site needs', () => {
    expect(contentSecurityPolicy(hashes).split('; ').toSorted()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "img-src 'self'",
      "manifest-src 'self'",
      "require-trusted-types-for 'script'",
      `script-src 'self' '${script}'`,
      `style-src '${style}'`,
      'trusted-types loader',
      'upgrade-insecure-requests',
    ]);
  });

  it.each(['', 'unsafe-inline', "sha256-'; script-src *", 'sha256-short='])(
    'rejects the hash %j',
    (hash) => {
      const message = `The CSP source hash ${JSON.stringify(hash)} must look like`;
      expect(() => contentSecurityPolicy({ styles: [hash], scripts: [] })).toThrow(message);
      expect(() => contentSecurityPolicy({ styles: [], scripts: [hash] })).toThrow(message);
    },
  );
});

describe('The headers', () => {
  const { 'Permissions-Policy': permissions = '', ...others } = commonHeaders(hashes);

  it('of every response isolate the site from others', () => {
    expect(others).toEqual({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': contentSecurityPolicy(hashes),
    });
  });

  it('turn every feature off', () => {
    const features = permissions.split(', ');
    expect(features).toEqual(expect.arrayContaining(['camera=()', 'geolocation=()', 'usb=()']));
    expect(features.filter((feature) => !/^[a-z-]+=\(\)$/.test(feature))).toEqual([]);
  });
});
