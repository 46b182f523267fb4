import picocolors from 'picocolors';

/** Colour on a terminal only: by itself the library also colours what CI writes into a file. */
export const colours = picocolors.createColors(
  process.stdout.isTTY === true && process.env.NO_COLOR === undefined,
);
