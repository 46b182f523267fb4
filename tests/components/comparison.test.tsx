import { screen, within } from '@testing-library/react';
import { catalogue } from '../../src/content/plans';
import { createFormats } from '../../src/i18n/formats';
import { exampleTags } from '../support/published';
import { renderPage, wordsOf } from '../support/render-page';

const table = () => screen.getByRole('table');

/** The cells of the table's body by row header. */
function rows(): Readonly<Record<string, readonly string[]>> {
  const body = within(table()).getAllByRole('row').slice(1);
  return Object.fromEntries(
    body.map((row) => [
      within(row).getByRole('rowheader').textContent ?? '',
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent ?? ''),
    ]),
  );
}

const columns = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

describe('The comparison of the plans', () => {
  it('shows the figures of the specification', () => {
    renderPage('pricing', 'en');
    expect(columns()).toEqual(['Feature', 'Free', 'Plus Beta', 'Plus', 'Pro Beta', 'Pro']);
    const body = rows();
    expect(body['Price per month']).toEqual(['£0', '£2.99', '£5.99', '£9.99', '£19.99']);
    expect(body['Credits per month']).toEqual(['5', '300', '600', '1,100', '2,200']);
    expect(body['Models per chat']).toEqual(['2', '5', '5', '5', '5']);
    expect(body['Chat history']).toEqual([7, 30, 30, 365, 365].map((days) => `${days}\u00A0days`));
  });

  it('says of each feature whether a plan has it, has it soon or not, or nobody has confirmed it', () => {
    renderPage('pricing', 'en');
    const [no, yes, soon, open] = ['Not included', 'Included', 'Coming soon', 'To be confirmed'];
    const body = rows();
    expect(body['Parallelized LLM chats']).toEqual([yes, yes, yes, yes, yes]);
    expect(body['Payment card']).toEqual(['Not required', ...Array(4).fill('Required')]);
    expect(body['Second Opinion Mode']).toEqual([no, soon, soon, open, soon]);
    expect(body['Pin favourite responses']).toEqual([no, no, no, open, yes]);
    expect(body.Summarization).toEqual([no, no, no, open, soon]);
  });

  it.each(exampleTags)('takes its figures in %s from the catalogue', (tag) => {
    renderPage('pricing', tag);
    const { money, number } = createFormats(tag);
    const t = wordsOf(tag);
    const body = rows();
    expect(body[t('pricing:comparison.price')]).toEqual(
      catalogue.map(({ price }) => money(price.monthly)),
    );
    expect(body[t('pricing:comparison.credits')]).toEqual(
      catalogue.map(({ limits }) => number(limits.creditsPerMonth)),
    );
    expect(body[t('pricing:comparison.models')]).toEqual(
      catalogue.map(({ limits }) => number(limits.modelsPerChat)),
    );
    expect(body[t('pricing:comparison.history')]).toEqual(
      catalogue.map(({ limits }) => expect.stringContaining(number(limits.chatHistoryDays))),
    );
    expect(table()).toHaveAccessibleName(t('pricing:comparison.caption'));
  });

  it.each(exampleTags)('has in %s a row for each feature', (tag) => {
    renderPage('pricing', tag);
    const t = wordsOf(tag);
    const listed = new Set(catalogue.flatMap(({ features }) => features.map(({ id }) => id)));
    listed.delete('monthlyCredits');
    listed.delete('noCard');
    const headers = Object.keys(rows());
    expect(headers).toEqual(
      expect.arrayContaining([...listed].map((id) => t(`pricing:features.${id}`))),
    );
    expect(headers).toHaveLength(listed.size + 5);
  });
});
