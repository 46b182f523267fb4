import type { Look } from './look';

/** What a visitor has done to a page before axe looks at it. */
export const modes = ['plain', 'contact', 'policy', 'no-script'] as const;

export type Mode = (typeof modes)[number];

/** One way of meeting a page. */
export interface State {
  readonly mode: Mode;
  readonly width: 320 | 1280;
  readonly scheme: 'light' | 'dark';
}

const looks = ([320, 1280] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

/** All sixteen states of a page. */
export const states: readonly State[] = modes.flatMap((mode) =>
  looks.map((look) => ({ mode, ...look })),
);

/** Each mode, width and scheme at least once: what `--quick` looks at. */
export const quickStates: readonly State[] = states.filter(
  ({ mode, width, scheme }) =>
    (mode === 'plain' || mode === 'contact') === (width === 320) &&
    (scheme === 'dark') === (mode !== 'plain'),
);

/** A state in words: `contact, 320 px, dark`. */
export function stateName({ mode, width, scheme }: State): string {
  return `${mode}, ${width} px, ${scheme}`;
}

/** The look of a state. */
export function lookOf({ width, scheme }: State): Look {
  return { width, scheme };
}
