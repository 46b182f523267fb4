import type { Check, Subject } from './check';
import { contents } from './checks/contents';
import { dialogs } from './checks/dialogs';
import { focusRing } from './checks/focus-ring';
import { focusWalk } from './checks/focus-walk';
import { forcedColours } from './checks/forced-colours';
import { moreContrast, reducedMotion, reducedTransparency } from './checks/preferences';
import { print } from './checks/print';
import { purpose } from './checks/purpose';
import { largeText, reflow, textSpacing } from './checks/reflow';
import { skipLink } from './checks/skip-link';
import { landmarkNames, listRoles, withoutCss } from './checks/structure';
import { tables } from './checks/tables';
import { targets } from './checks/targets';
import { popovers, withoutScript } from './checks/without-script';
import { cleanText, languageOfParts, names, pageLanguage } from './checks/words';
import { comparisons } from './comparisons';

/** All checks of our own, in the order of the report. */
export const checks: readonly Check[] = [
  pageLanguage,
  names,
  languageOfParts,
  cleanText,
  purpose,
  landmarkNames,
  listRoles,
  tables,
  contents,
  skipLink,
  focusWalk,
  focusRing,
  targets,
  reflow,
  textSpacing,
  largeText,
  moreContrast,
  forcedColours,
  reducedMotion,
  reducedTransparency,
  print,
  withoutCss,
  withoutScript,
  dialogs,
  popovers,
];

const axe: Subject = {
  id: 'axe',
  title: 'Every rule of axe-core passes; what axe cannot judge has been reviewed',
  criteria: ['2.2 AA', '2.2 AAA'],
};

/** Everything that is tested, in the order of the report. */
export const subjects: readonly Subject[] = [axe, ...checks, ...comparisons];
