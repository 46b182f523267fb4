import { allLanguages, type Language, sourceTag } from '../../src/content/languages';

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The n-th tag, from 0, of those that ISO 639-2 leaves to private use: `qaa` to `qtz`. */
function privateTag(index: number): string {
  return `q${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}`;
}

/** English and languages that do not exist; their texts and formats are those of English. */
export function syntheticLanguages(count: number): readonly Language[] {
  const english = allLanguages.find(({ tag }) => tag === sourceTag);
  if (!english) throw new Error(`src/content/languages.ts has no language "${sourceTag}".`);
  const others = Array.from({ length: count - 1 }, (_, index): Language => {
    const tag = privateTag(index);
    return {
      ...english,
      tag,
      endonym: `${english.endonym} ${tag}`,
      formats: english.formats ?? sourceTag,
    };
  });
  return [english, ...others];
}
