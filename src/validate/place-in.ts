/** A place in a file; lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Returns a function that finds places by offset, fast enough for a file with hundreds of texts. */
export function placesIn(text: string): (offset: number) => Place {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let line = 0;
    let after = starts.length;
    while (after - line > 1) {
      const middle = (line + after) >> 1;
      if ((starts[middle] ?? 0) <= offset) line = middle;
      else after = middle;
    }
    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 };
  };
}
