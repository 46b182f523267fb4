import { formKinds } from '../facts';
import { plainForm, type Unit } from '../forms';
import type { Issue } from './issue';
import { placeholders } from './markup';
import type { MessageFile } from './message-file';
import { holdsOneNumber, type PluralKey, pluralKey } from './plural-keys';

/** What forms can be declared for. */
type FormKind = Unit | 'dates' | 'numbers' | 'months';

/** The names of the forms that a language declares, by what they are for. */
export type FormNames = ReadonlyMap<FormKind, ReadonlySet<string>>;

/** Reads the forms that a `common.json` declares. */
export function formNamesOf({ messages }: MessageFile): FormNames {
  const names = new Map<FormKind, Set<string>>();
  for (const key of messages.keys()) {
    const [group, second = '', third = ''] = key.split('.');
    const add = (kind: string, form: string) => {
      const known = names.get(kind as FormKind) ?? new Set([plainForm]);
      names.set(kind as FormKind, known.add(form));
    };
    if (group === 'units') add(second, pluralKey(third)?.base ?? third);
    if (group === 'numbers' || group === 'months' || group === 'dates') add(group, second);
  }
  return names;
}

/** A placeholder as it is written, without braces: the fact, and the form if one is named. */
function readPlaceholder(written: string): { readonly name: string; readonly form?: string } {
  const [name = '', ...rest] = written.slice(2, -2).split('.');
  return rest.length === 0 ? { name } : { name, form: rest.join('.') };
}

const list = (names: Iterable<string>): string =>
  [...names].map((name) => `{{${name}}}`).join(', ') || 'no placeholders';

/**
 * What is wrong with the facts of a text: they are those of English, each in any form that the
 * language declares, as often as the sentence needs.
 */
export function placeholderIssues(
  tag: string,
  value: string,
  english: string,
  context: {
    readonly plural: PluralKey | undefined;
    readonly where: string;
    readonly forms: FormNames | undefined;
  },
): readonly string[] {
  const { plural, where, forms } = context;
  const own = placeholders(value).map(readPlaceholder);
  const [has, needs] = [own, placeholders(english).map(readPlaceholder)].map(
    (found) => new Set(found.map(({ name }) => name)),
  );
  // "within a month": the form of one number alone may say it in words.
  if (plural && holdsOneNumber(tag, plural.category)) {
    needs?.delete('amount');
    has?.delete('amount');
  }
  const isSame =
    has && needs && has.size === needs.size && [...has].every((name) => needs.has(name));
  const issues = isSame
    ? []
    : [
        `has ${list(has ?? [])}, but English has ${list(needs ?? [])}${where}. Write the same facts.`,
      ];
  const glued = value.match(/[\p{L}’'-]\{\{[^{}]*\}\}|\{\{[^{}]*\}\}[\p{L}’'-]/u)?.[0];
  if (glued) {
    issues.push(
      `joins letters to a placeholder in "${glued}". Put a word beside it that takes the ending, or declare a form.`,
    );
  }
  return [...issues, ...own.flatMap(({ name, form }) => unknownForm(name, form, forms))];
}

function unknownForm(
  name: string,
  form: string | undefined,
  forms: FormNames | undefined,
): readonly string[] {
  if (form === undefined || !forms) return [];
  const kind = formKinds.get(name);
  if (!kind)
    return [`names the form "${form}" of {{${name}}}, which has no forms. Write {{${name}}}.`];
  const known = forms.get(kind) ?? new Set([plainForm]);
  if (known.has(form) && form !== plainForm) return [];
  const group = kind === 'dates' ? kind : `units.${kind}`;
  return [
    `names the form "${form}" of {{${name}}}, which is not declared. Use one of ${[...known].join(', ')} (plain is {{${name}}}), or add it to "${group}" in common.json.`,
  ];
}

/** Placeholders that a declared form may hold, by its group, and the forms that these may name. */
const inForms: Readonly<Record<string, Readonly<Record<string, FormKind | undefined>>>> = {
  units: { amount: 'numbers' },
  numbers: { amount: undefined },
  months: {},
  dates: { date: undefined, day: 'numbers', month: 'months', year: undefined },
};

/** What is wrong with the text of a declared form. */
export function formIssues(
  tag: string,
  key: string,
  value: string,
  forms: FormNames | undefined,
): readonly string[] {
  const group = key.split('.')[0] ?? '';
  const allowed = inForms[group] ?? {};
  const own = placeholders(value).map(readPlaceholder);
  const issues = own.flatMap(({ name, form }) => {
    if (!Object.hasOwn(allowed, name)) {
      return [
        `has {{${name}}}, but a form of ${group} can hold only ${list(Object.keys(allowed))}.`,
      ];
    }
    const kind = allowed[name];
    if (form === undefined || (kind && (!forms || forms.get(kind)?.has(form)))) return [];
    return [
      `names the form "${form}" of {{${name}}}, which common.json does not declare. Add it, or write {{${name}}}.`,
    ];
  });
  const category = pluralKey(key)?.category;
  const needsAmount = group === 'units' && !(category && holdsOneNumber(tag, category));
  if (needsAmount && !own.some(({ name }) => name === 'amount')) {
    issues.push(
      'does not say the number. Write {{amount}}; only a form of one single number can do without.',
    );
  }
  return issues;
}

/** Sets of declared forms that are not whole: twelve months, numbers by their digits. */
export function formSetIssues({ file, messages }: MessageFile): readonly Issue[] {
  const issues: Issue[] = [];
  const months = new Map<string, number>();
  for (const [key, { line, column }] of messages) {
    const [group, form = '', value = ''] = key.split('.');
    const report = (message: string) => issues.push({ file, line, column, key, message });
    if (group === 'numbers' && !/^(\d+|other)$/.test(value)) {
      report('is not for a number. Name it by its digits, or "other".');
    }
    if (group === 'months') {
      months.set(form, (months.get(form) ?? 0) + 1);
      if (!/^([1-9]|1[0-2])$/.test(value))
        report('is not a month. Name it by its number, 1 to 12.');
    }
  }
  for (const [form, count] of months) {
    const message = `has ${count} of 12 months. Add the others.`;
    if (count < 12) issues.push({ file, key: `months.${form}`, message });
  }
  return issues;
}
