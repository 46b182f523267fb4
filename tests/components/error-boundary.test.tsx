import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/components/layout/error-boundary';

const words = {
  title: 'Unexpected Application Error!',
  stackTrace: 'Stack trace',
  wayHome: 'Go to the home page',
  home: '/de',
};

function Broken({ thrown }: { readonly thrown: unknown }): never {
  throw thrown;
}

// The page that answers with the status 500: tests/e2e/transcripts.
describe('In the place of what has failed', () => {
  it.each<[what: string, thrown: unknown, message: string, stack: string | undefined]>([
    ['an error', Object.assign(new Error('no plan'), { stack: 'at one' }), 'no plan', 'at one'],
    [
      'an error without a trace',
      Object.assign(new Error('lost'), { stack: '' }),
      'lost',
      undefined,
    ],
    ['what is no error', 'out of credits', 'out of credits', expect.any(String)],
  ])('stand of %s heading, message, trace, which keys can scroll, and a way home', (...row) => {
    const [, thrown, message, stack] = row;
    // React reports what a boundary catches, which is meant here.
    jest.spyOn(console, 'error').mockImplementation(() => {});
    render(
      <ErrorBoundary words={words}>
        <Broken thrown={thrown} />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1, name: words.title })).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words.wayHome })).toHaveAttribute('href', '/de');
    expect(screen.queryAllByRole('heading', { name: 'Stack trace' })).toHaveLength(stack ? 1 : 0);
    const trace = document.querySelector('pre[tabindex="0"]');
    expect(trace?.textContent).toEqual(stack);
  });
});
