import type { ConfigData } from 'html-validate';

/** How html-validate reads the built pages. Each rule that is off or bent says why. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // React's useId gives ids that begin with "_", and Gatsby's root element is "___gatsby". HTML
    // allows both; the rule's strict form is about writing selectors by hand.
    'valid-id': ['error', { relaxed: true }],
    // Safari takes a list without markers for none unless its role is written out
    // (src/components/ui/list.tsx).
    'no-redundant-role': 'off',
    // The same role on lists; and the scrolling region of a table is no section of the document
    // (src/components/ui/data-table.tsx).
    'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
    // The number is the operator's, as it is typed; where it may break is for the style sheet.
    'tel-non-breaking': 'off',
  },
};
