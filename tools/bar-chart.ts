import { escapeHtml } from './html-page';

/** One bar of a chart. */
export interface Bar {
  readonly name: string;
  readonly value: number;
  /** The value as people read it. */
  readonly text: string;
}

export interface Chart {
  readonly title: string;
  readonly groups: readonly { readonly label: string; readonly bars: readonly Bar[] }[];
}

/** Sizes in the units of the drawing. */
const labelWidth = 250;
const barWidth = 330;
const textWidth = 180;
const barHeight = 16;
const gap = 12;

/** A bar chart as SVG. Each bar says its value in words, so that no colour has to be understood. */
export function barChart({ title, groups }: Chart, id: string): string {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ value }) => value)), 0);
  const shapes: string[] = [];
  let top = 0;
  for (const { label, bars } of groups) {
    const middle = top + (bars.length * barHeight) / 2;
    shapes.push(
      `<text x="${labelWidth - 8}" y="${middle}" text-anchor="end" dominant-baseline="central">${escapeHtml(label)}</text>`,
    );
    for (const [index, { name, value, text }] of bars.entries()) {
      const width = most > 0 ? (value / most) * barWidth : 0;
      const y = top + index * barHeight;
      shapes.push(
        `<rect class="bar-${index}" x="${labelWidth}" y="${y + 1}" width="${width.toFixed(1)}" height="${barHeight - 2}"/>`,
        `<text x="${(labelWidth + width + 6).toFixed(1)}" y="${y + barHeight / 2}" dominant-baseline="central">${escapeHtml(`${text} (${name})`)}</text>`,
      );
    }
    top += bars.length * barHeight + gap;
  }
  const width = labelWidth + barWidth + textWidth;
  return `<svg viewBox="0 0 ${width} ${Math.max(top - gap, 1)}" role="img" aria-labelledby="${id}-chart"><title id="${id}-chart">${escapeHtml(title)}. The same figures stand in the table below.</title>${shapes.join('')}</svg>`;
}
