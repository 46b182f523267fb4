/**
 * Rules that let browsers prerender a page of this origin once a visitor points at a link to it.
 * Links within the page, to the page itself, to a new tab or to a download are excluded, as they do
 * not open another page in this tab.
 */
export function speculationRules(): string {
  const excluded = [
    '[href^="#"]',
    '[aria-current="page"]',
    '[target]:not([target="_self"])',
    '[download]',
  ].join(', ');
  const rules = {
    prerender: [
      {
        where: {
          and: [{ href_matches: '/*' }, { not: { selector_matches: excluded } }],
        },
        eagerness: 'moderate',
      },
    ],
  };
  return `${JSON.stringify(rules, null, 2)}\n`;
}
