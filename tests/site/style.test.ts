import { readdirSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { moduleSuffix } from '../../src/build/class-names';
import { attributesOf, builtPage, everyPage } from '../support/site-pages';

const styles = new Set(everyPage.map(([, page]) => builtPage(page).$('style').text()));
const sheets = [...styles].map((style) => postcss.parse(style).nodes);

const declarationsOf = (rule: Rule): readonly string[] => {
  const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
  return rule.selectors.flatMap((selector) =>
    declarations.map(({ prop }) => `${selector} ${prop}`),
  );
};

/** The declarations in an at-rule, such as `.card padding` in a media query. */
function conditional(node: postcss.ChildNode): ReadonlySet<string> {
  const found = new Set<string>();
  if (node.type !== 'atrule') return found;
  node.walkRules((rule) => {
    for (const declaration of declarationsOf(rule)) found.add(declaration);
  });
  return found;
}

describe.each(sheets)('The style of a page', (...nodes) => {
  const [site] = nodes as [AtRule];
  const isRule = (node: postcss.ChildNode): node is Rule => node.type === 'rule';

  it('is in one layer, so that browsers without support for layers show plain HTML', () => {
    expect(nodes).toHaveLength(1);
    expect([site.name, site.params]).toEqual(['layer', 'site']);
    expect(site.nodes?.filter(isRule).length).toBeGreaterThan(50);
  });

  it('has the layers in order, before the modules', () => {
    const layers = site.nodes?.map((node) => (node.type === 'atrule' ? node.params : ''));
    expect(layers?.slice(0, 3)).toEqual(['reset', 'tokens', 'base']);
  });

  it('does not override a declaration in a media query, although the minifier moves rules', () => {
    const overridden = site.nodes?.flatMap((node, index) => {
      const before = conditional(node);
      const later = site.nodes?.slice(index + 1).filter(isRule) ?? [];
      return later.flatMap(declarationsOf).filter((declaration) => before.has(declaration));
    });
    expect(overridden).toEqual([]);
  });

  it('has no nesting, which some supported browsers do not support', () => {
    const nested: string[] = [];
    site.walkRules(({ parent, selector }) => {
      if (parent?.type === 'rule') nested.push(selector);
    });
    expect(nested).toEqual([]);
  });
});

const modules = new Set(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(moduleSuffix))
    .map((file) => path.basename(file, moduleSuffix)),
);

describe('The classes of the built pages', () => {
  it.each(everyPage)('on %s include the name of their style sheet', (_, page) => {
    const elements = attributesOf(builtPage(page), '[class]');
    const classes = elements.flatMap(({ class: names = '' }) => names.split(' '));
    expect(classes.length).toBeGreaterThan(0);
    const unexpected = classes.filter((name) => {
      const [sheet = '', rule] = name.split(/_(?=[^_]+$)/);
      return !modules.has(sheet) || !rule;
    });
    expect(unexpected).toEqual([]);
  });
});
