/** Something that axe cannot judge and a person has. */
export interface Reviewed {
  readonly rule: string;
  /** Axe's key for why it cannot judge, such as `bgGradient`. */
  readonly because?: string;
  /** Matches the elements that were reviewed. */
  readonly selector: string;
  /** Set if axe can judge the same elements on a wide screen. */
  readonly onlyNarrow?: true;
  /** Set if the issue only occurs with scripting off. */
  readonly onlyWithoutScript?: true;
  /** Why it is not a problem. */
  readonly reason: string;
}

const offScreen =
  'On a narrow screen the cell is scrolled out of its region. Axe judges it on a wide one, where the colours are the same.';

/** Everything that axe leaves to a person, and why it is not a problem. */
export const reviewed: readonly Reviewed[] = [
  {
    rule: 'hidden-content',
    selector: '[popover]',
    reason: 'The check popovers opens each of them and runs axe on it.',
  },
  {
    rule: 'hidden-content',
    selector: 'button[data-dialog]',
    onlyWithoutScript: true,
    reason: 'The button has nothing to do: the page shows what it would open.',
  },
  {
    rule: 'css-orientation-lock',
    selector: 'html',
    onlyWithoutScript: true,
    reason: 'Axe reads style sheets by script. With scripting on, it judges the same ones.',
  },
  {
    rule: 'hidden-content',
    selector: 'figure > svg[aria-hidden="true"]',
    onlyNarrow: true,
    reason:
      'The lines between question and answers are decoration, hidden where answers are stacked.',
  },
  {
    rule: 'color-contrast',
    because: 'elmPartiallyObscured',
    selector: '[role="region"] :is(caption, th, td, td > *)',
    onlyNarrow: true,
    reason: offScreen,
  },
  {
    rule: 'color-contrast',
    because: 'shortTextContent',
    selector: '[role="region"] td',
    onlyNarrow: true,
    reason: offScreen,
  },
  {
    rule: 'identical-links-same-purpose',
    selector: 'a[href^="mailto:"]',
    reason:
      'They write to the same mailbox; some set a subject, and the text next to them says so.',
  },
  {
    rule: 'aria-hidden-focus',
    selector: '[data-radix-focus-guard]',
    reason:
      'Radix adds them around its dialogs to redirect the focus; the check dialogs proves it in both directions.',
  },
];
