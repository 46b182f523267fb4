import { configure, type RenderResult, render } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { allLanguages, sourceTag } from '../../src/content/languages';
import type { LegalDocument } from '../../src/content/legal/structure';
import { commonNamespace, namespaces, type RouteId } from '../../src/content/routes';
import { loadMessageFile } from '../../src/i18n/load-messages';
import { i18nextOptions } from '../../src/i18n/options';
import type { PageContext, TemplateProps } from '../../src/i18n/page-context';
import { fullPublication, type Publication } from '../../src/i18n/publication';
import EnterprisePage from '../../src/templates/enterprise';
import ErrorPage from '../../src/templates/error';
import HomePage from '../../src/templates/home';
import LegalDocumentPage from '../../src/templates/legal-document';
import NotFoundPage from '../../src/templates/not-found';
import PricingPage from '../../src/templates/pricing';
import { published } from './published';

// No style sheet is loaded here and nothing is hidden: asking jsdom for the computed style of every
// element would only take most of the time. axe looks for what `aria-hidden` hides wrongly.
configure({ defaultHidden: true });

const templates: Readonly<
  Record<Exclude<RouteId, LegalDocument['id']>, ComponentType<TemplateProps>>
> = {
  home: HomePage,
  pricing: PricingPage,
  enterprise: EnterprisePage,
  'not-found': NotFoundPage,
  error: ErrorPage,
};

/** A page by its route, as Gatsby puts it together. */
function Page({ route, ...context }: PageContext & { readonly route: RouteId }) {
  switch (route) {
    case 'privacy-policy':
    case 'terms-of-service':
    case 'accessibility':
      return <LegalDocumentPage pageContext={{ route, ...context }} />;
    default: {
      const Template = templates[route];
      return <Template pageContext={context} />;
    }
  }
}

/**
 * An i18next instance as gatsby-plugin-react-i18next makes it for a page: the messages of the
 * languages it shows and of its namespaces alone. A key or a value that is missing is a complaint on
 * the console, which fails the test.
 */
function pageI18n(tag: string, own: readonly string[], shown: readonly string[] = [tag]): i18n {
  const instance = createInstance();
  const [defaultNS = commonNamespace, ...fallbackNS] = own;
  instance.init({
    ...i18nextOptions,
    resources: Object.fromEntries(
      shown.map((each) => [
        each,
        Object.fromEntries(own.map((ns) => [ns, loadMessageFile(each, ns)])),
      ]),
    ),
    lng: tag,
    fallbackLng: sourceTag,
    defaultNS,
    fallbackNS,
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, ns, key) => console.error(`${tag}: no message ${ns}:${key}`),
    missingInterpolationHandler: (text, [value]) =>
      console.error(`${tag}: no value for ${value} in "${text}"`),
  });
  return instance;
}

/** Renders an element in a language, with the messages of the namespaces, or of all of them. */
export function renderIn(
  tag: string,
  element: ReactNode,
  own: readonly string[] = namespaces,
  shown?: readonly string[],
): RenderResult {
  return render(<I18nextProvider i18n={pageI18n(tag, own, shown)}>{element}</I18nextProvider>);
}

/** Every page in every language that is published. */
const everything = fullPublication(published);

const markup = new Map<string, string>();

/**
 * Puts the page of a route in a language into the document, as a visitor gets it: the markup of
 * its template, without React behind it. Each page is rendered once for a test file.
 */
export function renderPage(
  route: RouteId,
  tag: string,
  publication: Publication = everything,
): void {
  const key = JSON.stringify([tag, route, publication]);
  if (!markup.has(key)) {
    const page = <Page route={route} language={tag} publication={publication} />;
    const shown = publication[tag]?.[route] === 'source' ? [tag, sourceTag] : [tag];
    const { container, unmount } = renderIn(tag, page, [commonNamespace, route], shown);
    markup.set(key, container.innerHTML);
    unmount();
  }
  document.documentElement.lang = tag;
  document.documentElement.dir = allLanguages.find((each) => each.tag === tag)?.dir ?? '';
  document.body.innerHTML = `<div id="___gatsby">${markup.get(key)}</div>`;
}

/** Returns a message by its key with namespace, and with values for its placeholders. */
export type Words = (key: string, values?: Readonly<Record<string, string>>) => string;

/**
 * The words of a language, to say what a test expects in any of them. Like on a page, a key that
 * does not exist fails the test.
 */
export function wordsOf(tag: string): Words {
  // The tests build keys from the facts, which i18next's key types do not follow.
  return pageI18n(tag, namespaces).t as unknown as Words;
}
