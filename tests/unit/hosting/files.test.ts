import { compressors } from '../../../src/build/compress';
import { cacheControl, contentType, isCompressible } from '../../../src/build/hosting/files';

const hour = 'public, max-age=3600';
const forGood = 'public, max-age=31536000, immutable';

describe('The files of the built site', () => {
  it.each([
    ['index.html', 'text/html; charset=utf-8', 'no-cache, no-transform', true],
    ['framework-0123456789abcdef0123.js', 'text/javascript; charset=utf-8', forGood, true],
    ['picture-0123456789abcdef.png', 'image/png', forGood, false],
    ['dialogs-dead.js', 'text/javascript; charset=utf-8', hour, true],
    ['icon.svg', 'image/svg+xml', hour, true],
    ['manifest.webmanifest', 'application/manifest+json', hour, true],
    ['speculation-rules.json', 'application/speculationrules+json', hour, true],
    ['other-speculation-rules.json', 'application/json', hour, true],
    ['sitemap.xml', 'application/xml', hour, true],
    ['.well-known/security.txt', 'text/plain; charset=utf-8', hour, true],
    ['index.html.br', 'application/octet-stream', hour, false],
  ])('%s: %s, %s, with compressed copies: %s', (file, type, cache, compressible) => {
    expect(contentType(file)).toBe(type);
    expect(cacheControl(file)).toBe(cache);
    expect(isCompressible(file)).toBe(compressible);
  });

  it('are compressed without time and operating system (RFC 1952)', async () => {
    const copy = await compressors.gzip(Buffer.from('text'));
    expect(Buffer.from(copy.subarray(0, 10)).toString('hex')).toBe('1f8b08000000000002ff');
  });
});
