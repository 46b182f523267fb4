import type { Check } from './check';
import { cleanText } from './checks/clean-text';
import { contents } from './checks/contents';
import { dialogs } from './checks/dialogs';
import { focusRing } from './checks/focus-ring';
import { focusWalk } from './checks/focus-walk';
import { forcedColours } from './checks/forced-colours';
import { landmarkNames } from './checks/landmarks';
import { listRoles } from './checks/list-roles';
import { moreContrast } from './checks/more-contrast';
import { pageLanguage } from './checks/page-language';
import { popovers } from './checks/popovers';
import { print } from './checks/print';
import { purpose } from './checks/purpose';
import { reducedMotion } from './checks/reduced-motion';
import { reducedTransparency } from './checks/reduced-transparency';
import { reflow } from './checks/reflow';
import { skipLink } from './checks/skip-link';
import { tables } from './checks/tables';
import { targets } from './checks/targets';
import { largeText, textSpacing } from './checks/text-spacing';
import { withoutCss } from './checks/without-css';
import { withoutScript } from './checks/without-script';
import { languageOfParts, names } from './checks/words';

/** Everything that is looked for beyond axe, in the order of the report. */
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
