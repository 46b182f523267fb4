import type { LegalDocument } from '../content/legal/structure';
import type { RouteId } from '../content/routes';
import { site } from '../content/site';
import { type CommonMessages, factsFor } from './facts';
import type { PageText } from './publication';
import { createTranslator, messagesOf, type PageMessages } from './translator';

/** How a legal document is called where its own words are not translated. */
const documentNames = {
  'privacy-policy': 'footer.privacyPolicy',
  'terms-of-service': 'footer.termsOfService',
  accessibility: 'footer.accessibility',
} as const satisfies Readonly<Record<LegalDocument['id'], string>>;

const isDocument = (route: RouteId): route is LegalDocument['id'] => route in documentNames;

/**
 * Title and description of a page, always in the language of its address: over an English text,
 * the document's name and the notice that it is not translated.
 */
export function pageMeta(
  route: RouteId,
  tag: string,
  data: PageMessages,
  text: PageText | undefined,
): { readonly title: string; readonly description: string } {
  const messages = messagesOf(data, tag);
  const t = createTranslator(tag, messages);
  const titled = (title: string) =>
    // In a title nothing breaks, and machines count what is written.
    t('pageTitle', { title, product: site.productName }).replaceAll('\u00A0', ' ');
  if (text === 'source' && isDocument(route)) {
    return { title: titled(t(documentNames[route])), description: t('legal.untranslated') };
  }
  const facts = factsFor(messages.common as CommonMessages, tag);
  // The key names its own namespace; the content test proves that it exists.
  const meta = (id: 'title' | 'description') => t(`${route}:meta.${id}` as 'skipLink', facts);
  return { title: titled(meta('title')), description: meta('description') };
}
