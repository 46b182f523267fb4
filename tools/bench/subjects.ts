import { listedPages, type Page } from '../../src/build/page-table';
import { sourceTag } from '../../src/content/languages';

/** Greek letters take two bytes each and compress worst of all the site's scripts. */
const heaviestTag = 'el';

/** The pages that are measured: all those in English, and in Greek as far as they are built. */
export function measuredPages(pages: readonly Page[]): readonly Page[] {
  return [sourceTag, heaviestTag].flatMap((tag) => pages.filter((page) => page.tag === tag));
}

/** Of those, the pages that answer with status 200. */
export function visitedPages(pages: readonly Page[]): readonly Page[] {
  return listedPages(measuredPages(pages));
}

/** One page of each language: a dialog is the same on every page. */
export function homePages(pages: readonly Page[]): readonly Page[] {
  return measuredPages(pages).filter(({ route }) => route === 'home');
}
