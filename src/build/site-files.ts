import { sourceTag } from '../content/languages';
import { brandColors } from '../content/mark';
import { site } from '../content/site';
import { pageUrl } from '../i18n/paths';
import { listedPages, type Page } from './page-table';

/** The web app manifest: name, colours and icons. */
export function manifest(): string {
  return `${JSON.stringify({
    name: site.productName,
    start_url: '/',
    display: 'browser',
    background_color: brandColors.light.ground,
    theme_color: brandColors.light.ground,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })}\n`;
}

/** The sitemap: every listed page with its alternates in all languages. */
export function sitemap(pages: readonly Page[]): string {
  const listed = listedPages(pages);
  const entries = listed.map(({ route, tag }) => {
    const alternates = listed
      .filter((other) => other.route === route)
      .map((other) => alternate(other.tag, pageUrl(route, other.tag)));
    return `<url><loc>${pageUrl(route, tag)}</loc>${alternates.join('')}${alternate('x-default', pageUrl(route, sourceTag))}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

function alternate(tag: string, url: string): string {
  return `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`;
}

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${site.siteOrigin}/sitemap.xml\n`;
}

/** How to report a vulnerability (RFC 9116, which requires an expiry date). */
export function securityTxt(expires: string): string {
  return `Contact: mailto:${site.supportEmail}\nExpires: ${expires}T00:00:00Z\nCanonical: ${site.siteOrigin}/.well-known/security.txt\n`;
}
