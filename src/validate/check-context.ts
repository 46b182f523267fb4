import { siteFacts } from '../content/site';
import { formNamesOf } from './check-forms';
import type { CheckContext } from './check-messages';
import type { Locale } from './read-locales';

/**
 * Names that no text may spell out: the fallbacks, not the values of the environment, because the
 * texts in the repository were written with the fallbacks.
 */
const names = [
  { name: siteFacts.productName.fallback, placeholder: 'product' },
  { name: siteFacts.companyName.fallback, placeholder: 'company' },
  { name: siteFacts.parentLab.fallback, placeholder: 'parentLab' },
] as const;

/** What the texts of a language are checked against. */
export function contextOf({ tag, files }: Locale): CheckContext {
  const common = files.get('common');
  return { tag, names, forms: common && formNamesOf(common) };
}
