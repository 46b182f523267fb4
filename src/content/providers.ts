/**
 * How an adequacy decision covers a provider: with its whole country, by certification under the
 * framework (United States), as a commercial organisation (Canada), or not at all.
 */
export const adequacies = ['covered', 'certified', 'commercial', 'none'] as const;

export type Adequacy = (typeof adequacies)[number];

/** A model provider named in the privacy policy (spec §9). */
export interface Provider {
  readonly name: string;
  /** ISO 3166-1 alpha-2 code of the country the provider is established in. */
  readonly country: string;
  /** Address of the provider's privacy policy for consumers. */
  readonly policy: string;
  /** Address of the terms for business customers, under which the service uses the models. */
  readonly businessTerms?: string;
  /** Under the decisions of the EU and of the UK. */
  readonly adequacy?: { readonly eu: Adequacy; readonly uk: Adequacy };
  /** Whether the operator has confirmed that the service uses this provider, and the data above. */
  readonly confirmed: boolean;
}

/** The providers whose models may process data outside the EEA; placeholders until confirmed. */
export const providers: readonly Provider[] = [
  {
    name: 'OpenAI',
    country: 'US',
    policy: 'https://openai.com/policies/privacy-policy/',
    confirmed: false,
  },
  {
    name: 'Anthropic',
    country: 'US',
    policy: 'https://www.anthropic.com/legal/privacy',
    confirmed: false,
  },
  {
    name: 'Google',
    country: 'US',
    policy: 'https://policies.google.com/privacy',
    confirmed: false,
  },
  {
    name: 'Meta',
    country: 'US',
    policy: 'https://www.facebook.com/privacy/policy/',
    confirmed: false,
  },
  { name: 'xAI', country: 'US', policy: 'https://x.ai/legal/privacy-policy', confirmed: false },
  { name: 'Amazon', country: 'US', policy: 'https://aws.amazon.com/privacy/', confirmed: false },
  { name: 'Cohere', country: 'CA', policy: 'https://cohere.com/privacy', confirmed: false },
  { name: 'DeepSeek', country: 'CN', policy: 'https://www.deepseek.com/privacy', confirmed: false },
];
