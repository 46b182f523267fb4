import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/components/layout/error-boundary';
import type { FallbackWords } from '../../src/components/layout/error-fallback';

const words: FallbackWords = {
  title: 'Unexpected Application Error!',
  stackTrace: 'Stack trace',
  wayHome: 'Go to the home page',
  home: '/de',
};

function Broken({ thrown }: { readonly thrown: unknown }): never {
  throw thrown;
}

function renderThrowing(thrown: unknown): void {
  render(
    <ErrorBoundary words={words}>
      <Broken thrown={thrown} />
    </ErrorBoundary>,
  );
}

describe('The fallback for errors', () => {
  it('stays away while nothing is wrong', () => {
    render(<ErrorBoundary words={words}>All is well</ErrorBoundary>);
    expect(screen.getByText('All is well')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  describe('when something is', () => {
    beforeEach(() => {
      // React reports what a boundary catches, which is meant here.
      jest.spyOn(console, 'error').mockImplementation(() => {});
    });

    it('shows the heading, the message and the stack trace', () => {
      const error = new TypeError('plan is undefined');
      renderThrowing(error);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        /^Unexpected Application Error!$/,
      );
      expect(screen.getByText('plan is undefined')).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: 'Stack trace' })).toBeInTheDocument();
      expect(document.querySelector('pre')?.textContent).toBe(error.stack);
      expect(console.error).toHaveBeenCalled();
    });

    it('lets the keyboard scroll a long stack trace', () => {
      renderThrowing(new Error('long'));
      expect(document.querySelector('pre')).toHaveAttribute('tabindex', '0');
    });

    it('offers a way home', () => {
      renderThrowing(new Error('lost'));
      expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
        'href',
        '/de',
      );
    });

    it('shows what was thrown even if that is no error', () => {
      renderThrowing('out of credits');
      expect(screen.getByText('out of credits')).toBeInTheDocument();
    });

    it('shows no trace where an error has none', () => {
      const error = new Error('no trace');
      error.stack = '';
      renderThrowing(error);
      expect(screen.queryByRole('heading', { name: 'Stack trace' })).toBeNull();
    });
  });
});
