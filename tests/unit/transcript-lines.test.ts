import { transcriptLines } from '../../tools/transcripts/lines';
import { phrasesOf } from '../../tools/transcripts/phrases';
import type { Stop } from '../../tools/transcripts/stop';

type Said = readonly [role: string, name?: string, rest?: Partial<Stop>, inside?: readonly Said[]];

let nodes = 0;

/** The stops of some elements and of what is in them; a new block for each element around text. */
function stops(said: readonly Said[], block = 0): readonly Stop[] {
  return said.flatMap(([role, name = '', rest = {}, inside]) => {
    nodes += 1;
    const start: Stop = {
      node: nodes,
      isEnd: false,
      role,
      name,
      states: [],
      block,
      isApart: false,
      language: null,
      hasLink: false,
      ...rest,
    };
    return inside ? [start, ...stops(inside, start.node), { ...start, isEnd: true }] : [start];
  });
}

const linesOf = (...said: readonly Said[]) => transcriptLines(phrasesOf(stops(said)));

const item = (place: number, of: number) => ({
  states: ['level 1', `position ${place}`, `set size ${of}`],
});

const cases: readonly [what: string, said: readonly Said[], lines: readonly string[]][] = [
  [
    'a paragraph in one line, its links in brackets',
    [
      [
        'paragraph',
        '',
        {},
        [
          ['', 'Write to'],
          ['link', 'us@example.org', { isApart: true }],
          ['', '.'],
        ],
      ],
    ],
    ['Write to [link: us@example.org].'],
  ],
  [
    'blocks in lines of their own',
    [
      ['paragraph', '', {}, [['', 'One']]],
      ['paragraph', '', {}, [['', 'Two']]],
    ],
    ['One', 'Two'],
  ],
  [
    'a heading once, though the reader repeats its parts',
    [
      [
        'heading',
        'Plus Beta',
        { states: ['level 3'] },
        [
          ['', 'Plus'],
          ['', 'Beta'],
        ],
      ],
    ],
    ['heading 3: Plus Beta'],
  ],
  [
    'a part with a blank line before it and what is in it indented',
    [
      ['link', 'Skip'],
      ['main', '', {}, [['heading', 'Title', { states: ['level 1'] }]]],
    ],
    ['link: Skip', '', 'main part', '  heading 1: Title'],
  ],
  [
    'items with their place, and what they are',
    [
      [
        'list',
        '',
        {},
        [
          ['listitem', '', item(1, 2), [['', 'Credits']]],
          [
            'listitem',
            '',
            item(2, 2),
            [['link', 'Home', { states: ['current page'], language: 'el' }]],
          ],
        ],
      ],
    ],
    ['list of 2', '  item 1 of 2: Credits', '  item 2 of 2, link, current page, in el: Home'],
  ],
  [
    'marked words and words in another language in brackets',
    [
      [
        'paragraph',
        '',
        {},
        [
          ['mark', '', {}, [['', 'a week']]],
          ['', 'a month', { isApart: true, language: 'en' }],
        ],
      ],
    ],
    ['[marked: a week] [in en: a month]'],
  ],
  [
    'a table by caption, headers and cells',
    [
      [
        'table',
        'Plans',
        {},
        [
          ['caption', 'Plans'],
          [
            'rowgroup',
            '',
            {},
            [
              [
                'row',
                'Plan Free',
                {},
                [
                  ['columnheader', 'Plan'],
                  ['columnheader', 'Free'],
                ],
              ],
              [
                'row',
                'Policy a.org',
                {},
                [
                  ['rowheader', 'Policy'],
                  ['cell', 'a.org', { hasLink: true }],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
    [
      'table of 2 rows and 2 columns',
      '  caption: Plans',
      '  column headers: Plan | Free',
      '  row: Policy',
      '    Free: [link: a.org]',
    ],
  ],
  [
    'a table without headers as one',
    [['table', '', {}, [['row', 'a', {}, [['cell', 'a']]]]]],
    ['table of 1 rows and 1 columns', '  caption: ', '    cell: a'],
  ],
];

describe('A transcript has', () => {
  it.each(cases)('%s', (_what, said, lines) => {
    expect(linesOf(...said)).toEqual(lines);
  });
});
