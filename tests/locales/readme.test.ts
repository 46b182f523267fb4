import { readFileSync } from 'node:fs';
import { knownLanguages } from '../../src/content/known-languages';
import { parseGlossary } from '../../tools/locales/glossary';
import { copyWorkshop } from '../support/workshop-copy';

const readme = readFileSync('locales/README.md', 'utf8');

describe('The guide for translators', () => {
  it('has a line of style for each language, under its own name', () => {
    const rows = Array.from(
      readme.matchAll(/^\| `([a-z]{2})` \| ([^|]+) \| [^|]+ \| [^|]+ \|$/gm),
      ([, tag, name]) => [tag, name],
    );
    expect(rows).toEqual(knownLanguages.map(({ tag, endonym }) => [tag, endonym]));
  });

  it('names only commands that there are, and all of them', async () => {
    const copy = await copyWorkshop();
    const { said } = await copy.run('--help');
    await copy.remove();
    const commands = Array.from(said.matchAll(/^ {2}([a-z-]+) /gm), ([, name]) => name);
    const named = Array.from(readme.matchAll(/npm run locales -- ([a-z-]+)/g), ([, name]) => name);
    const table = readme.split('## All commands')[1]?.split('## For')[0] ?? '';
    const listed = Array.from(table.matchAll(/`([a-z-]+)(?: [^`]*)?`/g), ([, name]) => name);
    expect(named.filter((name) => !commands.includes(name))).toEqual([]);
    expect(commands.filter((name) => name !== 'help' && !listed.includes(name))).toEqual([]);
  });

  it('shows an entry of the glossary that the program can read', () => {
    const [, languages] = readme.match(/^ *("nl": \{ "use".*\})$/m) ?? [];
    const text = `{ "plan": { "english": ["plan"], "meaning": "x", "languages": { ${languages} } } }`;
    const { glossary, findings } = parseGlossary(text);
    expect(findings).toEqual([]);
    expect(Object.keys(glossary[0]?.languages.nl ?? {})).toEqual(['use', 'avoid', 'except']);
  });

  it('imports from where the export is written, and exports files that there are', async () => {
    const copy = await copyWorkshop();
    await copy.run('add', 'nl');
    const commands = readme.matchAll(/^npm run locales -- ((?:export|import) nl?.*?) *(?:#.*)?$/gm);
    const outcomes = [];
    for (const [, words = ''] of commands) outcomes.push(await copy.run(...words.split(' ')));
    const { failed } = await copy.run('import', readme.match(/-- import (\S+)/)?.[1] ?? '');
    await copy.remove();
    expect(outcomes.map((outcome) => outcome.failed)).toEqual([false, false, false, false]);
    expect(failed).toBe(false);
  });
});
