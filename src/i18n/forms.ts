import type { IsoDate } from '../content/legal/structure';
import { cldrLocale, createFormats, withNoBreakSpaces } from './formats';
import { typeset } from './typeset';

/** Nouns that are counted; their messages are `common:units.<unit>`. */
export type Unit = 'days' | 'months' | 'years' | 'age' | 'credits' | 'models' | 'providers';

/**
 * The forms that a language declares in its `common.json`, so that a sentence can use a fact in the
 * form that its grammar needs. The language chooses the names: a case, "within", "from".
 */
export interface DeclaredForms {
  /** `<form>_<plural category>`: a number, `{{amount}}`, with its noun. `plain` is required. */
  readonly units: Readonly<Record<Unit, Readonly<Record<string, string>>>>;
  /** By form, then number: how that number is written; `other` is for all other numbers. */
  readonly numbers?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By form, then month, 1 to 12. */
  readonly months?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** By form: a date made from `{{date}}`, or from `{{day}}`, `{{month}}` and `{{year}}`. */
  readonly dates?: Readonly<Record<string, string>>;
}

/** The form that every fact has, written without its name: `{{withdrawalPeriod}}`. */
export const plainForm = 'plain';

/** The number form for the day in every date, such as "1er" in French. */
const dayForm = 'day';

/** A fact in each of its forms, by form name. */
export type FactForms = Readonly<Record<string, string>> & { readonly [plainForm]: string };

/** Puts facts into every form that a language declares. Runs at build time only. */
export interface Forms {
  /** A number with its noun, in the right plural form: "14 days". */
  readonly count: (unit: Unit, value: number) => FactForms;
  readonly date: (date: IsoDate) => FactForms;
}

/** Replaces `{{name}}` and `{{name.form}}` in a declared form. */
function fill(text: string, value: (name: string, form: string | undefined) => string): string {
  return text.replace(/\{\{(\w+)(?:\.(\w+))?\}\}/g, (_, name: string, form?: string) =>
    value(name, form),
  );
}

/** The check of message files ensures that every fact has a plain form. */
const formsOf = (entries: readonly (readonly [form: string, text: string])[]): FactForms =>
  Object.fromEntries(entries) as FactForms;

/** Returns the forms of a language from its `common.json`. */
export function createForms(tag: string, { units, numbers, months, dates }: DeclaredForms): Forms {
  const { number } = createFormats(tag);
  const plurals = new Intl.PluralRules(cldrLocale(tag));
  const dateFormat = new Intl.DateTimeFormat(cldrLocale(tag), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });

  /** A number as a form writes it, or in digits if the form does not include it. */
  const writeNumber = (value: number, form: string | undefined, digits: string): string => {
    const texts = form === undefined ? undefined : numbers?.[form];
    return fill(texts?.[value] ?? texts?.other ?? '{{amount}}', () => digits);
  };

  return {
    count(unit, value) {
      const ending = `_${plurals.select(value)}`;
      const digits = number(value);
      return formsOf(
        Object.entries(units[unit])
          .filter(([key]) => key.endsWith(ending))
          .map(([key, text]) => [
            key.slice(0, -ending.length),
            typeset(
              tag,
              fill(text, (_, form) => writeNumber(value, form, digits)),
            ),
          ]),
      );
    },
    date(value) {
      const time = new Date(`${value}T00:00:00Z`);
      const parts = dateFormat.formatToParts(time);
      const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
      const day = (form = dayForm) => writeNumber(time.getUTCDate(), form, part('day'));
      const month = (form: string | undefined) =>
        (form && months?.[form]?.[time.getUTCMonth() + 1]) ?? part('month');
      const whole = withNoBreakSpaces(
        parts.map((each) => (each.type === 'day' ? day() : each.value)).join(''),
      );
      const values: Readonly<Record<string, (form?: string) => string>> = {
        date: () => whole,
        day,
        month,
        year: () => part('year'),
      };
      const forms = { [plainForm]: '{{date}}', ...dates };
      return formsOf(
        Object.entries(forms).map(([form, text]) => [
          form,
          fill(
            // The parts of a date stay on one line.
            text.replace(/(?<=\}\}\S*) (?=\{\{)/g, '\u00A0'),
            (name, partForm) => values[name]?.(partForm) ?? '',
          ),
        ]),
      );
    },
  };
}

/** The forms of a fact as interpolation values: `name` for the plain form, `name.form` otherwise. */
export function formValues<Name extends string>(
  name: Name,
  forms: FactForms,
): Readonly<Record<Name, string>> {
  return Object.fromEntries(
    Object.entries(forms).map(([form, text]) => [
      form === plainForm ? name : `${name}.${form}`,
      text,
    ]),
  ) as Readonly<Record<Name, string>>;
}
