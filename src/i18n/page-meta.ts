import type { LegalDocument } from '../content/legal/structure';
import type { RouteId } from '../content/routes';
import { site } from '../content/site';
import { type CommonMessages, createFacts } from './facts';
import type { PageText } from './publication';
import { createTranslator, messagesOf, type PageMessages } from './translator';

/** The name of a legal document that is not translated. */
const documentNames = {
  'privacy-policy': 'footer.privacyPolicy',
  'terms-of-service': 'footer.termsOfService',
  accessibility: 'footer.accessibility',
} as const satisfies Readonly<Record<LegalDocument['id'], string>>;

const isDocument = (route: RouteId): route is LegalDocument['id'] => route in documentNames;

/**
 * Title and description of a page, always in the language of its address. If the text is shown in
 * English, they are the document's name and the notice that it is not translated.
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
    // Titles are not wrapped, so they need no no-break spaces.
    t('pageTitle', { title, product: site.productName }).replaceAll('\u00A0', ' ');
  if (text === 'source' && isDocument(route)) {
    return { title: titled(t(documentNames[route])), description: t('legal.untranslated') };
  }
  const facts = createFacts(messages.common as CommonMessages, tag);
  // The key includes its namespace; the check of the messages proves that it exists.
  const meta = (id: 'title' | 'description') => t(`${route}:meta.${id}` as 'skipLink', facts);
  return { title: titled(meta('title')), description: meta('description') };
}
