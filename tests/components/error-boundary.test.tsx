import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../src/components/layout/error-boundary';

function Broken({ thrown }: { readonly thrown: unknown }): never {
  throw thrown;
}

function renderThrowing(thrown: unknown): void {
  // React reports what a boundary catches, which is meant here.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const words = {
    title: 'Unexpected Application Error!',
    stackTrace: 'Stack trace',
    wayHome: 'Go to the home page',
    home: '/de',
  };
  render(
    <ErrorBoundary words={words}>
      <Broken thrown={thrown} />
    </ErrorBoundary>,
  );
}

// The page that answers with the status 500: tests/e2e/transcripts.
describe('In the place of what has failed', () => {
  it('stand the heading, the message, the stack trace, which keys can scroll, and a way home', () => {
    const error = new TypeError('plan is undefined');
    renderThrowing(error);
    const title = screen.getByRole('heading', { level: 1 });
    expect(title).toHaveTextContent(/^Unexpected Application Error!$/);
    expect(screen.getByText('plan is undefined')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Stack trace' })).toBeInTheDocument();
    const trace = document.querySelector('pre');
    expect(trace?.textContent).toBe(error.stack);
    expect(trace).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/de',
    );
  });

  it('stands what was thrown, even if that is no error', () => {
    renderThrowing('out of credits');
    expect(screen.getByText('out of credits')).toBeInTheDocument();
  });

  it('stands no trace where an error has none', () => {
    renderThrowing(Object.assign(new Error('no trace'), { stack: '' }));
    expect(screen.queryByRole('heading', { name: 'Stack trace' })).toBeNull();
  });
});
