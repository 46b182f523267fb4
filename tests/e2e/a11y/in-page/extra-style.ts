/** Adds rules to the page; the security policy does not block these. Runs in the page. */
export function addStyle(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Removes what `addStyle` added. Runs in the page. */
export function removeStyles(): void {
  document.adoptedStyleSheets = [];
}
