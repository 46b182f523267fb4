import type { HeadProps } from 'gatsby';
import { allLanguages, languages, sourceTag } from '../../content/languages';
import { brandColors } from '../../content/mark';
import { type RouteId, routes } from '../../content/routes';
import { site } from '../../content/site';
import { factsFor } from '../../i18n/facts';
import { pageUrl } from '../../i18n/paths';
import { structuredData } from '../../i18n/structured-data';
import { createTranslator, messagesOf, type PageMessages } from '../../i18n/translator';

export type DocumentHeadProps = HeadProps<PageMessages, { readonly language: string }>;

/**
 * The head of a page: language, title, description, addresses in all languages, cards for social
 * networks, structured data, icons. Hooks do not work in Gatsby's `Head`, so everything comes from
 * the page's query.
 */
export function DocumentHead({
  route,
  data,
  pageContext: { language: tag },
}: DocumentHeadProps & { readonly route: RouteId }) {
  const t = createTranslator(tag, messagesOf(data));
  const facts = factsFor(t, tag);
  const language = allLanguages.find((candidate) => candidate.tag === tag);
  const listed = routes[route].kind === 'page';
  // The key names its own namespace; the content test proves that it exists.
  const meta = (id: 'title' | 'description') => t(`${route}:meta.${id}` as 'skipLink', facts);
  const title = `${meta('title')} – ${site.productName}`;
  const description = meta('description');
  const image = `${site.siteOrigin}/social.png`;
  return (
    <>
      {/* The title once more, for the style sheet: it heads every printed page. */}
      <html lang={tag} dir={language?.dir} data-running-head={title} />
      <title>{title}</title>
      <meta name="description" content={description} />
      {!listed && <meta name="robots" content="noindex" />}
      {listed && <link rel="canonical" href={pageUrl(route, tag)} />}
      {listed &&
        languages.map((other) => (
          <link
            key={other.tag}
            rel="alternate"
            hrefLang={other.tag}
            href={pageUrl(route, other.tag)}
          />
        ))}
      {listed && <link rel="alternate" hrefLang="x-default" href={pageUrl(route, sourceTag)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.productName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {listed && <meta property="og:url" content={pageUrl(route, tag)} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={site.productName} />
      <meta property="og:locale" content={language?.openGraph} />
      {languages
        .filter((other) => other.tag !== tag)
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
        <script type="application/ld+json">{structuredData(route, tag, title, description)}</script>
      )}
    </>
  );
}
