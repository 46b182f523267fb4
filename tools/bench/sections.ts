import type {
  BenchReport,
  Beside,
  BuildResult,
  BytesResult,
  DialogSpeed,
  PageLoad,
  PageSpeed,
} from './report';
import { ratio } from './statistics';

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

/** One table of the report, and a chart of what matters most in it. */
export interface Section {
  readonly id: string;
  readonly title: string;
  /** What was done, in a sentence or two. */
  readonly note: string;
  /** The first column names the rows. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly chart: Chart;
}

const format = (digits: number) => {
  const numbers = new Intl.NumberFormat('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return (value: number) => numbers.format(value);
};

const whole = format(0);
const tenth = format(1);
const thousandth = format(3);

/** How many times the floor a value is. */
function times(value: number, floor: number): string {
  const found = ratio(value, floor);
  return found === undefined ? 'floor is 0' : `${format(2)(found)} ×`;
}

function besideCells({ site, floor }: Beside, text: (value: number) => string): readonly string[] {
  return [text(site.median), text(floor.median), times(site.median, floor.median)];
}

function besideBars({ site, floor }: Beside, unit: string): readonly Bar[] {
  return [
    { name: 'site', value: site.median, text: `${whole(site.median)} ${unit}` },
    { name: 'floor', value: floor.median, text: `${whole(floor.median)} ${unit}` },
  ];
}

function bytesSection({ pages, dialogs }: BytesResult): Section {
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

function lighthouseSection(speeds: readonly PageSpeed[], runs: number): Section {
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

function dialogSection(speeds: readonly DialogSpeed[], runs: number): Section {
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

function buildSection({ cold, warm, pages, synthetic, perPage }: BuildResult): Section {
  const builds = [
    { label: 'this site, cold', pages, seconds: cold },
    { label: 'this site, warm', pages, seconds: warm },
    ...synthetic.map(({ languages, ...build }) => ({
      label: `${languages} synthetic languages, cold`,
      ...build,
    })),
  ];
  const more =
    perPage === undefined ? '' : ` One more page adds ${whole(perPage * 1000)} ms (least squares).`;
  return {
    id: 'build',
    title: 'How long a build takes',
    note: `\`npm run build\` in a copy of the project, once each.${more}`,
    head: ['Build', 'Pages', 'Seconds'],
    rows: builds.map((build) => [build.label, whole(build.pages), tenth(build.seconds)]),
    chart: {
      title: 'Seconds of each build',
      groups: builds.map(({ label, seconds }) => ({
        label,
        bars: [{ name: 'build', value: seconds, text: `${tenth(seconds)} s` }],
      })),
    },
  };
}

function loadSection(loads: readonly PageLoad[]): Section {
  const [first] = loads;
  const bounds = first ? `${first.connections} connections for ${first.seconds} s each, ` : '';
  return {
    id: 'load',
    title: 'nginx under load',
    note: `The generated configuration on loopback, ${bounds}brotli, the load generator on the same cores. No request failed.`,
    head: ['Page', 'Requests per second', 'Floor', 'Ratio', '99 of 100 within, ms'],
    rows: loads.map(({ path, site, floor, p99 }) => [
      path,
      whole(site),
      whole(floor),
      times(site, floor),
      whole(p99),
    ]),
    chart: {
      title: 'Requests per second',
      groups: loads.map(({ path, site, floor }) => ({
        label: path,
        bars: [
          { name: 'site', value: site, text: `${whole(site)} per second` },
          { name: 'floor', value: floor, text: `${whole(floor)} per second` },
        ],
      })),
    },
  };
}

/** The report as tables with charts, one for each step that came to something. */
export function sections({ results, runs }: BenchReport): readonly Section[] {
  const { bytes, lighthouse, dialog, build, load } = results;
  return [
    bytes && bytesSection(bytes),
    lighthouse && lighthouseSection(lighthouse, runs),
    dialog && dialogSection(dialog, runs),
    build && buildSection(build),
    load && loadSection(load),
  ].filter((section) => section !== undefined);
}
