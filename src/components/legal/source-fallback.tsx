import { type ReactNode, useMemo } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { allLanguages, sourceTag } from '../../content/languages';
import type { LegalDocument } from '../../content/legal/structure';
import { useCurrentPage } from '../../i18n/page-context';
import { UntranslatedNotice } from './untranslated-notice';

const source = allLanguages.find(({ tag }) => tag === sourceTag);

export interface SourceFallbackProps {
  readonly document: LegalDocument;
  readonly children: ReactNode;
}

/**
 * Around a legal document: where its translation is not complete, the document speaks English,
 * facts and formats included, and a notice in the language of the page says so.
 */
export function SourceFallback({ document, children }: SourceFallbackProps) {
  const { language, publication } = useCurrentPage();
  if (publication[language]?.[document.id] !== 'source') return children;
  return (
    <>
      <UntranslatedNotice document={document} />
      <div lang={sourceTag} dir={source?.dir}>
        <InSource>{children}</InSource>
      </div>
    </>
  );
}

/** Takes the words of what it holds from the English message files, which the page has read too. */
function InSource({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const english = useMemo(
    // A store of its own, because facts and formats are known by the store.
    () => i18n.cloneInstance({ lng: sourceTag, forkResourceStore: true }),
    [i18n],
  );
  return <I18nextProvider i18n={english}>{children}</I18nextProvider>;
}
