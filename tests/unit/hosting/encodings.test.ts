import { acceptedEncoding } from '../../../src/build/hosting/encodings';

describe('the encoding for a browser that accepts', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip,deflate,br', 'br'],
    ['zstd;q=1.0,gzip;q=0.9', 'gzip'],
    ['gzip', 'gzip'],
    ['GZIP', 'gzip'],
    ['gzip ; q=0.5', 'gzip'],
    ['gzip;q=1', 'gzip'],
    ['gzip;q=1.000', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['gzip;Q=0.7', 'gzip'],
    ['br;q=0,gzip', 'gzip'],
    ['zstd', undefined],
    ['\tbr\t', 'br'],
    ['gzip;q=0', undefined],
    ['gzip;q=0.', undefined],
    ['gzip;q=0.000', undefined],
    ['x-gzip', undefined],
    ['gzipped', undefined],
    ['brotli', undefined],
    ['deflate, identity', undefined],
    ['*', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %s', (header, name) => {
    expect(acceptedEncoding(header)?.name).toBe(name);
  });
});
