import { sourceTag } from '../content/languages';
import { type RouteId, routes } from '../content/routes';
import { site } from '../content/site';

/** The path of a route in a language: `/pricing`, `/de/pricing`, `/`, `/de`. Never a trailing slash. */
export function pagePath(route: RouteId, tag: string): string {
  const { path } = routes[route];
  if (tag === sourceTag) return path;
  return path === '/' ? `/${tag}` : `/${tag}${path}`;
}

/** The absolute address of a route in a language. */
export function pageUrl(route: RouteId, tag: string): string {
  return site.siteOrigin + pagePath(route, tag);
}

/** The folder of the images for social networks, below the site's root. */
export const socialFolder = 'social';

/** The path of the image for social networks; status pages use the image of the home page. */
export function socialPicturePath(route: RouteId, tag: string): string {
  const shown = routes[route].kind === 'page' ? route : 'home';
  return `/${socialFolder}/${tag}/${shown}.png`;
}

/** The file of a page, named so that hosts serve its path by default, without a redirect. */
export function pageFile(route: RouteId, tag: string): string {
  const path = pagePath(route, tag);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
