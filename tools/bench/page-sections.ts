import type { Beside, BytesResult, DialogSpeed, PageSpeed } from './report';
import { type Bar, format, type Section, times, whole } from './section';

const thousandth = format(3);

function besideCells({ site, floor }: Beside, text: (value: number) => string): readonly string[] {
  return [text(site.median), text(floor.median), times(site.median, floor.median)];
}

function besideBars({ site, floor }: Beside, unit: string): readonly Bar[] {
  return [
    { name: 'site', value: site.median, text: `${whole(site.median)} ${unit}` },
    { name: 'floor', value: floor.median, text: `${whole(floor.median)} ${unit}` },
  ];
}

/** The table of weights and requests. */
export function bytesSection({ pages, dialogs }: BytesResult): Section {
  return {
    id: 'bytes',
    title: 'What a page weighs',
    note: `Bytes of the HTML as sent (brotli 11), and the requests that Chromium makes to show the page on a first visit. The icon and the speculation rules, which it fetches beside it, are not counted. Opening a dialog fetches ${whole(dialogs)} B more, once.`,
    head: ['Page', 'Bytes', 'Floor', 'Ratio', 'Requests'],
    rows: pages.map(({ path, site, floor, requests }) => [
      path,
      whole(site),
      whole(floor),
      times(site, floor),
      whole(requests.length),
    ]),
    chart: {
      title: 'Bytes of each page, brotli 11',
      groups: pages.map(({ path, site, floor }) => ({
        label: path,
        bars: [
          { name: 'site', value: site, text: `${whole(site)} B` },
          { name: 'floor', value: floor, text: `${whole(floor)} B` },
        ],
      })),
    },
  };
}

/** The table of Lighthouse's metrics. */
export function lighthouseSection(speeds: readonly PageSpeed[], runs: number): Section {
  return {
    id: 'lighthouse',
    title: 'On a phone',
    note: `Lighthouse's mobile throttling in Chromium; medians of ${runs}. LCP is when the largest thing is painted, CLS how much moves, TBT how long the main thread is blocked.`,
    head: [
      'Page',
      'LCP, ms',
      'Floor',
      'Ratio',
      'LCP from – to',
      'CLS',
      'Floor',
      'TBT, ms',
      'Floor',
    ],
    rows: speeds.map(({ path, lcp, cls, tbt }) => [
      path,
      ...besideCells(lcp, whole),
      `${whole(lcp.site.min)} – ${whole(lcp.site.max)}`,
      thousandth(cls.site.median),
      thousandth(cls.floor.median),
      whole(tbt.site.median),
      whole(tbt.floor.median),
    ]),
    chart: {
      title: 'Largest contentful paint of each page, milliseconds',
      groups: speeds.map(({ path, lcp }) => ({ label: path, bars: besideBars(lcp, 'ms') })),
    },
  };
}

/** The table of clicks. */
export function dialogSection(speeds: readonly DialogSpeed[], runs: number): Section {
  const label = ({ path, network, cache }: DialogSpeed) => `${path}, ${network}, ${cache}`;
  return {
    id: 'dialog',
    title: 'From a click to the open dialog',
    note: `A click without earlier intent, so nothing is loaded in advance; medians of ${runs}. Cold is a first visit, warm the next one. The slow network is Lighthouse's slow 4G. The floor is the plain version that the browser opens by itself.`,
    head: ['Page, network, cache', 'ms', 'Floor', 'Ratio', 'From – to'],
    rows: speeds.map((speed) => [
      label(speed),
      ...besideCells(speed.time, whole),
      `${whole(speed.time.site.min)} – ${whole(speed.time.site.max)}`,
    ]),
    chart: {
      title: 'From a click to the open dialog, milliseconds',
      groups: speeds.map((speed) => ({ label: label(speed), bars: besideBars(speed.time, 'ms') })),
    },
  };
}
