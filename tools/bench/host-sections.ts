import type { BuildResult, PageLoad } from './report';
import { format, type Section, times, whole } from './section';

const tenth = format(1);

/** The table of builds. */
export function buildSection({ cold, warm, pages, synthetic, perPage }: BuildResult): Section {
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

/** The table of nginx under load. */
export function loadSection(loads: readonly PageLoad[]): Section {
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
