import { configure, type RenderResult, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { LegalSection } from '../../src/components/legal/legal-section';
import { sourceTag } from '../../src/content/languages';
import { legalDocuments } from '../../src/content/legal/documents';
import { commonNamespace, namespaces, type RouteId } from '../../src/content/routes';
import { loadMessageFile } from '../../src/i18n/load-messages';
import { i18nextOptions } from '../../src/i18n/options';
import { fullPublication } from '../../src/i18n/publication';
import EnterprisePage from '../../src/templates/enterprise';
import ErrorPage from '../../src/templates/error';
import HomePage from '../../src/templates/home';
import LegalDocumentPage from '../../src/templates/legal-document';
import NotFoundPage from '../../src/templates/not-found';
import PricingPage from '../../src/templates/pricing';
import { published } from './published';

// No style sheet is loaded here, so nothing is hidden. Computing the style of every element in jsdom
// would take most of the time.
configure({ defaultHidden: true });

const templates = {
  home: HomePage,
  pricing: PricingPage,
  enterprise: EnterprisePage,
  'not-found': NotFoundPage,
  error: ErrorPage,
};

/**
 * Renders an element in a language, as gatsby-plugin-react-i18next would. A missing key or value is
 * reported on the console, which fails the test.
 */
export function renderIn(tag: string, element: ReactNode, wrap = (page: ReactElement) => page) {
  const i18n = createInstance();
  i18n.init({
    ...i18nextOptions,
    resources: {
      [tag]: Object.fromEntries(namespaces.map((each) => [each, loadMessageFile(tag, each)])),
    },
    lng: tag,
    fallbackLng: sourceTag,
    defaultNS: commonNamespace,
    react: { useSuspense: false },
    saveMissing: true,
    missingKeyHandler: (_languages, ns, key) => console.error(`${tag}: no message ${ns}:${key}`),
    missingInterpolationHandler: (text, [value]) =>
      console.error(`${tag}: no value for ${value} in "${text}"`),
  });
  return render(wrap(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>));
}

/** Renders the page of a route in a language, on a site that has every page in every language. */
export function renderPage(route: RouteId, tag: string = sourceTag): RenderResult {
  const context = { language: tag, publication: fullPublication(published) };
  if (route in templates) {
    const Template = templates[route as keyof typeof templates];
    return renderIn(tag, <Template pageContext={context} />);
  }
  const document = route as Exclude<RouteId, keyof typeof templates>;
  return renderIn(tag, <LegalDocumentPage pageContext={{ route: document, ...context }} />);
}

/** Renders a section of a legal document in English; `name` is `<document id>#<section id>`. */
export function renderSection(name: string): RenderResult {
  const [documentId, sectionId] = name.split('#');
  const document = legalDocuments.find(({ id }) => id === documentId);
  const section = document?.sections.find(({ id }) => id === sectionId);
  if (!document || !section) throw new Error(`There is no section ${name}.`);
  return renderIn(sourceTag, <LegalSection document={document} section={section} number={1} />);
}
