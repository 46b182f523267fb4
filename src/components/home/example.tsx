import { useTranslation } from 'react-i18next';
import { RichText } from '../text/rich-text';
import { List } from '../ui/list';
import * as styles from './example.module.css';

const lanes = ['a', 'b', 'c'] as const;

/**
 * The motif as content: one question goes in, three answers come out, and the words on which they
 * differ are marked. Real text in the reader's language; without styles still an example.
 */
export function Example() {
  const { t } = useTranslation('home');
  return (
    <figure className={styles.example} aria-labelledby="example-title">
      <h2 id="example-title" className={styles.title}>
        {t('example.title')}
      </h2>
      <p className={styles.question}>
        <span className={styles.label}>{t('example.questionLabel')}</span>
        <span className={styles.prompt}>{t('example.question')}</span>
      </p>
      <svg
        className={styles.fan}
        viewBox="0 0 300 48"
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <path d="M150 0V6C150 34 50 14 50 48" />
        <path d="M150 0V48" />
        <path d="M150 0V6C150 34 250 14 250 48" />
      </svg>
      <List className={styles.lanes}>
        {lanes.map((lane) => (
          <li key={lane} className={styles.lane}>
            <p className={styles.label}>{t(`example.${lane}.label`)}</p>
            <p>
              <RichText
                messageKey={`home:example.${lane}.answer`}
                tags={{ differs: <mark className={styles.differs} /> }}
              />
            </p>
          </li>
        ))}
      </List>
      <dl className={styles.verdict}>
        <div>
          <dt className={styles.label}>{t('example.agreeLabel')}</dt>
          <dd>{t('example.agree')}</dd>
        </div>
        <div>
          <dt className={styles.label}>{t('example.differLabel')}</dt>
          <dd>{t('example.differ')}</dd>
        </div>
      </dl>
      <figcaption className={styles.caption}>{t('example.caption')}</figcaption>
    </figure>
  );
}
