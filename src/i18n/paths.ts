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

/** The file that holds a page, so that a host with default settings serves its path without a redirect. */
export function pageFile(route: RouteId, tag: string): string {
  const path = pagePath(route, tag);
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
