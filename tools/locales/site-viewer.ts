import path from 'node:path';
import { allLanguages, sourceTag } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { pagePath } from '../../src/i18n/paths';
import { type BuiltCopy, builtCopy } from '../project-copy';
import { isPseudo, pseudoLanguages } from '../pseudo/pseudo-languages';
import { takeScreenshots } from '../screenshots';
import { chosenPort, startServer } from '../serve';
import { testSite } from '../test-site';

/**
 * Builds one language, and English beside it, in `.site/preview-<tag>`: quicker than the whole
 * site, and `public/` stays as it is. Words that are still English are shown.
 *
 * @throws Error when there is no such language, or with the build's last words when it fails.
 */
async function builtIn(tag: string): Promise<BuiltCopy> {
  if (isPseudo(tag)) return testSite();
  const known = [...allLanguages, ...pseudoLanguages].map((language) => language.tag);
  if (!known.includes(tag)) {
    throw new Error(`There is no language "${tag}". Use one of ${known.join(', ')}.`);
  }
  const langs = [...new Set([sourceTag, tag])].join(',');
  return builtCopy(`preview-${tag}`, { LANGS: langs, UNTRANSLATED: 'show' });
}

/** Serves a language until the process ends; returns the address of its home page. */
export async function preview(tag: string): Promise<string> {
  const port = chosenPort(process.env.PORT);
  const { origin } = await startServer({ ...(await builtIn(tag)), port });
  return origin + pagePath('home', tag);
}

/** Takes pictures of the pages in a language beside English; returns the file that lists them. */
export async function shots(tag: string): Promise<string> {
  const options = {
    lang: [...new Set([sourceTag, tag])],
    page: routeIds,
    // A phone and a laptop: texts break differently on each.
    width: ['320', '1280'],
    theme: ['light'],
    out: path.join('reports', 'preview', tag),
  };
  return takeScreenshots(options, await builtIn(tag));
}
