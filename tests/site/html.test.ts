import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { builtPage, everyPage } from '../support/site-pages';

/** Each rule that is off or relaxed says why. */
const validator = new HtmlValidate(
  new StaticConfigLoader([], {
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // React's useId gives ids that begin with "_", and Gatsby's root element is "___gatsby". HTML
      // allows both; the rule's strict form is about writing selectors by hand.
      'valid-id': ['error', { relaxed: true }],
      // Safari needs a role on lists without markers (src/components/ui/list.tsx).
      'no-redundant-role': 'off',
      // The same role on lists, and the scrolling region of a table
      // (src/components/ui/data-table.tsx).
      'prefer-native-element': ['error', { exclude: ['list', 'region'] }],
      // The number is shown as the operator typed it; the style sheet says where it can break.
      'tel-non-breaking': 'off',
    },
  }),
);

// Among its rules: ids are unique, references to ids exist, heading levels are not skipped, elements
// that need text are not empty, and there are no style attributes.
describe('html-validate', () => {
  it.each(everyPage)('finds nothing on %s', async (_path, page) => {
    const { results } = await validator.validateString(builtPage(page).html, page.file);
    const issues = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(issues).toEqual([]);
  });

  it('finds mistakes', async () => {
    const { results } = await validator.validateString(
      '<h1 style="color: red"></h1><h3 id="a">b</h3><p id="a"></p>',
    );
    const rules = results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
    expect(rules).toEqual(
      expect.arrayContaining(['no-dup-id', 'heading-level', 'empty-heading', 'no-inline-style']),
    );
  });
});
