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
 * Shows a legal document in English, including facts and formats, if its translation is not complete,
 * with a notice in the language of the page.
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

/** Renders its children with the English messages, which the page query also returns. */
function InSource({ children }: { readonly children: ReactNode }) {
  const { i18n } = useTranslation();
  const english = useMemo(
    // With its own store, because facts and formats are cached by store.
    () => i18n.cloneInstance({ lng: sourceTag, forkResourceStore: true }),
    [i18n],
  );
  return <I18nextProvider i18n={english}>{children}</I18nextProvider>;
}
