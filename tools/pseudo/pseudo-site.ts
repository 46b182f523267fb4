import { builtCopy, type SiteFolders } from '../project-copy/built-copy';
import { languagesWithPseudo } from './pseudo-languages';
import { pseudoText } from './pseudo-text';

/** Folder of the site in pseudo-languages, below that of the build's other products. */
export const pseudoSiteName = 'pseudo';

/**
 * The site in English and the pseudo-languages, built when its sources changed since last time.
 *
 * @throws Error with the build's last words when it fails.
 */
export function pseudoSite(say: (line: string) => void): Promise<SiteFolders> {
  return builtCopy(pseudoSiteName, {
    others: { languages: languagesWithPseudo, translate: pseudoText },
    say,
  });
}
