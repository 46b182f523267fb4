import { namespaces } from '../../src/content/routes';
import { recordFile } from './review-record';
import type { Workshop } from './workshop';

/** What must be readable before anything is written: what cannot be read would be lost. */
function refuse(workshop: Workshop, concerns: (file: string) => boolean, missing: string[]): void {
  const broken = [
    ...missing,
    ...workshop.findings.map(({ file }) => file).filter((file) => concerns(file)),
  ];
  const [first] = broken;
  if (first === undefined) return;
  throw new Error(
    `${first} has to be mended first, so that nothing of it is lost: see "npm run locales -- check".`,
  );
}

/** @throws Error when an English file is missing or cannot be read. */
export function requireEnglish(workshop: Workshop): void {
  const folder = `locales/${workshop.english.tag}/`;
  const missing = namespaces.filter((namespace) => !workshop.english.files.has(namespace));
  refuse(
    workshop,
    (file) => file.startsWith(folder),
    missing.map((namespace) => `${folder}${namespace}.json`),
  );
}

/** @throws Error when the record of a language cannot be read, or an English file. */
export function requireRecord(workshop: Workshop, tag: string): void {
  requireEnglish(workshop);
  refuse(workshop, (file) => file === recordFile(tag), []);
}

/** @throws Error when a message file of a language cannot be read, or its record, or English. */
export function requireLanguage(workshop: Workshop, tag: string): void {
  requireRecord(workshop, tag);
  refuse(workshop, (file) => file.startsWith(`locales/${tag}/`), []);
}
