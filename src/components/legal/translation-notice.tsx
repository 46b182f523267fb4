import { Trans, useTranslation } from 'react-i18next';
import { sourceTag } from '../../content/languages';
import type { LegalDocument } from '../../content/legal/structure';
import { formValues } from '../../i18n/forms';
import { pagePath } from '../../i18n/paths';
import { usePageLanguage } from '../../i18n/use-page-language';
import { TextLink } from '../text/text-link';

/**
 * The notice on a translation: the English version that it was made from and, for the terms only,
 * that this version is binding. The other documents only inform (GDPR Article 12).
 */
export function TranslationNotice({ document }: { readonly document: LegalDocument }) {
  const { t } = useTranslation('common');
  const { tag, forms } = usePageLanguage();
  if (tag === sourceTag) return null;
  return (
    <p data-translation>
      <Trans
        t={t}
        i18nKey="legal.translation.made"
        values={formValues('date', forms.date(document.revised))}
        components={{
          date: <time dateTime={document.revised} />,
          english: <TextLink href={pagePath(document.id, sourceTag)} hrefLang={sourceTag} />,
        }}
      />
      {document.id === 'terms-of-service' && ` ${t('legal.translation.binding')}`}
    </p>
  );
}
