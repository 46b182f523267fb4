import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../src/build/loader';
import { hostingDir } from '../../src/build/places';
import { type BuiltPage, builtPage, everyPage, readBuilt } from '../support/site-pages';

/** Scripts that browsers run; JSON is data. */
const executable = ({ $ }: BuiltPage) =>
  $('script')
    .toArray()
    .filter((script) => !/^application\/(?:ld\+)?json$/.test($(script).attr('type') ?? ''));
const texts = ({ html }: BuiltPage, element: RegExp) =>
  [...html.matchAll(element)].map(([, text]) => text ?? '');
const styles = (page: BuiltPage) => texts(page, /<style[^>]*>([\s\S]*?)<\/style>/g);
const loaders = (page: BuiltPage) => texts(page, /<script>([\s\S]*?)<\/script>/g);

/** The sources that a directive of the policy allows. */
function allowed(directive: string): readonly string[] {
  const policy = readBuilt('_headers')
    .toString('utf8')
    .match(/^\/\*\n(?: {2}.+\n)*? {2}Content-Security-Policy: (.+)$/m)?.[1];
  const found = policy?.split('; ').find((part) => part.split(' ')[0] === directive);
  return found?.split(' ').slice(1) ?? [];
}

/** Attributes that make a browser fetch or send something. */
const fetching = 'src srcset poster data background ping action formaction manifest'.split(' ');

const [[, firstPage]] = everyPage as [(typeof everyPage)[number]];

describe.each(everyPage)('The page %s', (_path, page) => {
  const built = () => builtPage(page);

  it('has one inline style', () => {
    expect(styles(built())).toHaveLength(1);
    expect(built().$('style').parent().prop('tagName')).toBe('HEAD');
  });

  it('has one script that runs, the loader, the same as every other page', () => {
    const attributes = executable(built()).map((script) => built().$(script).attr());
    expect(attributes).toEqual([{}]);
    expect(loaders(built())).toEqual(loaders(builtPage(firstPage)).slice(0, 1));
  });

  it('carries only inline text whose hash the policy holds', () => {
    const hashes = (parts: readonly string[]) => parts.map((part) => `'${hashOf(part, 'sha256')}'`);
    expect(allowed('style-src')).toEqual(expect.arrayContaining(hashes(styles(built()))));
    expect(allowed('script-src')).toEqual(["'self'", ...hashes(loaders(built()))]);
  });

  it('has no style attribute and no event handler', () => {
    const { $ } = built();
    const refused = $('*')
      .toArray()
      .flatMap((element) => Object.keys($(element).attr() ?? {}))
      .filter((name) => name === 'style' || name.startsWith('on'));
    expect(refused).toEqual([]);
  });

  it('can be read with one request: it fetches icon and manifest at most', () => {
    const { $ } = built();
    const attributes = $('*')
      .toArray()
      .flatMap((element) => Object.keys($(element).attr() ?? {}))
      .filter((name) => fetching.includes(name));
    expect(attributes).toEqual([]);
    const rels = $('link')
      .toArray()
      .map((link) => $(link).attr('rel'));
    const free = ['canonical', 'alternate', 'icon', 'apple-touch-icon', 'manifest'];
    expect(rels.filter((rel) => !free.includes(rel ?? ''))).toEqual([]);
    expect($('iframe, object, embed, img, video, audio, use, base, form').length).toBe(0);
  });

  it('asks no other origin for anything', () => {
    const { $ } = built();
    const own = $('link')
      .not('[rel="canonical"], [rel="alternate"]')
      .toArray()
      .map((link) => $(link).attr('href'));
    expect(own.filter((href) => !href?.startsWith('/') || href.startsWith('//'))).toEqual([]);
    expect(styles(built()).join()).not.toMatch(/url\(|@import|@font-face|image-set\(/);
  });
});

describe('The policy', () => {
  it('allows no style that no page has', () => {
    const used = everyPage.flatMap(([, page]) => styles(builtPage(page)));
    const hashes = new Set(used.map((style) => `'${hashOf(style, 'sha256')}'`));
    expect(new Set(allowed('style-src'))).toEqual(hashes);
  });

  it('allows nothing that is unsafe', () => {
    expect(readBuilt('_headers').toString('utf8')).not.toMatch(
      /unsafe-|script-src [^;]*https?:|\*;/,
    );
  });

  it('is the same in the configuration of nginx', () => {
    const config = readFileSync(path.join(hostingDir, 'nginx.conf'), 'utf8');
    const hashes = [...allowed('style-src'), ...allowed('script-src')];
    for (const hash of hashes) expect(config).toContain(hash);
  });

  it('lets browsers check the dialogs’ code: the loader asks for it by its hash', () => {
    const [loader = ''] = loaders(builtPage(firstPage));
    const scripts = [...loader.matchAll(/\["(\/[^"]+\.js)","(sha384-[^"]+)"\]/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, address = '', hash] of scripts) {
      expect(hashOf(readBuilt(address.slice(1)), 'sha384')).toBe(hash);
    }
  });
});
