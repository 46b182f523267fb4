/** Something axe cannot judge and a person has. */
export interface Reviewed {
  readonly rule: string;
  /** Axe's name for what keeps it from judging, such as `bgGradient`. */
  readonly because?: string;
  /** Matches the elements that were looked at. */
  readonly selector: string;
  /** Whether axe can judge the same elements on a wide screen, so that only the narrow one is left. */
  readonly onlyNarrow?: true;
  /** Whether it comes up only where scripting is off. */
  readonly onlyWithoutScript?: true;
  /** Why it is right as it is. */
  readonly reason: string;
}

const offScreen =
  'On a narrow screen the cell is scrolled out of its region. On a wide one, where the colours are the same, axe sees it.';

/** What axe leaves to a person to judge, and the judgement. */
export const reviewed: readonly Reviewed[] = [
  {
    rule: 'hidden-content',
    selector: '[popover]',
    reason: 'The check popovers opens each of them and has axe look at it.',
  },
  {
    rule: 'hidden-content',
    selector: 'button[data-dialog]',
    onlyWithoutScript: true,
    reason: 'The button has nothing to do: what it would open stands in the page.',
  },
  {
    rule: 'css-orientation-lock',
    selector: 'html',
    onlyWithoutScript: true,
    reason: 'Axe reads style sheets by script. It judges the very same ones where scripting is on.',
  },
  {
    rule: 'hidden-content',
    selector: 'figure > svg[aria-hidden="true"]',
    onlyNarrow: true,
    reason:
      'The lines between question and answers: decoration, left out where answers are stacked.',
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
      'They write to the same mailbox; some bring a subject along, and the text beside says so.',
  },
  {
    rule: 'aria-hidden-focus',
    selector: '[data-radix-focus-guard]',
    reason:
      'Radix puts them around its dialogs to catch the focus and hands it on at once; the check dialogs walks past them both ways.',
  },
];
