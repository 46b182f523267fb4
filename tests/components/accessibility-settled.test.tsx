import { type CommonMessages, factsFor } from '../../src/i18n/facts';
import { createFormats } from '../../src/i18n/formats';
import { loadMessageFile } from '../../src/i18n/load-messages';
import { element } from '../support/page-parts';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';
import { settledFacts } from '../support/settled-facts';

jest.mock('../../src/content/operator-facts', () => ({
  operatorFacts: jest.requireActual('../support/settled-facts').settledFacts,
}));

const tags = exampleTags;

describe.each(tags)(
  'The accessibility statement in %s, of which the operator has settled all',
  (tag) => {
    const t = wordsOf(tag);
    const facts = factsFor(loadMessageFile(tag, 'common') as CommonMessages, tag);

    beforeEach(() => {
      renderPage('accessibility', tag);
    });

    it('says within which time it is answered, and what happens until a barrier is gone', () => {
      const answer = element('feedback-our-answer').querySelector('p')?.textContent;
      const path = 'accessibility:feedback.our-answer';
      expect(answer).toBe(`${t(`${path}.time`, facts)} ${t(`${path}.meanwhile`)}`);
      expect(answer).toContain(createFormats(tag).number(settledFacts.feedbackDays));
    });

    it('offers its content in other formats', () => {
      expect(element('feedback-alternative-formats').textContent).toContain(
        t('accessibility:feedback.alternative-formats'),
      );
    });
  },
);
