import { readHostingFacts } from '../../src/build/hosting/hosting-facts';
import { hostingDir, publicDir } from '../places';
import type { SiteFolders } from '../project-copy/built-copy';
import { isPseudo } from '../pseudo/pseudo-languages';
import { pseudoSite } from '../pseudo/pseudo-site';

/**
 * The built site that has a language: the one in `public/`, or for a pseudo-language the one for
 * tests, which is built when needed.
 *
 * @throws Error when `public/` holds no site or one without the language.
 */
export async function siteWith(tag: string, say: (line: string) => void): Promise<SiteFolders> {
  if (isPseudo(tag)) return pseudoSite(say);
  if (!readHostingFacts(hostingDir).pages.some((page) => page.tag === tag)) {
    throw new Error(
      `${publicDir}/ was built without "${tag}": run npm run build with a LANGS that names it, or with none.`,
    );
  }
  return { publicDir, hostingDir };
}
