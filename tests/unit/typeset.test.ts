import { knownLanguages } from '../../src/content/known-languages';
import { typography } from '../../src/content/typography';
import { typeset } from '../../src/i18n/typeset';

/** No-break space. */
const _ = '\u00A0';

/** For each language, a text before and after typesetting. */
const examples: readonly (readonly [tag: string, typed: string, shown: string])[] = [
  ['bg', 'Вижте "Модериране": {{amount}} дни', `Вижте „Модериране“: {{amount}}${_}дни`],
  ['es', 'Consulta "Moderación": {{amount}} días', `Consulta «Moderación»: {{amount}}${_}días`],
  [
    'cs',
    'Viz "Moderování" v e-mailu a s námi',
    `Viz „Moderování“ v${_}e\u2011mailu a${_}s${_}námi`,
  ],
  ['da', 'Se "Moderering" i e-mailen', 'Se »Moderering« i e\u2011mailen'],
  ['de', 'Siehe "Moderation": {{amount}} Tage', `Siehe „Moderation“: {{amount}}${_}Tage`],
  ['et', 'Vt "Modereerimine": {{amount}} päeva', `Vt „Modereerimine“: {{amount}}${_}päeva`],
  ['el', 'Βλ. "Συντονισμός": {{amount}} ημέρες', `Βλ. «Συντονισμός»: {{amount}}${_}ημέρες`],
  ['en', `See "Moderation" - don't wait...`, `See “Moderation”${_}– don’t wait…`],
  ['fr', 'Voir "Modération" : l\'e-mail !', `Voir «${_}Modération${_}»${_}: l’e\u2011mail${_}!`],
  ['ga', 'Féach "Modhnóireacht": {{amount}} lá', `Féach “Modhnóireacht”: {{amount}}${_}lá`],
  ['hr', 'Vidjeti "Moderiranje": {{amount}} dana', `Vidjeti „Moderiranje”: {{amount}}${_}dana`],
  ['it', `Vedi "Moderazione" nell'e-mail`, 'Vedi «Moderazione» nell’e\u2011mail'],
  ['lv', 'Sk. "Moderēšana": {{amount}} dienas', `Sk. “Moderēšana”: {{amount}}${_}dienas`],
  ['lt', 'Žr. "Moderavimas": {{amount}} dienos', `Žr. „Moderavimas“: {{amount}}${_}dienos`],
  ['hu', 'Lásd: "Moderálás", {{amount}} nap', `Lásd: „Moderálás”, {{amount}}${_}nap`],
  ['mt', `Ara "Moderazzjoni" ta' {{amount}} jum`, `Ara “Moderazzjoni” ta’ {{amount}}${_}jum`],
  ['nl', 'Zie "Moderatie" in de e-mail', 'Zie “Moderatie” in de e\u2011mail'],
  ['pl', 'Zobacz "Moderacja" w części i o nas', `Zobacz „Moderacja” w${_}części i${_}o${_}nas`],
  ['pt', 'Consulte "Moderação": {{amount}} dias', `Consulte «Moderação»: {{amount}}${_}dias`],
  ['ro', 'Vezi "Moderare" în e-mail', 'Vezi „Moderare” în e\u2011mail'],
  ['sk', 'Pozri "Moderovanie" v e-maile', `Pozri „Moderovanie“ v${_}e\u2011maile`],
  ['sl', 'Glejte "Moderiranje": {{amount}} dni', `Glejte »Moderiranje«: {{amount}}${_}dni`],
  ['fi', 'Katso "Moderointi": {{amount}} päivää', `Katso ”Moderointi”: {{amount}}${_}päivää`],
  ['sv', 'Se "Moderering": {{amount}} dagar', `Se ”Moderering”: {{amount}}${_}dagar`],
  ['is', 'Sjá „Umsjón" í {{amount}} daga', `Sjá „Umsjón“ í {{amount}}${_}daga`],
  ['nb', 'Se "Moderering" i e-posten', 'Se «Moderering» i e-posten'],
  ['cy', `Gweler "Cymedroli": {{amount}} diwrnod`, `Gweler “Cymedroli”: {{amount}}${_}diwrnod`],
];

describe('Typesetting', () => {
  it('has rules and an example for every known language', () => {
    const tags = knownLanguages.map(({ tag }) => tag);
    expect(Object.keys(typography).toSorted()).toEqual(tags.toSorted());
    expect(examples.map(([tag]) => tag)).toEqual(tags);
  });

  it.each(examples)(
    'in %s turns %s into %s, and changes nothing the second time',
    (tag, typed, shown) => {
      expect(typeset(tag, typed)).toBe(shown);
      expect(typeset(tag, shown)).toBe(shown);
    },
  );

  it.each([
    ['a range of numbers', '{{amount}}-{{count}}', '{{amount}}–{{count}}'],
    ['a dash between two values', '{{title}} – {{product}}', `{{title}}${_}– {{product}}`],
    ['narrow no-break spaces', 'a\u202Fb', `a${_}b`],
    ['a quotation mark without a partner', 'so "called', 'so "called'],
    ['words of one letter, which may end a line in English', 'a b', 'a b'],
  ])('handles %s', (_what, typed, shown) => {
    expect(typeset('en', typed)).toBe(shown);
  });
});
