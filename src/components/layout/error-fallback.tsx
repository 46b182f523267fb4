import { ButtonLink } from '../ui/button-link';
import { BrokenLanes } from './broken-lanes';
import * as styles from './error-fallback.module.css';

/** The texts of the fallback page. Plain data, because the dialogs' code has no message files. */
export interface FallbackWords {
  readonly title: string;
  readonly stackTrace: string;
  readonly wayHome: string;
  /** Path of the home page. */
  readonly home: string;
}

export interface ErrorFallbackProps {
  readonly words: FallbackWords;
  /** The error's message, or the text of an HTTP status. */
  readonly message: string;
  /** What the reader can do. */
  readonly help?: string;
  /** The stack trace of an error; a status has none. */
  readonly stack?: string | undefined;
}

/** The generic fallback page (spec §8): what happened, the stack trace, a link to the home page. */
export function ErrorFallback({ words, message, help, stack }: ErrorFallbackProps) {
  return (
    <section className={styles.fallback} aria-labelledby="fallback-title">
      <BrokenLanes kind="stopped" />
      <h1 id="fallback-title">{words.title}</h1>
      <p>{message}</p>
      {help && <p>{help}</p>}
      {stack && (
        <>
          <h2>{words.stackTrace}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long trace scrolls by keyboard */}
          <pre className={styles.stack} tabIndex={0}>
            {stack}
          </pre>
        </>
      )}
      <ButtonLink href={words.home}>{words.wayHome}</ButtonLink>
    </section>
  );
}
