import { createInstance, type Resource, type TFunction } from 'i18next';
import { sourceTag } from '../content/languages';
import { i18nextOptions } from './options';

/** Message files of a language by namespace. */
export type Messages = Readonly<Record<string, object>>;

/** The `locales` result of the page query: one node for each message file. */
export interface PageMessages {
  readonly locales: {
    readonly edges: readonly {
      readonly node: { readonly ns: string; readonly data: string; readonly language: string };
    }[];
  };
}

/** Parses the message files of a language that a page query returns. */
export function messagesOf({ locales }: PageMessages, tag: string): Messages {
  return Object.fromEntries(
    locales.edges
      .filter(({ node }) => node.language === tag)
      .map(({ node }) => [node.ns, JSON.parse(node.data)]),
  );
}

/**
 * Returns the translation function of a language without React: for `Head`, where hooks do not
 * work, and for tools and tests.
 */
export function createTranslator(tag: string, messages: Messages): TFunction {
  const i18n = createInstance();
  i18n.init({
    ...i18nextOptions,
    lng: tag,
    fallbackLng: sourceTag,
    initAsync: false,
    resources: { [tag]: messages } as Resource,
    defaultNS: 'common',
  });
  return i18n.t;
}
