import { Component, type ReactNode } from 'react';
import { ErrorFallback, type FallbackWords } from './error-fallback';

interface ErrorBoundaryProps {
  readonly words: FallbackWords;
  readonly children: ReactNode;
}

/** Shows the fallback page of spec §8 if its children cannot be rendered. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(thrown: unknown) {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override render() {
    const { words, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    return <ErrorFallback words={words} message={error.message} stack={error.stack} />;
  }
}
