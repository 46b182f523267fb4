import type { HeadProps } from 'gatsby';
import { allLanguages, sourceTag } from '../../content/languages';
import { brandColors, socialPicture } from '../../content/mark';
import { type RouteId, routes } from '../../content/routes';
import { site } from '../../content/site';
import type { PageContext } from '../../i18n/page-context';
import { pageMeta } from '../../i18n/page-meta';
import { pageUrl, socialPicturePath } from '../../i18n/paths';
import { listedTags } from '../../i18n/publication';
import { structuredData } from '../../i18n/structured-data';
import type { PageMessages } from '../../i18n/translator';

export type DocumentHeadProps = HeadProps<PageMessages, PageContext>;

/**
 * The head of a page: language, title, description, addresses in all languages, cards for social
 * networks, structured data, icons. Hooks do not work in Gatsby's `Head`, so everything comes from
 * the page's query. A legal page in another language that shows the English text is not indexed, and
 * its canonical link leads to the English page.
 */
export function DocumentHead({
  route,
  data,
  pageContext: { language: tag, publication },
}: DocumentHeadProps & { readonly route: RouteId }) {
  const text = publication[tag]?.[route];
  const language = allLanguages.find((candidate) => candidate.tag === tag);
  const addressed = routes[route].kind === 'page';
  const listed = addressed && text === 'own';
  const canonical = pageUrl(route, text === 'own' ? tag : sourceTag);
  const tags = listedTags(publication, route);
  const siteTags = listedTags(publication, 'home');
  const { title, description } = pageMeta(route, tag, data, text);
  const image = site.siteOrigin + socialPicturePath(route, tag);
  return (
    <>
      {/* The style sheet prints the running head at the top of every page. */}
      <html lang={tag} dir={language?.dir} data-running-head={title} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {/* Company and VAT numbers are not telephone numbers; the real one is a link. */}
      <meta name="format-detection" content="telephone=no" />
      {!listed && <meta name="robots" content="noindex" />}
      {addressed && <link rel="canonical" href={canonical} />}
      {listed &&
        tags.map((other) => (
          <link key={other} rel="alternate" hrefLang={other} href={pageUrl(route, other)} />
        ))}
      {listed && <link rel="alternate" hrefLang="x-default" href={pageUrl(route, sourceTag)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.productName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {addressed && <meta property="og:url" content={canonical} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={`${socialPicture.width}`} />
      <meta property="og:image:height" content={`${socialPicture.height}`} />
      <meta property="og:image:alt" content={title} />
      <meta property="og:locale" content={language?.openGraph} />
      {allLanguages
        .filter((other) => other.tag !== tag && tags.includes(other.tag))
        .map((other) => (
          <meta key={other.tag} property="og:locale:alternate" content={other.openGraph} />
        ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="color-scheme" content="light dark" />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={brandColors.light.ground}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={brandColors.dark.ground}
      />
      <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {listed && (
        <script type="application/ld+json">
          {structuredData(route, tag, { title, description }, siteTags)}
        </script>
      )}
    </>
  );
}
