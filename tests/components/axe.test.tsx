import axe from 'axe-core';
import { sourceTag } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { renderPage } from '../support/render-page';

/** Rules that need what jsdom has not; the browser tests run every rule. */
const needBrowser: Readonly<Record<string, string>> = {
  'color-contrast': 'no style sheet is loaded',
  'color-contrast-enhanced': 'no style sheet is loaded',
  'link-in-text-block': 'no style sheet is loaded',
  'css-orientation-lock': 'no style sheet is loaded',
  'target-size': 'nothing is laid out',
  'document-title': 'the title comes from Gatsby’s Head, which is not part of a rendered page',
  'meta-viewport': 'the element comes from Gatsby',
  'meta-viewport-large': 'the element comes from Gatsby',
};

// The legal documents are long, and jsdom computes every style anew.
jest.setTimeout(180_000);

const rules = axe.getRules().map(({ ruleId }) => ruleId);
const runnable = rules.filter((id) => !(id in needBrowser));

describe('axe', () => {
  it('knows each rule that is left out', () => {
    expect(rules).toEqual(expect.arrayContaining(Object.keys(needBrowser)));
  });

  // What axe finds here is the code's; the audit runs every rule in every language.
  it.each(routeIds)('finds nothing on %s', async (route) => {
    renderPage(route, sourceTag);
    const { violations } = await axe.run(document, {
      runOnly: { type: 'rule', values: runnable },
      resultTypes: ['violations'],
    });
    const found = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ html }) => html),
    }));
    expect(found).toEqual([]);
  });
});
