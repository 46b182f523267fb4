/** A spelling mistake in one language, and how to fix it. */
interface LanguageRule {
  readonly wrong: RegExp;
  readonly message: (found: string) => string;
}

const rules: Readonly<Record<string, readonly LanguageRule[]>> = {
  ro: [
    {
      wrong: /[şţŞŢ]/,
      message: (letter) =>
        `has "${letter}" with a cedilla. Romanian writes ș and ț with a comma below.`,
    },
  ],
};

/** The issues of a text by the spelling rules of its language. */
export function languageIssues(tag: string, value: string): readonly string[] {
  return (rules[tag] ?? []).flatMap(({ wrong, message }) => {
    const found = value.match(wrong)?.[0];
    return found === undefined ? [] : [message(found)];
  });
}
