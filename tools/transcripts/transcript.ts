import { allLanguages } from '../../src/content/languages';
import { transcriptLines } from './lines';
import { phrasesOf } from './phrases';
import type { Reading } from './read-site';

/** The lines of a transcript: what it is, then what is heard. */
export function transcript({
  subject: { id, page, opened },
  title,
  stops,
}: Reading): readonly string[] {
  const endonym = allLanguages.find(({ tag }) => tag === page.tag)?.endonym;
  return [
    `# ${title}`,
    `# ${endonym} (${page.tag}), ${page.path}${opened ? `, ${id} opened` : ''}`,
    '#',
    '# What a screen reader says, from top to bottom; a line is said in one go. The English words',
    '# before a colon or in brackets tell what something is: a screen reader says them in the',
    "# listener's own language. Made by npm run transcripts, not by hand.",
    '',
    // A space that keeps a line together sounds like any other, and no one sees it in a diff.
    ...transcriptLines(phrasesOf(stops)).map((line) => line.replaceAll('\u00A0', ' ')),
  ];
}
