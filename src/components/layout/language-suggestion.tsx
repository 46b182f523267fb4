import { suggestionId } from './language-ids';
import * as styles from './language-suggestion.module.css';

/**
 * The element for a suggestion in the language that the browser prefers. It is empty and takes no
 * space until the loader fills it, before the first paint (src/browser/suggest-language.ts).
 */
export function LanguageSuggestion() {
  return <div id={suggestionId} className={styles.suggestion} />;
}
