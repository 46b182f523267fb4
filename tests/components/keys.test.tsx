import { screen } from '@testing-library/react';
import type { WrapPageElementBrowserArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { wrapPageElement } from '../../gatsby-browser';
import { Comparison } from '../../src/components/pricing/comparison';
import { renderIn } from '../support/render-page';

it('In development, ?keys shows the keys of messages, and facts in the language of the page', () => {
  const wrap = (element: ReactElement) => {
    const args = { element, props: { location: { search: '?keys' } } };
    return wrapPageElement?.(args as WrapPageElementBrowserArgs, { plugins: [] }) as ReactElement;
  };
  renderIn('de', <Comparison />, wrap);
  expect(screen.getByRole('table', { name: 'pricing:comparison.caption' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: '5,99\u00A0£' })).toBeInTheDocument();
});
