import { useTranslation } from 'react-i18next';
import { allLanguages, sourceTag } from '../../content/languages';
import { operatorFacts } from '../../content/operator-facts';
import type { RouteId } from '../../content/routes';
import { usePageLanguage } from '../../i18n/use-page-language';
import { DialogTriggers } from '../dialogs/dialog-triggers';
import { RichText } from '../text/rich-text';
import * as styles from './footer.module.css';
import { languageButtonId } from './language-ids';
import { ParentLab } from './parent-lab';
import { SiteMap } from './site-map';

/** Whether a language is a translation that nobody has reviewed yet. */
function isDraft(tag: string): boolean {
  return tag !== sourceTag && !allLanguages.find((language) => language.tag === tag)?.reviewed;
}

/** The shared footer: the dialogs' buttons, a site map and the company (spec §2). */
export function Footer({ route }: { readonly route: RouteId }) {
  const { t } = useTranslation('common');
  const { tag, facts } = usePageLanguage();
  const { registeredIn } = operatorFacts;
  const place = registeredIn && t(`places.${registeredIn}`);
  const imprint = [
    'company',
    ...(place ? (['registeredIn'] as const) : []),
    'number',
    'office',
    'vat',
  ] as const;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.reach}>
          <DialogTriggers />
          <a href={`#${languageButtonId}`}>{t('languageMenu.label')}</a>
          <ParentLab />
        </div>
        <SiteMap route={route} />
        <div className={styles.smallPrint}>
          {isDraft(tag) && (
            <p data-translation>
              <RichText messageKey="common:footer.draft" />
            </p>
          )}
          <p>{imprint.map((id) => t(`footer.imprint.${id}`, { ...facts, place })).join(' ')}</p>
          <p>{t('footer.noCookies')}</p>
        </div>
      </div>
    </footer>
  );
}
