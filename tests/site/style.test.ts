import postcss, { type Rule } from 'postcss';
import { builtPage, everyPage } from '../support/site-pages';

// One and the same on every page.
const [first] = everyPage;
const style = first ? builtPage(first[1]).$('style').text() : '';
const rules = postcss.parse(style).nodes.filter((node): node is Rule => node.type === 'rule');

/** What a rule says only for some windows, media or browsers. */
function conditional(rule: Rule): readonly string[] {
  const props: string[] = [];
  rule.walkDecls(({ parent, prop }) => {
    if (parent !== rule && parent?.type === 'atrule') props.push(prop);
  });
  return props;
}

describe('The style in a page', () => {
  it('has rules', () => {
    expect(rules.length).toBeGreaterThan(100);
  });

  it('takes back nowhere what a rule has said for print or for a width, though the minifier merges rules', () => {
    const takenBack = rules.flatMap((rule, index) =>
      rules.slice(index + 1).flatMap((later) =>
        later.selectors
          .filter((selector) => rule.selectors.includes(selector))
          .flatMap((selector) =>
            later.nodes
              .flatMap((node) => (node.type === 'decl' ? node.prop : []))
              .filter((prop) => conditional(rule).includes(prop))
              .map((prop) => `${selector} ${prop}`),
          ),
      ),
    );
    expect(takenBack).toEqual([]);
  });
});
