import { type LegalDocument, parts } from './structure';

/**
 * The structure and date of the accessibility statement, with the content that the European
 * Accessibility Act requires (Annex V); it is not in the spec. It takes effect with each review.
 */
export const accessibilityStatement: LegalDocument = {
  id: 'accessibility',
  effective: '2026-11-29',
  revised: '2026-11-28',
  sections: [
    {
      id: 'commitment',
      clauses: [
        { kind: 'text', id: 'aim' },
        { kind: 'text', id: 'barriers' },
      ],
    },
    {
      id: 'the-service',
      clauses: [
        { kind: 'text', id: 'description' },
        { kind: 'text', id: 'how-it-works' },
        { kind: 'text', id: 'public-site' },
        {
          kind: 'list',
          id: 'how-to-use',
          items: parts('navigation', 'plans', 'documents', 'dialogs', 'display'),
        },
        {
          kind: 'list',
          id: 'requirements',
          items: parts('perceivable', 'operable', 'understandable', 'robust'),
        },
        { kind: 'text', id: 'not-covered', sentences: parts('part', 'untested', 'feedback') },
      ],
    },
    {
      id: 'standards',
      clauses: [
        { kind: 'text', id: 'guidelines' },
        { kind: 'text', id: 'european-standard' },
        { kind: 'text', id: 'conformance-status' },
        { kind: 'text', id: 'not-tested-by-others' },
      ],
    },
    {
      id: 'how-we-tested',
      clauses: [
        { kind: 'text', id: 'audit' },
        {
          kind: 'list',
          id: 'results',
          items: parts('date', 'pages', 'states', 'rules', 'checks', 'violations'),
        },
        { kind: 'text', id: 'not-seen', sentences: parts('some', 'judgement') },
      ],
    },
    {
      id: 'known-limits',
      clauses: [
        {
          kind: 'list',
          id: 'limits',
          items: parts(
            'chat-application',
            'translations',
            'other-sites',
            'wide-tables',
            'pricing-order',
            'no-scripts',
            'test-tools',
            'other-formats',
          ),
        },
      ],
    },
    {
      id: 'feedback',
      clauses: [
        { kind: 'text', id: 'how-to-reach-us' },
        { kind: 'text', id: 'questions' },
        {
          kind: 'list',
          id: 'what-to-tell',
          items: parts('page', 'goal', 'problem', 'equipment'),
        },
        { kind: 'text', id: 'health-data' },
        {
          kind: 'text',
          id: 'our-answer',
          sentences: [{ id: 'time', when: 'feedbackTimeKnown' }, { id: 'meanwhile' }],
        },
        { kind: 'text', id: 'alternative-formats', when: 'offersAlternativeFormats' },
      ],
    },
    {
      id: 'enforcement',
      clauses: [
        { kind: 'text', id: 'your-choice' },
        { kind: 'text', id: 'uk-law' },
        {
          kind: 'list',
          id: 'uk-bodies',
          items: parts('advisory-service', 'northern-ireland', 'great-britain'),
        },
        { kind: 'text', id: 'uk-courts' },
        { kind: 'text', id: 'eea-law' },
        { kind: 'text', id: 'eea-authorities' },
        { kind: 'text', id: 'eea-courts' },
      ],
    },
    {
      id: 'about-this-statement',
      clauses: [
        { kind: 'text', id: 'preparation' },
        { kind: 'text', id: 'review' },
        { kind: 'text', id: 'availability' },
      ],
    },
  ],
};
