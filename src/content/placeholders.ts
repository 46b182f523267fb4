import type { SiteFact } from './environment';
import type { OperatorFacts } from './operator-facts';
import type { Provider } from './providers';
import type { Claim } from './site';

/** Something the operator must settle before launch. */
export interface OpenPoint {
  /** The file that declares it. */
  readonly file: string;
  /** Its name in that file. */
  readonly name: string;
  /** What is open, and what to do. */
  readonly message: string;
}

/** Values that cannot be real, even if they are set or confirmed. */
const impossible: readonly { readonly is: (value: string) => boolean; readonly why: string }[] = [
  { is: (value) => /\bexample\b/i.test(value), why: 'an example' },
  { is: (value) => /^\D*(0\D*){6,}$/.test(value), why: 'a number of zeros' },
  // Ofcom reserves these numbers for drama and examples.
  { is: (value) => /^\+442079460/.test(value.replaceAll(' ', '')), why: 'a number for examples' },
];

/** Facts that are still placeholders. A fact set by its environment variable counts as confirmed. */
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
        'Nobody has confirmed it. Make sure that it is true and write "confirmed: true", or write "made: false" to remove it from the site.',
    }));
}

/** Model providers that nobody has confirmed (spec §9), or for which a fact is missing. */
export function openProviders(providers: readonly Provider[]): readonly OpenPoint[] {
  const file = 'src/content/providers.ts';
  const why = {
    businessTerms:
      'A provider’s consumer policy does not cover what a business sends it, so people must know which terms do. The column with the terms is left out until all providers have them.',
    adequacy:
      'People who consent to a transfer must know whether an adequacy decision covers the provider (GDPR Articles 13(1)(f) and 49(1)(a)). The columns are left out until all providers have it.',
  } as const;
  return providers.flatMap((provider) => {
    const { name, country, policy, confirmed } = provider;
    const title = `provider "${name}"`;
    const todo = `Check that the service uses it, its country (${country}) and its policy (${policy}), then write "confirmed: true".`;
    return [
      ...(confirmed ? [] : [{ file, name: title, message: todo }]),
      ...(['businessTerms', 'adequacy'] as const)
        .filter((fact) => provider[fact] === undefined)
        .map((fact) => ({ file, name: `${title} ${fact}`, message: why[fact] })),
    ];
  });
}

/** Why each fact that only the operator can settle matters. */
const reasons: Readonly<Record<keyof OperatorFacts, string>> = {
  creditsPerAnswer:
    'Consumers must know what a credit buys before they pay (Directive 2011/83/EU, Article 6(1)(a)).',
  pricesIncludeVat:
    'Prices shown to consumers must include taxes; the pages do not say that they do.',
  annualPrices: 'Annual plans are offered, and their price is a main term of the contract.',
  proBetaHasProFeatures:
    'The specification names no features of Pro Beta; the table says “To be confirmed”.',
  annualCreditsContinue:
    'Subscribers who cancel an annual plan must know whether they will still receive credits.',
  chatLanguages:
    'Consumers must know the language of the service before they buy it in another language.',
  supportLanguages:
    'After-sales service in a different language from the offer must be disclosed beforehand (Directive 2005/29/EC, Annex I, no. 8).',
  downgradeRemovesHistory: 'People may lose older chats when they change to a smaller plan.',
  declineIsAutomated: 'Automated decisions must be disclosed (GDPR Articles 13(2)(f) and 22).',
  hasDataProtectionOfficer:
    'If an officer has been appointed, people must be told (GDPR Article 13(1)(b)).',
  euRepresentative: 'A company outside the EU needs a representative there (GDPR Article 27).',
  dsaRepresentative:
    'A provider outside the EU needs a legal representative (Digital Services Act, Article 13).',
  registeredIn:
    'A UK company must say in which part of the United Kingdom it is registered (SI 2015/17, regulation 25).',
  hasWithdrawalFunction:
    'Contracts made online need a withdrawal function (Directive 2011/83/EU, Article 11a).',
  feedbackDays: 'People who report a barrier should know when they will hear from you.',
  offersAlternativeFormats:
    'Disabled people may need content in another format (Equality Act 2010, section 20).',
};

/** What the operator has not settled yet, and why it matters. */
export function openOperatorFacts(facts: OperatorFacts): readonly OpenPoint[] {
  return (Object.keys(reasons) as (keyof OperatorFacts)[])
    .filter((name) => facts[name] === undefined)
    .map((name) => ({
      file: 'src/content/operator-facts.ts',
      name,
      message: `is not settled. ${reasons[name]}`,
    }));
}
