import type { SiteFact } from './environment';
import type { Provider } from './providers';
import type { Claim } from './site';

/** Something the operator must settle before launch. */
export interface OpenPoint {
  /** The file that declares it. */
  readonly file: string;
  /** Its name in that file. */
  readonly name: string;
  /** What is the matter, and what to do. */
  readonly message: string;
}

/** Values that cannot be true, whoever set them. */
const impossible: readonly { readonly is: (value: string) => boolean; readonly why: string }[] = [
  { is: (value) => /\bexample\b/i.test(value), why: 'an example' },
  { is: (value) => /^\D*(0\D*){6,}$/.test(value), why: 'a number of zeros' },
  // Ofcom keeps these numbers free for films and examples.
  { is: (value) => /^\+442079460/.test(value.replaceAll(' ', '')), why: 'a number for examples' },
];

/** Facts that are still placeholders. A fact that is set from outside counts as confirmed. */
export function openFacts(facts: Readonly<Record<string, SiteFact>>): readonly OpenPoint[] {
  const file = 'src/content/site.ts';
  return Object.entries(facts).flatMap(([name, { variable, set, fallback, confirmed }]) => {
    const value = set ?? fallback;
    const unsettled = set === undefined && !confirmed ? 'a placeholder' : undefined;
    const why = impossible.find(({ is }) => is(value))?.why ?? unsettled;
    if (!why) return [];
    const todo = `Set ${variable}, or write the true value in ${file} with "confirmed: true".`;
    return [{ file, name, message: `${JSON.stringify(value)} is ${why}. ${todo}` }];
  });
}

/** Marketing claims that nobody has confirmed (spec §1). */
export function openClaims(claims: readonly Claim[]): readonly OpenPoint[] {
  return claims
    .filter(({ made, confirmed }) => made && !confirmed)
    .map(({ id }) => ({
      file: 'src/content/site.ts',
      name: `claim "${id}"`,
      message:
        'Nobody has confirmed it. Make sure that it is true and write "confirmed: true", or "made: false" to take it off the site.',
    }));
}

/** Model providers that nobody has confirmed (spec §9). */
export function openProviders(providers: readonly Provider[]): readonly OpenPoint[] {
  return providers
    .filter(({ confirmed }) => !confirmed)
    .map(({ name, country, policy }) => ({
      file: 'src/content/providers.ts',
      name: `provider "${name}"`,
      message: `Check that the service uses it, its country (${country}) and its policy (${policy}), then say "confirmed: true".`,
    }));
}
