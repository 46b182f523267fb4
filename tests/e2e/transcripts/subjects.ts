import path from 'node:path';
import { sourceTag } from '../../../src/content/languages';
import { routeIds } from '../../../src/content/routes';
import { pagePath } from '../../../src/i18n/paths';
import { dialogIds } from '../a11y/dialogs';

/** Where the transcripts are kept. They are English: `role-skeleton` and `names` prove the rest. */
export const transcriptsDir = path.join(__dirname, sourceTag);

/** Everything that a transcript is kept of: each page, and each dialog, the same on every page. */
export const subjects = [
  ...routeIds.map((route) => ({ id: route, path: pagePath(route, sourceTag), dialog: undefined })),
  ...dialogIds.map((dialog) => ({
    id: `dialog-${dialog}`,
    path: pagePath('home', sourceTag),
    dialog,
  })),
];
