import { readFileSync } from 'node:fs';
import { type Reading, readSite } from '../../tools/transcripts/read-site';
import { strayFiles, subjects, transcriptFile } from '../../tools/transcripts/subjects';
import { transcript } from '../../tools/transcripts/transcript';

/** @throws Error saying what to do when the file is missing. */
function kept(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').replace(/\n$/, '').split('\n');
  } catch (cause) {
    throw new Error(`${file} cannot be read: run npm run transcripts and review it.`, { cause });
  }
}

describe('What a screen reader says', () => {
  const readings = new Map<string, Reading>();

  beforeAll(() =>
    readSite(subjects, (reading) => {
      readings.set(transcriptFile(reading.subject), reading);
    }),
  );

  // Where the site is meant to say something else now: npm run transcripts, then review the diff.
  it.each(subjects.map(transcriptFile))('is what %s says', (file) => {
    const reading = readings.get(file);
    expect(reading && transcript(reading)).toEqual(kept(file));
  });

  it('is kept of nothing that the site does not have', () => {
    expect(strayFiles()).toEqual([]);
  });
});
