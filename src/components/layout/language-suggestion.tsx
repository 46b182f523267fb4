import { suggestionId } from './language-ids';
import * as styles from './language-suggestion.module.css';

/**
 * The place for one sentence and a button, in the language that the browser prefers to the page's.
 * Empty, and so without a size, until the loader fills it before the first paint
 * (src/browser/suggest-language.ts); where scripts are off it stays so.
 */
export function LanguageSuggestion() {
  return <div id={suggestionId} className={styles.suggestion} />;
}
