import { keyUses, readKeyUses, unusedKeys } from '../../tools/locales/unused-keys';
import { readWorkshop } from '../../tools/locales/workshop';

/** The keys of a piece of code; those in brackets are only texts that may be handed on. */
const keysOf = (source: string) =>
  keyUses('src/a.tsx', source).map(({ namespaces, key, isAsked }) => {
    const name = `${namespaces.join('|')}:${key}`;
    return isAsked ? name : `(${name})`;
  });

describe('The keys that code asks for', () => {
  it.each<[what: string, source: string, key: string]>([
    ['in a call', "useTranslation('home'); t('hero.title');", 'home:hero.title'],
    ['of another file', "useTranslation('home'); t('common:header.home');", 'common:header.home'],
    ['without a file', "t('skipLink');", 'common:skipLink'],
    ['of one of two files', "useTranslation(['error', 'home']); t('title')", 'error|home:title'],
    ['of a file known later', 'useTranslation(id); t(`title`);', '*:title'],
    ['with parts known later', 't(`\u0024{route}:meta.\u0024{id}` as "skipLink")', '*:meta.*'],
    ['of which there are two', "t(free ? 'a' : 'b');", '(common:b)'],
    ['in an attribute', '<Trans i18nKey="a.b" />;', 'common:a.b'],
    ['in an expression', '<RichText messageKey={`home:a.\u0024{lane}.b`} />;', 'home:a.*.b'],
    ['in a variable', "const key = 'hero.lead'; t(key);", '(common:hero.lead)'],
    ['in a query of message files', 'query(`allLocale`); a(header?.home)', '(*:header.home)'],
    ['within a template', "f(` \u0024{t('a.b')}`);", 'common:a.b'],
    ['beside an apostrophe', "// It's here.\nt('a.b');", 'common:a.b'],
  ])('are found %s', (_what, source, key) => {
    expect(keysOf(source)).toContain(key);
  });

  it('are not those of other functions, in comments, or wholly known later', () => {
    expect(keysOf("other('a.b');")).toEqual(['(common:a.b)']);
    expect(keysOf('t(`\u0024{id}:\u0024{path}`); t(`\u0024{id}`); "two words"')).toEqual([]);
    expect(keysOf("// t('a.b')\n/* t('a.c') */")).toEqual([]);
  });
});

describe('Texts and code', () => {
  it('fit each other in this repository', async () => {
    const { english } = await readWorkshop('.', []);
    expect(unusedKeys(english, await readKeyUses('.'))).toEqual([]);
  });

  it('do not where a text is used no more, or a key is misspelt', async () => {
    const { english } = await readWorkshop('.', []);
    const uses = await readKeyUses('.');
    const changed = uses.map((one) =>
      one.key === 'hero.lead' ? { ...one, key: 'hero.led' } : one,
    );
    const findings = unusedKeys(english, changed).map(({ file, key }) => `${file} ${key}`);
    expect(findings).toEqual(
      expect.arrayContaining([
        'locales/en/home.json hero.lead',
        'src/components/home/hero.tsx hero.led',
      ]),
    );
  });
});
