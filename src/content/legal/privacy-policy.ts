import { type LegalDocument, parts } from './structure';

/** What personal data is used for, in the order of the list and of the table of legal bases. */
const purposes = [
  'accounts',
  'answers',
  'model-transfers',
  'subscriptions',
  'service-messages',
  'support',
  'public-site',
  'improvement',
  'analytics',
  'marketing',
  'security',
  'moderation',
  'accounting',
  'rights-requests',
  'legal-duties',
  'legal-claims',
  'business-transfer',
];

/** The structure and dates of the Privacy Policy (spec §2; rules of §3–§6 and §9). */
export const privacyPolicy: LegalDocument = {
  id: 'privacy-policy',
  effective: '2025-08-01',
  revised: '2026-11-28',
  sections: [
    {
      id: 'information-we-collect',
      clauses: [
        { kind: 'text', id: 'scope', sentences: parts('covers', 'enterprise', 'organisation') },
        {
          kind: 'list',
          id: 'account-information',
          items: parts('full-name', 'preferred-name', 'email-address', 'password'),
        },
        {
          kind: 'list',
          id: 'user-content',
          items: parts('prompts', 'file-uploads', 'model-responses', 'metadata'),
        },
        {
          kind: 'text',
          id: 'sensitive-data',
          sentences: parts('kinds', 'leave-out', 'processing', 'consent'),
        },
        { kind: 'text', id: 'other-people' },
        {
          kind: 'list',
          id: 'payment-data',
          items: parts('customer-identifier', 'subscription-data', 'transaction-history'),
        },
        { kind: 'text', id: 'card-details' },
        {
          kind: 'list',
          id: 'technical-data',
          items: parts('log-data', 'usage-data', 'device-information', 'region'),
        },
        { kind: 'text', id: 'messages-to-us' },
        {
          kind: 'table',
          id: 'cookies',
          columns: ['category', 'purpose', 'choice'],
          rows: ['necessary', 'analytical', 'marketing'],
        },
        {
          kind: 'text',
          id: 'cookie-consent',
          sentences: parts('categories', 'consent', 'withdrawal', 'details'),
        },
        {
          kind: 'text',
          id: 'public-site',
          sentences: parts('no-cookies', 'no-forms', 'plan-links'),
        },
        { kind: 'text', id: 'public-site-requests' },
        {
          kind: 'list',
          id: 'sources',
          items: parts(
            'from-you',
            'from-your-device',
            'from-model-providers',
            'from-payment-provider',
            'from-other-people',
          ),
        },
        {
          kind: 'list',
          id: 'required-data',
          items: parts('to-register', 'to-pay', 'to-get-answers', 'to-connect', 'voluntary'),
        },
      ],
    },
    {
      id: 'how-we-use-information',
      clauses: [
        {
          kind: 'list',
          id: 'uses',
          items: parts(...purposes),
        },
        { kind: 'text', id: 'ai-transparency' },
        {
          kind: 'text',
          id: 'automated-decisions',
          sentences: [
            { id: 'decline' },
            { id: 'automatic', when: 'declineIsAutomated' },
            { id: 'by-people', when: 'declineIsDecidedByPeople' },
            { id: 'review' },
            { id: 'otherwise' },
          ],
        },
        { kind: 'text', id: 'new-purposes' },
      ],
    },
    {
      id: 'disclosure',
      clauses: [
        { kind: 'text', id: 'principle' },
        {
          kind: 'text',
          id: 'model-providers',
          sentences: [
            { id: 'sent' },
            { id: 'own-terms' },
            { id: 'business-terms', when: 'businessTermsKnown' },
            { id: 'listed' },
            { id: 'policy-scope' },
          ],
        },
        { kind: 'text', id: 'payment-provider' },
        { kind: 'text', id: 'service-providers', sentences: parts('instructions', 'cookies') },
        { kind: 'text', id: 'legal-need' },
        { kind: 'text', id: 'business-transfer' },
        { kind: 'text', id: 'parent-lab', sentences: parts('logo', 'no-access') },
      ],
    },
    {
      id: 'your-rights-and-choices',
      clauses: [
        {
          kind: 'list',
          id: 'rights',
          items: parts(
            'access',
            'rectification',
            'erasure',
            'restriction',
            'portability',
            'withdrawing-consent',
            'complaint',
          ),
        },
        {
          kind: 'text',
          id: 'right-to-object',
          sentences: parts('grounds', 'effect', 'direct-marketing'),
        },
        { kind: 'text', id: 'account-settings' },
        {
          kind: 'text',
          id: 'how-to-ask',
          sentences: parts('email', 'marker', 'content', 'other-ways', 'no-account'),
        },
        { kind: 'text', id: 'identity-verification' },
        {
          kind: 'text',
          id: 'answering-time',
          sentences: parts('time', 'identity', 'extension', 'refusal'),
        },
        { kind: 'text', id: 'recipients-informed' },
        { kind: 'text', id: 'cost' },
        { kind: 'text', id: 'accuracy' },
        {
          kind: 'text',
          id: 'accuracy-correction',
          sentences: parts('how', 'what-we-hold', 'model'),
        },
        { kind: 'text', id: 'complaint-to-us', sentences: parts('how', 'handling') },
        {
          kind: 'text',
          id: 'complaint-to-an-authority',
          sentences: parts('right', 'uk', 'eea', 'court'),
        },
      ],
    },
    {
      id: 'security-and-retention',
      clauses: [
        {
          kind: 'text',
          id: 'security-measures',
          sentences: parts('measures', 'password', 'report'),
        },
        { kind: 'text', id: 'data-breaches' },
        {
          kind: 'list',
          id: 'retention-criteria',
          items: parts(
            'account-information',
            'user-content',
            'payment-data',
            'technical-data',
            'cookies',
            'messages',
          ),
        },
        { kind: 'text', id: 'account-closure', sentences: parts('copy', 'deletion', 'cancelling') },
        { kind: 'text', id: 'inactive-accounts' },
        { kind: 'text', id: 'what-we-keep-longer', sentences: parts('kept', 'providers') },
      ],
    },
    {
      id: 'international-transfers',
      clauses: [
        { kind: 'text', id: 'hosting' },
        {
          kind: 'providers',
          id: 'model-providers',
          columns: [
            { id: 'provider' },
            { id: 'country' },
            { id: 'adequacy-eu', when: 'adequacyKnown' },
            { id: 'adequacy-uk', when: 'adequacyKnown' },
            { id: 'policy' },
            { id: 'business-terms', when: 'businessTermsKnown' },
          ],
        },
        { kind: 'text', id: 'explicit-consent', sentences: parts('consent', 'choice') },
        { kind: 'text', id: 'data-about-other-people' },
        {
          kind: 'text',
          id: 'transfer-risks',
          sentences: [
            { id: 'intro' },
            { id: 'no-decision' },
            { id: 'table', when: 'adequacyKnown' },
            { id: 'consequences' },
          ],
        },
        { kind: 'text', id: 'withdrawing-transfer-consent', sentences: parts('stop', 'deletion') },
        { kind: 'text', id: 'other-safeguards' },
        { kind: 'text', id: 'copy-of-safeguards' },
      ],
    },
    {
      id: 'children',
      clauses: [
        { kind: 'text', id: 'minimum-age' },
        { kind: 'text', id: 'reporting-a-child' },
      ],
    },
    {
      id: 'changes',
      clauses: [
        { kind: 'text', id: 'how-we-change', sentences: parts('reasons', 'effective', 'revised') },
        { kind: 'text', id: 'notice-of-changes', sentences: parts('notice', 'consent') },
      ],
    },
    {
      id: 'legal-bases',
      clauses: [
        { kind: 'text', id: 'how-to-read' },
        {
          kind: 'table',
          id: 'table',
          columns: ['purpose', 'data-type', 'legal-basis'],
          rows: purposes,
          rowHeaders: 'how-we-use-information.uses',
        },
        { kind: 'text', id: 'contract' },
        { kind: 'text', id: 'consent' },
        {
          kind: 'text',
          id: 'legitimate-interests',
          sentences: parts('meaning', 'weighing', 'objection'),
        },
        { kind: 'text', id: 'legal-obligation' },
      ],
    },
    {
      id: 'contact',
      clauses: [
        {
          kind: 'text',
          id: 'data-protection-officer',
          sentences: [
            { id: 'privacy' },
            { id: 'officer', when: 'hasDataProtectionOfficer' },
            { id: 'other' },
          ],
        },
        { kind: 'address', id: 'controller' },
        { kind: 'text', id: 'eu-representative', when: 'hasEuRepresentative' },
      ],
    },
  ],
};
