/**
 * Lets an interrupted process end in good order: what is to be done at exit, such as removing
 * temporary folders, is done after an interruption too.
 */
export function endOnSignals(): void {
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
}
