import { readProject } from '../../tools/locales/locales-project';
import { keysIn, readKeys, unusedTexts } from '../../tools/locales/unused-keys';

describe('The keys that code uses', () => {
  it.each<[what: string, source: string, keys: readonly string[]]>([
    ['in a call', "useTranslation('home'); t('hero.title');", ['home:home', 'home:hero.title']],
    ['of another file', "t('home:header.home');", ['home:header.home']],
    ['of one of two files', "useTranslation(['a', 'b']); t('c')", ['a:c', 'b:c']],
    ['of a file known at run time', 'useTranslation(id); t(`title`);', ['*:title']],
    ['with parts known at run time', 't(`\u0024{route}:meta.\u0024{id}`)', ['*:meta.*']],
    ['in an attribute', '<Trans i18nKey="a.b" />;', ['common:a.b']],
    ['in a query of message files', 'query(`allLocale`); a(header?.home)', ['*:header.home']],
    ['within a template', "f(` \u0024{t('a.b')}`);", ['common:a.b']],
    ['after an apostrophe', "// It's here.\nt('a.b');", ['common:a.b']],
  ])('are found %s', (_what, source, keys) => {
    expect(keysIn(source)).toEqual(expect.arrayContaining([...keys]));
  });

  it('are not in comments, or known only at run time', () => {
    expect(keysIn('t(`\u0024{id}:\u0024{path}`); t(`\u0024{id}`); "two words"')).toEqual([]);
    expect(keysIn("// t('a.b')\n/* t('a.c') */")).toEqual([]);
  });
});

describe('Texts', () => {
  it('are all used in this repository, and an unused one is found', async () => {
    const { english } = await readProject('.', []);
    const keys = await readKeys('.');
    expect(unusedTexts(english, keys)).toEqual([]);
    const others = keys.filter((key) => key !== 'home:hero.lead');
    expect(unusedTexts(english, others)).toEqual(['home:hero.lead']);
  });
});
