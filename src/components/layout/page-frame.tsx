import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteId } from '../../content/routes';
import { CurrentPage, type PageContext } from '../../i18n/page-context';
import { DialogContentScript } from '../dialogs/dialog-content-script';
import { ErrorBoundary } from './error-boundary';
import { Footer } from './footer';
import { Header } from './header';
import * as styles from './page-frame.module.css';
import { useFallbackWords } from './use-fallback-words';

/** The frame of every page: skip link, header, main, footer. */
export function PageFrame({
  route,
  pageContext,
  children,
}: {
  readonly route: RouteId;
  readonly pageContext: PageContext;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation('common');
  return (
    <CurrentPage value={pageContext}>
      <a className={styles.skip} href="#main">
        {t('skipLink')}
      </a>
      <Header route={route} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <ErrorBoundary words={useFallbackWords()}>{children}</ErrorBoundary>
      </main>
      <Footer route={route} />
      <DialogContentScript />
    </CurrentPage>
  );
}
