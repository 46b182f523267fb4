import { buildSection, loadSection } from './host-sections';
import { bytesSection, dialogSection, lighthouseSection } from './page-sections';
import type { BenchReport } from './report';
import type { Section } from './section';

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
