import { readdirSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import { moduleSuffix } from '../../src/build/class-names';
import { builtPage, everyPage } from '../support/site-pages';

const styles = new Set(everyPage.map(([, page]) => builtPage(page).$('style').text()));
const sheets = [...styles].map((style) => postcss.parse(style).nodes);

const said = (rule: Rule): readonly string[] => {
  const declarations = rule.nodes.filter((node): node is Declaration => node.type === 'decl');
  return rule.selectors.flatMap((selector) =>
    declarations.map(({ prop }) => `${selector} ${prop}`),
  );
};

/** What a node says only for some windows, media or browsers: `.card padding`. */
function conditional(node: postcss.ChildNode): ReadonlySet<string> {
  const found = new Set<string>();
  if (node.type !== 'atrule') return found;
  node.walkRules((rule) => {
    for (const one of said(rule)) found.add(one);
  });
  return found;
}

describe.each(sheets)('The style of a page', (...nodes) => {
  const [site] = nodes as [AtRule];
  const isRule = (node: postcss.ChildNode): node is Rule => node.type === 'rule';

  it('is all in one layer, so that a browser that knows no layers shows plain HTML', () => {
    expect(nodes).toHaveLength(1);
    expect([site.name, site.params]).toEqual(['layer', 'site']);
    expect(site.nodes?.filter(isRule).length).toBeGreaterThan(50);
  });

  it('has the layers in their order, then the modules, which win', () => {
    const layers = site.nodes?.map((node) => (node.type === 'atrule' ? node.params : ''));
    expect(layers?.slice(0, 3)).toEqual(['reset', 'tokens', 'base']);
  });

  it('takes back nowhere what it has said for print or for a width, though the minifier moves rules', () => {
    const takenBack = site.nodes?.flatMap((node, index) => {
      const before = conditional(node);
      const later = site.nodes?.slice(index + 1).filter(isRule) ?? [];
      return later.flatMap(said).filter((one) => before.has(one));
    });
    expect(takenBack).toEqual([]);
  });

  it('nests nothing: not every supported browser knows it', () => {
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
  it.each(everyPage)('say on %s which style sheet and which rule they come from', (_, page) => {
    const { $ } = builtPage(page);
    const classes = $('[class]')
      .toArray()
      .flatMap((element) => ($(element).attr('class') ?? '').split(' '));
    expect(classes.length).toBeGreaterThan(0);
    const strange = classes.filter((name) => {
      const [sheet = '', rule] = name.split(/_(?=[^_]+$)/);
      return !modules.has(sheet) || !rule;
    });
    expect(strange).toEqual([]);
  });
});
