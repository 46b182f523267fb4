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

// The 500 page: tests/e2e/transcripts.
describe('The error boundary', () => {
  it.each<[what: string, thrown: unknown, message: string, stack: string | undefined]>([
    ['an error', Object.assign(new Error('no plan'), { stack: 'at a' }), 'no plan', 'at a'],
    ['an error without a trace', Object.assign(new Error('x'), { stack: '' }), 'x', undefined],
    ['a string', 'out of credits', 'out of credits', expect.any(String)],
  ])(
    'shows for %s heading, message, focusable trace and link home',
    (_, thrown, message, stack) => {
      // React also reports the errors that a boundary catches.
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
    },
  );
});
