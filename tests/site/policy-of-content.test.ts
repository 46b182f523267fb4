import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../src/build/loader';
import { hostingDir } from '../../src/build/paths';
import {
  attributesOf,
  type BuiltPage,
  builtPage,
  everyPage,
  readBuilt,
} from '../support/site-pages';

/** The attributes of the scripts that browsers run, which JSON is not. */
const executable = (page: BuiltPage) =>
  attributesOf(page, 'script').filter(
    ({ type = '' }) => !/^application\/(?:ld\+)?json$/.test(type),
  );
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

/** Attributes that make a browser send a request. */
const fetching = 'src srcset poster data background ping action formaction manifest'.split(' ');

const [[, firstPage]] = everyPage as [(typeof everyPage)[number]];

const hashes = (parts: readonly string[]) => parts.map((part) => `'${hashOf(part, 'sha256')}'`);

describe.each(everyPage)('The page %s', (_path, page) => {
  const built = () => builtPage(page);

  it('has one inline style and one script, whose hashes are in the policy', () => {
    const [style, ...more] = styles(built());
    expect([built().$('style').parent().prop('tagName'), more]).toEqual(['HEAD', []]);
    expect(allowed('style-src')).toEqual(expect.arrayContaining(hashes([style ?? ''])));
    expect(executable(built())).toEqual([{}]);
    expect(allowed('script-src')).toEqual(["'self'", ...hashes(loaders(built()))]);
  });

  it('needs one request, apart from icons and manifest on its own origin', () => {
    const { $ } = built();
    const attributes = attributesOf(built(), '*').flatMap(Object.keys);
    const isRefused = (name: string) => fetching.includes(name) || /^(?:style$|on)/.test(name);
    expect(attributes.filter(isRefused)).toEqual([]);
    const links = attributesOf(built(), 'link:not([rel="canonical"], [rel="alternate"])');
    const fetched = links.map(({ rel, href }) => `${rel} ${href}`);
    const isOwn = /^(?:icon|apple-touch-icon|manifest) \/(?!\/)/;
    expect(fetched.filter((link) => !isOwn.test(link))).toEqual([]);
    expect($('iframe, object, embed, img, video, audio, use, base, form').length).toBe(0);
    expect(styles(built()).join()).not.toMatch(/url\(|@import|@font-face|image-set\(/);
  });
});

describe('The policy', () => {
  it('only allows styles that a page has', () => {
    const used = everyPage.flatMap(([, page]) => styles(builtPage(page)));
    expect(new Set(allowed('style-src'))).toEqual(new Set(hashes(used)));
  });

  it('allows nothing unsafe', () => {
    expect(readBuilt('_headers').toString('utf8')).not.toMatch(
      /unsafe-|script-src [^;]*https?:|\*;/,
    );
  });

  it('is the same in the configuration of nginx', () => {
    const config = readFileSync(path.join(hostingDir, 'nginx.conf'), 'utf8');
    for (const source of [...allowed('style-src'), ...allowed('script-src')])
      expect(config).toContain(source);
  });

  it('has integrity hashes for the dialogs’ code in the loader', () => {
    const [loader = ''] = loaders(builtPage(firstPage));
    const scripts = [...loader.matchAll(/\["(\/[^"]+\.js)","(sha384-[^"]+)"\]/g)];
    expect(scripts.length).toBeGreaterThan(0);
    for (const [, address = '', hash] of scripts) {
      expect(hashOf(readBuilt(address.slice(1)), 'sha384')).toBe(hash);
    }
  });
});
