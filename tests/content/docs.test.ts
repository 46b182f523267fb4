import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'locales/README.md'],
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

it.each(documents)('%s only mentions files and scripts that exist', (file) => {
  const markdown = readFileSync(file, 'utf8');
  const found = (pattern: RegExp) => [...markdown.matchAll(pattern)].map(([, name = '']) => name);
  // Paths of this repository in backticks, such as `src/content/plans.ts`; patterns are left out.
  const named = found(/`((?:src|tests|tools|locales|docs|static)\/[^`\s<>*{}]+)`/g);
  const linked = found(/\]\((?!https?:|#)([^)#\s]+)/g).map((target) =>
    path.join(path.dirname(file), target),
  );
  const missing = [...named, ...linked].filter((target) => !existsSync(target));
  const unknown = found(/`npm run ([\w:-]+)/g).filter((script) => !(script in scripts));
  expect([...missing, ...unknown]).toEqual([]);
});
