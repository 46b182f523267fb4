import { allLanguages, sourceTag } from '../../src/content/languages';
import { builtCopy, type SiteFolders } from '../project-copy/built-copy';
import { isPseudo, pseudoLanguages } from '../pseudo/pseudo-languages';
import { pseudoSite } from '../pseudo/pseudo-site';

/**
 * Builds one language, and English beside it, in `.site/preview-<tag>`: quicker than the whole
 * site, and `public/` stays as it is. What did not change since last time is not built again. Words
 * that are still English are shown.
 *
 * @throws Error when there is no such language, or with the build's last words when it fails.
 */
export async function previewSite(tag: string, say: (line: string) => void): Promise<SiteFolders> {
  if (isPseudo(tag)) return pseudoSite(say);
  const tags: readonly string[] = allLanguages.map((language) => language.tag);
  if (!tags.includes(tag)) {
    const known = [...tags, ...pseudoLanguages.map((language) => language.tag)].join(', ');
    throw new Error(`There is no language "${tag}". Use one of ${known}.`);
  }
  const langs = [...new Set([sourceTag, tag])].join(',');
  return builtCopy(`preview-${tag}`, { langs, untranslated: 'show', say });
}
