/**
 * Rules for browsers that can prerender: the page behind a link of this origin, once a visitor
 * points at it. Links within the page, to the page itself, to a new tab or to a download lead to no
 * other page of ours in this tab.
 */
export function speculationRules(): string {
  const elsewhere = [
    '[href^="#"]',
    '[aria-current="page"]',
    '[target]:not([target="_self"])',
    '[download]',
  ].join(', ');
  const rules = {
    prerender: [
      {
        where: {
          and: [{ href_matches: '/*' }, { not: { selector_matches: elsewhere } }],
        },
        eagerness: 'moderate',
      },
    ],
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}
