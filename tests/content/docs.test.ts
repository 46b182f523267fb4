import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'locales/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

/** Paths of this repository in backticks, such as `src/content/plans.ts`; patterns are left out. */
function namedPaths(markdown: string): readonly string[] {
  const paths = markdown.matchAll(/`((?:src|tests|tools|locales|docs|static)\/[^`\s<>*{}]+)`/g);
  return [...paths].map(([, named = '']) => named);
}

/** Targets of relative links. */
function linkedPaths(file: string, markdown: string): readonly string[] {
  return [...markdown.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target = '']) =>
    path.join(path.dirname(file), target),
  );
}

describe.each(documents)('%s', (file) => {
  const markdown = readFileSync(file, 'utf8');

  it('names and links only files that exist', () => {
    const named = [...namedPaths(markdown), ...linkedPaths(file, markdown)];
    expect(named.filter((target) => !existsSync(target))).toEqual([]);
  });

  it('names only scripts that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const named = [...markdown.matchAll(/`npm run ([\w:-]+)/g)].map(([, script = '']) => script);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});
