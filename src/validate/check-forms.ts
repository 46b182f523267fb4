import type { Issue } from '../i18n/check/issue';
import { holdsOneNumber, type PluralKey, pluralKey } from '../i18n/check/plural-keys';
import { formKinds } from '../i18n/facts';
import { plainForm, type Unit } from '../i18n/forms';
import { placeholders } from './markup';
import type { MessageFile } from './message-file';

/** What forms can be declared for. */
type FormKind = Unit | 'dates' | 'numbers' | 'months';

/** The names of the forms that a language declares, by kind. */
export type FormNames = ReadonlyMap<FormKind, ReadonlySet<string>>;

/** Reads the forms that a `common.json` declares. */
export function formNamesOf({ messages }: MessageFile): FormNames {
  const names = new Map<FormKind, Set<string>>();
  for (const key of messages.keys()) {
    const [group, second = '', third = ''] = key.split('.');
    const add = (kind: string, form: string) => {
      const forms = names.get(kind as FormKind) ?? new Set([plainForm]);
      names.set(kind as FormKind, forms.add(form));
    };
    if (group === 'units') add(second, pluralKey(third)?.base ?? third);
    if (group === 'numbers' || group === 'months' || group === 'dates') add(group, second);
  }
  return names;
}

/** Splits a placeholder, such as `{{name.form}}`, into the name of the fact and its form, if any. */
function readPlaceholder(placeholder: string): { readonly name: string; readonly form?: string } {
  const [name = '', ...rest] = placeholder.slice(2, -2).split('.');
  return rest.length === 0 ? { name } : { name, form: rest.join('.') };
}

const list = (names: Iterable<string>): string =>
  [...names].map((name) => `{{${name}}}`).join(', ') || 'no placeholders';

/**
 * The issues with the placeholders of a text. It must have the same facts as English, each in any
 * declared form, and as often as the sentence needs.
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
  const used = placeholders(value).map(readPlaceholder);
  const [has, needs] = [used, placeholders(english).map(readPlaceholder)].map(
    (found) => new Set(found.map(({ name }) => name)),
  );
  // A plural form for a single number may have it in words, such as "within a month".
  if (plural && holdsOneNumber(tag, plural.category)) {
    needs?.delete('amount');
    has?.delete('amount');
  }
  const isSame =
    has && needs && has.size === needs.size && [...has].every((name) => needs.has(name));
  const issues = isSame
    ? []
    : [
        `has ${list(has ?? [])}, but English has ${list(needs ?? [])}${where}. Use the same placeholders.`,
      ];
  const glued = value.match(/[\p{L}’'-]\{\{[^{}]*\}\}|\{\{[^{}]*\}\}[\p{L}’'-]/u)?.[0];
  if (glued) {
    issues.push(
      `joins letters to a placeholder in "${glued}". Add a separate word that takes the ending, or declare a form.`,
    );
  }
  return [...issues, ...used.flatMap(({ name, form }) => unknownForm(name, form, forms))];
}

function unknownForm(
  name: string,
  form: string | undefined,
  forms: FormNames | undefined,
): readonly string[] {
  if (form === undefined || !forms) return [];
  const kind = formKinds.get(name);
  if (!kind)
    return [`uses the form "${form}" of {{${name}}}, which has no forms. Write {{${name}}}.`];
  const declared = forms.get(kind) ?? new Set([plainForm]);
  if (declared.has(form) && form !== plainForm) return [];
  const group = kind === 'dates' ? kind : `units.${kind}`;
  return [
    `uses the form "${form}" of {{${name}}}, which is not declared. Use one of ${[...declared].join(', ')} (plain is {{${name}}}), or add it to "${group}" in common.json.`,
  ];
}

/** The placeholders that a declared form may contain, by its group, and the kind of their forms. */
const inForms: Readonly<Record<string, Readonly<Record<string, FormKind | undefined>>>> = {
  units: { amount: 'numbers' },
  numbers: { amount: undefined },
  months: {},
  dates: { date: undefined, day: 'numbers', month: 'months', year: undefined },
};

/** The issues with the text of a declared form. */
export function formIssues(
  tag: string,
  key: string,
  value: string,
  forms: FormNames | undefined,
): readonly string[] {
  const group = key.split('.')[0] ?? '';
  const allowed = inForms[group] ?? {};
  const used = placeholders(value).map(readPlaceholder);
  const issues = used.flatMap(({ name, form }) => {
    if (!Object.hasOwn(allowed, name)) {
      return [
        `has {{${name}}}, but a form of ${group} can only contain ${list(Object.keys(allowed))}.`,
      ];
    }
    const kind = allowed[name];
    if (form === undefined || (kind && (!forms || forms.get(kind)?.has(form)))) return [];
    return [
      `uses the form "${form}" of {{${name}}}, which common.json does not declare. Add it, or write {{${name}}}.`,
    ];
  });
  const category = pluralKey(key)?.category;
  const needsAmount = group === 'units' && !(category && holdsOneNumber(tag, category));
  if (needsAmount && !used.some(({ name }) => name === 'amount')) {
    issues.push(
      'does not include the number. Add {{amount}}; only a form for a single number can omit it.',
    );
  }
  return issues;
}

/** Issues with sets of declared forms: a set of months needs all twelve, numbers are in digits. */
export function formSetIssues({ file, messages }: MessageFile): readonly Issue[] {
  const issues: Issue[] = [];
  const months = new Map<string, number>();
  for (const [key, { line, column }] of messages) {
    const [group, form = '', value = ''] = key.split('.');
    const report = (message: string) => issues.push({ file, line, column, key, message });
    if (group === 'numbers' && !/^(\d+|other)$/.test(value)) {
      report('is not a number. Use digits, such as 21, or "other".');
    }
    if (group === 'months') {
      months.set(form, (months.get(form) ?? 0) + 1);
      if (!/^([1-9]|1[0-2])$/.test(value)) report('is not a month. Use its number, 1 to 12.');
    }
  }
  for (const [form, count] of months) {
    const message = `has ${count} of 12 months. Add the others.`;
    if (count < 12) issues.push({ file, key: `months.${form}`, message });
  }
  return issues;
}
