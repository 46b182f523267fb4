/** Adds rules to the page as a visitor's own style sheet does, policy or not. Runs in the page. */
export function addStyle(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Takes away all that `addStyle` added. Runs in the page. */
export function removeStyles(): void {
  document.adoptedStyleSheets = [];
}
