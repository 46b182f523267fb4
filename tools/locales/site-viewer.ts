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
 * Builds English and one other language into `.site/preview-<tag>`, with pages that are not
 * complete. This is quicker than building the whole site.
 *
 * @throws Error if there is no such language, or with the last output of a build that fails.
 */
async function buildLanguage(tag: string): Promise<BuiltCopy> {
  if (isPseudo(tag)) return testSite();
  const tags = [...allLanguages, ...pseudoLanguages].map((language) => language.tag);
  if (!tags.includes(tag)) {
    throw new Error(`There is no language "${tag}". Use one of ${tags.join(', ')}.`);
  }
  const langs = [...new Set([sourceTag, tag])].join(',');
  return builtCopy(`preview-${tag}`, { LANGS: langs, UNTRANSLATED: 'show' });
}

/** Serves a language until the process ends; returns the URL of its home page. */
export async function preview(tag: string): Promise<string> {
  const port = chosenPort(process.env.PORT);
  const { origin } = await startServer({ ...(await buildLanguage(tag)), port });
  return origin + pagePath('home', tag);
}

/** Takes screenshots of each page next to English; returns the file that shows them. */
export async function shots(tag: string): Promise<string> {
  const options = {
    lang: [...new Set([sourceTag, tag])],
    page: routeIds,
    // A phone and a laptop, because texts wrap differently on each.
    width: ['320', '1280'],
    theme: ['light'],
    out: path.join('reports', 'preview', tag),
  };
  return takeScreenshots(options, await buildLanguage(tag));
}
