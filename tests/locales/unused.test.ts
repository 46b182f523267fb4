import { codeKeys } from '../../tools/locales/code-keys';
import { readCodeKeys, unusedKeys } from '../../tools/locales/unused-keys';
import { readWorkshop } from '../../tools/locales/workshop';

const keysOf = (source: string) =>
  codeKeys('src/a.tsx', source).map(({ namespaces, key, guess }) =>
    [`${namespaces.join('|')}:${key}`, ...(guess ? ['guess'] : [])].join(' '),
  );
const home = "const { t } = useTranslation('home');";

describe('The keys that code asks for', () => {
  it.each<[what: string, source: string, keys: readonly string[]]>([
    ['in a call', `${home} t('hero.title');`, ['home:hero.title']],
    ['of another file', `${home} t('common:header.home');`, ['common:header.home']],
    ['without a file', "t('skipLink');", ['common:skipLink']],
    [
      'of one of two files',
      "useTranslation(['not-found', 'common']); t('title');",
      ['not-found|common:title'],
    ],
    ['of a file known later', 'useTranslation(id); t(`title`);', ['*:title']],
    ['with a part known later', `${home} t(\`steps.\${id}.title\`);`, ['home:steps.*.title']],
    ['with a file known later', 't(`\u0024{route}:meta.\u0024{id}` as "skipLink");', ['*:meta.*']],
    ['of which there are two', `${home} t(free ? 'a' : 'b');`, ['home:a', 'home:b']],
    ['in an attribute', '<Trans i18nKey="a.b" />;', ['common:a.b']],
    [
      'in an expression',
      '<RichText messageKey={`home:example.\u0024{lane}.answer`} />;',
      ['home:example.*.answer'],
    ],
    [
      'in a variable',
      `${home} const key = 'hero.lead'; t(key);`,
      ['home:home guess', 'home:hero.lead guess'],
    ],
    ['that are wholly known later', 't(`\u0024{id}:\u0024{path}`);', []],
    [
      'in a query of message files',
      'query(`allLocale`); const { header } = JSON.parse(data); a(header?.home, x[0].y);',
      ['*:JSON.parse guess', '*:header.home guess'],
    ],
    ['nowhere', "const a = 'hero.title'; other('hero.title');", []],
  ])('are found %s', (_what, source, keys) => {
    expect(keysOf(source)).toEqual(keys);
  });
});

describe('Texts and code', () => {
  it('fit each other in this repository', async () => {
    const { english } = await readWorkshop('.', []);
    expect(unusedKeys(english, await readCodeKeys('.'))).toEqual([]);
  });

  it('do not where a text is used no more, or a key is misspelt', async () => {
    const { english } = await readWorkshop('.', []);
    const uses = await readCodeKeys('.');
    const use = uses.find(({ key }) => key === 'hero.lead');
    const changed = uses.map((one) => (one === use ? { ...one, key: 'hero.led' } : one));
    const findings = unusedKeys(english, changed);
    expect(findings.map(({ file, key }) => `${file} ${key}`)).toEqual([
      'locales/en/home.json hero.lead',
      expect.stringMatching(/^src\/components\/home\/hero\.tsx hero\.led$/),
    ]);
  });
});
