import {
  accountExamples,
  inactivityExamples,
  planChangeExamples,
  refreshExamples,
  refundExamples,
} from './examples';
import { type LegalDocument, parts } from './structure';

/** The lines of both model forms, in the order of their annexes. */
const formLines = parts(
  'addressee',
  'notice',
  'ordered-on',
  'consumer-name',
  'consumer-address',
  'consumer-signature',
  'form-date',
  'footnote',
);

/** The structure and dates of the Terms of Service (spec §2; rules of §3–§6 and §9). */
export const termsOfService: LegalDocument = {
  id: 'terms-of-service',
  effective: '2025-06-01',
  revised: '2026-11-28',
  sections: [
    {
      id: 'acceptance',
      clauses: [
        { kind: 'text', id: 'contract' },
        { kind: 'text', id: 'agreement' },
        { kind: 'text', id: 'privacy' },
        { kind: 'text', id: 'beta' },
        { kind: 'text', id: 'enterprise' },
        { kind: 'text', id: 'consumers', sentences: parts('meaning', 'rights', 'eea') },
      ],
    },
    {
      id: 'who-we-are',
      clauses: [
        { kind: 'address', id: 'identity' },
        { kind: 'text', id: 'parent-lab' },
        { kind: 'text', id: 'service' },
        { kind: 'text', id: 'requirements' },
        {
          kind: 'text',
          id: 'languages',
          when: 'anyLanguageKnown',
          sentences: [
            { id: 'chat', when: 'chatLanguagesKnown' },
            { id: 'support', when: 'supportLanguagesKnown' },
          ],
        },
        { kind: 'text', id: 'accessibility' },
        { kind: 'text', id: 'ai-systems' },
        { kind: 'text', id: 'ai-answers' },
        { kind: 'text', id: 'no-advice' },
      ],
    },
    {
      id: 'eligibility',
      clauses: [
        { kind: 'text', id: 'age' },
        { kind: 'text', id: 'registration', sentences: parts('needed', 'information', 'accuracy') },
        { kind: 'text', id: 'security' },
      ],
    },
    {
      id: 'acceptable-use',
      clauses: [
        { kind: 'text', id: 'purpose' },
        {
          kind: 'list',
          id: 'prohibited-use',
          items: parts(
            'illegal-acts',
            'harm',
            'rights-of-others',
            'deception',
            'prohibited-ai',
            'attacks',
            'circumvention',
            'extraction',
            'provider-policies',
          ),
        },
        { kind: 'text', id: 'breach' },
      ],
    },
    {
      id: 'content',
      clauses: [
        { kind: 'text', id: 'definition', sentences: parts('meaning', 'metadata', 'privacy') },
        { kind: 'text', id: 'ownership' },
        { kind: 'text', id: 'responses' },
        { kind: 'text', id: 'licence', sentences: parts('scope', 'purpose', 'end') },
        { kind: 'text', id: 'responsibility' },
        {
          kind: 'text',
          id: 'history',
          sentences: [{ id: 'time' }, { id: 'downgrade', when: 'downgradeRemovesHistory' }],
        },
        { kind: 'text', id: 'feedback', sentences: parts('use', 'reward') },
      ],
    },
    {
      id: 'third-party-providers',
      clauses: [
        { kind: 'text', id: 'transmission' },
        { kind: 'text', id: 'policies' },
        { kind: 'text', id: 'transfers', sentences: parts('hosting', 'consent', 'risks') },
        { kind: 'text', id: 'changes-to-models' },
        { kind: 'text', id: 'responsibility' },
      ],
    },
    {
      id: 'intellectual-property',
      clauses: [
        { kind: 'text', id: 'our-rights' },
        { kind: 'text', id: 'permission' },
        { kind: 'text', id: 'copyright-complaints' },
        {
          kind: 'list',
          id: 'copyright-notice',
          items: parts(
            'signature',
            'work-description',
            'location',
            'contact-details',
            'good-faith-statement',
            'accuracy-statement',
          ),
        },
        { kind: 'text', id: 'copyright-handling' },
      ],
    },
    {
      id: 'moderation',
      clauses: [
        {
          kind: 'list',
          id: 'measures',
          items: parts('removal', 'warning', 'restriction', 'closure'),
        },
        { kind: 'text', id: 'proportion' },
        { kind: 'text', id: 'reasons' },
        { kind: 'text', id: 'reports', sentences: parts('who', 'content', 'anonymous', 'answer') },
        { kind: 'text', id: 'contesting' },
      ],
    },
    {
      id: 'fees-and-subscriptions',
      clauses: [
        {
          kind: 'text',
          id: 'credits',
          sentences: [{ id: 'unit' }, { id: 'use', when: 'creditUseKnown' }],
        },
        {
          kind: 'plans',
          id: 'plan-table',
          columns: [
            ...parts('plan', 'price'),
            { id: 'annual-price', when: 'annualPricesKnown' },
            ...parts('credits', 'models', 'history'),
          ],
        },
        { kind: 'text', id: 'free-tier' },
        { kind: 'text', id: 'beta-plans' },
        { kind: 'text', id: 'coming-soon' },
        {
          kind: 'text',
          id: 'prices',
          sentences: [{ id: 'currency' }, { id: 'vat', when: 'pricesIncludeVat' }, { id: 'total' }],
        },
        { kind: 'text', id: 'billing-cycle', sentences: parts('choice', 'parts', 'credits') },
        { kind: 'text', id: 'ordering', sentences: parts('steps', 'contract', 'confirmation') },
        { kind: 'text', id: 'payment' },
        { kind: 'text', id: 'renewal', sentences: parts('automatic', 'charge', 'reminder', 'law') },
        { kind: 'text', id: 'cancellation', sentences: parts('how', 'meaning', 'deadline') },
        {
          kind: 'text',
          id: 'after-cancellation',
          sentences: [
            { id: 'keep' },
            { id: 'annual-continue', when: 'annualCreditsContinue' },
            { id: 'annual-stop', when: 'annualCreditsStop' },
          ],
        },
        { kind: 'text', id: 'plan-changes', sentences: parts('credits', 'notice') },
        { kind: 'examples', id: 'plan-change-examples', examples: planChangeExamples },
        { kind: 'text', id: 'refresh-date' },
        { kind: 'text', id: 'credit-expiry' },
        { kind: 'examples', id: 'refresh-examples', examples: refreshExamples },
        {
          kind: 'text',
          id: 'declined-payment',
          sentences: [
            { id: 'measures' },
            { id: 'automatic', when: 'declineIsAutomated' },
            { id: 'by-people', when: 'declineIsDecidedByPeople' },
            { id: 'notice' },
          ],
        },
        { kind: 'examples', id: 'account-examples', examples: accountExamples },
        {
          kind: 'text',
          id: 'price-increase',
          sentences: parts('reasons', 'notice', 'effect', 'consent'),
        },
        { kind: 'text', id: 'final-payments' },
        {
          kind: 'text',
          id: 'withdrawal-right',
          sentences: parts('right', 'uk-name', 'difference', 'free-account'),
        },
        {
          kind: 'list',
          id: 'withdrawal-methods',
          items: [
            { id: 'email' },
            { id: 'function', when: 'hasWithdrawalFunction' },
            { id: 'form' },
          ],
        },
        {
          kind: 'text',
          id: 'withdrawal-deadline',
          sentences: [
            { id: 'deadline' },
            { id: 'email' },
            { id: 'function', when: 'hasWithdrawalFunction' },
          ],
        },
        {
          kind: 'list',
          id: 'withdrawal-form',
          items: formLines,
        },
        { kind: 'list', id: 'cancellation-form', items: formLines },
        {
          kind: 'text',
          id: 'withdrawal-start',
          sentences: parts('request', 'payment', 'no-request'),
        },
        { kind: 'text', id: 'withdrawal-effects', sentences: parts('end', 'refund', 'method') },
        { kind: 'text', id: 'refund-formula' },
        { kind: 'text', id: 'refund-basis' },
        { kind: 'text', id: 'refund-example' },
        { kind: 'examples', id: 'refund-examples', examples: refundExamples },
        { kind: 'text', id: 'conformity', sentences: parts('law', 'quality') },
        {
          kind: 'text',
          id: 'conformity-remedies',
          sentences: parts('request', 'remedies', 'final-payments'),
        },
        { kind: 'text', id: 'service-changes', sentences: parts('reasons', 'notice', 'ending') },
      ],
    },
    {
      id: 'termination',
      clauses: [
        { kind: 'text', id: 'by-you', sentences: parts('how', 'loss') },
        {
          kind: 'list',
          id: 'by-us',
          items: parts('material-breach', 'fraud', 'legal-need', 'risk', 'inactivity'),
        },
        { kind: 'text', id: 'inactivity-notice' },
        { kind: 'examples', id: 'inactivity-examples', examples: inactivityExamples },
        { kind: 'text', id: 'notice' },
        { kind: 'text', id: 'credits' },
        { kind: 'text', id: 'prepaid-fees' },
        { kind: 'text', id: 'content' },
        { kind: 'text', id: 'survival' },
      ],
    },
    {
      id: 'disclaimers-and-liability',
      clauses: [
        { kind: 'text', id: 'no-guarantee' },
        { kind: 'text', id: 'answers' },
        {
          kind: 'list',
          id: 'never-limited',
          items: parts(
            'death-or-injury',
            'fraud',
            'consumer-rights',
            'intent',
            'product-liability',
            'other-liability',
          ),
        },
        { kind: 'text', id: 'foreseeable-loss', sentences: parts('rule', 'business') },
        { kind: 'text', id: 'cap' },
        { kind: 'text', id: 'outside-control' },
      ],
    },
    {
      id: 'indemnification',
      clauses: [
        { kind: 'text', id: 'duty' },
        { kind: 'text', id: 'consumers' },
        { kind: 'text', id: 'procedure' },
      ],
    },
    {
      id: 'disputes',
      clauses: [
        { kind: 'text', id: 'informal-period' },
        { kind: 'text', id: 'informal-limits' },
        { kind: 'text', id: 'alternative-resolution' },
        { kind: 'text', id: 'governing-law' },
        { kind: 'text', id: 'courts-uk' },
        { kind: 'text', id: 'courts-eea' },
      ],
    },
    {
      id: 'general',
      clauses: [
        { kind: 'text', id: 'changes' },
        {
          kind: 'text',
          id: 'changes-choice',
          sentences: parts('exit', 'earlier-rights', 'consent', 'prices'),
        },
        { kind: 'text', id: 'assignment' },
        { kind: 'text', id: 'severability' },
        { kind: 'text', id: 'no-waiver' },
        { kind: 'text', id: 'languages' },
        { kind: 'text', id: 'whole-agreement' },
        { kind: 'text', id: 'third-parties' },
      ],
    },
    {
      id: 'contact',
      clauses: [
        { kind: 'text', id: 'support' },
        {
          kind: 'text',
          id: 'privacy',
          sentences: [{ id: 'email' }, { id: 'representative', when: 'hasEuRepresentative' }],
        },
        {
          kind: 'text',
          id: 'contact-point',
          sentences: [
            { id: 'address' },
            { id: 'languages', when: 'supportLanguagesKnown' },
            { id: 'representative', when: 'hasDsaRepresentative' },
          ],
        },
      ],
    },
  ],
};
