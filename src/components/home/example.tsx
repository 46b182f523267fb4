import { useTranslation } from 'react-i18next';
import { RichText } from '../text/rich-text';
import { Fan } from '../ui/fan';
import { List } from '../ui/list';
import { VisuallyHidden } from '../ui/visually-hidden';
import * as styles from './example.module.css';

const lanes = ['a', 'b', 'c'] as const;

/**
 * An example in the form of the motif: one question and three answers, in which the words that differ
 * are marked. It is real text in the reader's language, so it also works without styles.
 */
export function Example() {
  const { t } = useTranslation('home');
  return (
    <figure className={styles.example} aria-labelledby="example-title">
      <VisuallyHidden as="h2" id="example-title">
        {t('example.title')}
      </VisuallyHidden>
      <p className={styles.question}>
        <span className={styles.label}>{t('example.questionLabel')}</span>{' '}
        <span className={styles.prompt}>{t('example.question')}</span>
      </p>
      <Fan />
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
      <dl className={styles.summary}>
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
