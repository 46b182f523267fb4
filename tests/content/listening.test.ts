import { sourceTag } from '../../src/content/languages';
import { tierOf } from '../../src/content/plan-tiers';
import { betaBadge, catalogue, type Feature } from '../../src/content/plans';
import { site } from '../../src/content/site';
import { wordsOf } from '../../tools/words';
import { everythingHeard, heard, tablesIn, toPlainSpaces, words } from '../e2e/transcripts/heard';

/** Elements that are named by their heading or caption, which comes right after. */
const named = /^(?:section|article|navigation|figure|dialog, modal): /;

describe('Who listens', () => {
  const translate = wordsOf(sourceTag);
  const t = ((...key: Parameters<typeof translate>) =>
    toPlainSpaces(translate(...key))) as typeof translate;
  const betas = catalogue.filter(({ beta }) => beta);
  const pricing = heard('pricing');
  const policies = [t('footer.privacyPolicy'), t('footer.termsOfService')];

  it('hears that features are still to come, on the cards and in the table', () => {
    const soon = t('pricing:comingSoon');
    const soonIn = (features: readonly Feature[]) => features.filter((each) => each.comingSoon);
    const onCards = catalogue.flatMap((plan) => soonIn(tierOf(plan).own));
    expect(pricing.filter((line) => line.endsWith(` ${soon}`))).toHaveLength(onCards.length);
    const coming = catalogue.flatMap(({ features }) => soonIn(features));
    const cells = tablesIn(pricing).flatMap(({ rows }) => rows.flatMap((row) => row.cells));
    const later = cells.filter((cell) => cell === t('pricing:comparison.comingSoon'));
    expect(later).toHaveLength(coming.length);
  });

  it('hears which plans are in beta, with a reference to the note and no asterisk', () => {
    const headings = pricing.filter((line) => line.startsWith('heading 3: '));
    expect(headings.map(words).filter((name) => name.includes(betaBadge))).toEqual(
      betas.map(({ displayName }) => `${displayName} ${t('pricing:betaMark')}`),
    );
    expect(pricing.filter((line) => line.includes('*'))).toEqual([]);
  });

  it('hears the note that the reference means, once', () => {
    const [start] = t('pricing:footnote').split('.');
    expect(pricing.filter((line) => line.startsWith(`${start}.`))).toHaveLength(1);
  });

  it.each(everythingHeard)('hears the badge of the logo in %s, if there is one', (id, lines) => {
    const logos = lines.filter((line) => line.startsWith(`link: ${site.productName}`));
    const isPage = lines.includes('page header');
    expect([id, logos.length]).toEqual([id, isPage ? 1 : 0]);
    for (const logo of logos) expect(words(logo)).toMatch(/^\S+ BETA \(.+\)$/);
  });

  it.each(['pricing', 'privacy-policy', 'terms-of-service'])(
    'hears the tables of %s by caption, header and cell',
    (id) => {
      const tables = tablesIn(heard(id));
      expect(tables.length).toBeGreaterThan(0);
      for (const { caption, headers, rows } of tables) {
        expect(caption).not.toBe('');
        expect(headers.length).toBeGreaterThan(1);
        expect(rows.length).toBeGreaterThan(0);
        for (const { header, cells } of rows) {
          expect([header, ...cells].filter(Boolean)).toHaveLength(headers.length);
        }
      }
    },
  );

  it.each(everythingHeard)(
    'hears of new tabs with the policies of the footer alone, in %s',
    (id, lines) => {
      const said = lines.filter((line) => line.includes(t('dialogs.newTab')));
      // A policy that one is reading is not opened once more.
      const others = policies.filter((name) => !lines.includes(`heading 1: ${name}`));
      const isPage = lines.includes('page header') || id === 'dialog-policy';
      expect(said.map(words)).toEqual(
        isPage ? others.map((name) => `${name} ${t('dialogs.newTab')}`) : [],
      );
    },
  );

  describe.each(everythingHeard)('in %s', (_id, lines) => {
    it('hears no emoji or other picture', () => {
      expect(lines.filter((line) => /\p{Extended_Pictographic}/u.test(line))).toEqual([]);
    });

    it('hears nothing twice in a row', () => {
      const again = lines.filter((line, at) => {
        const before = lines[at - 1] ?? '';
        return words(line) === words(before) && !named.test(before);
      });
      expect(again).toEqual([]);
    });

    it('hears a name for everything that can be used', () => {
      const nameless = /(?:^|, |\[)(?:link|button)(?:, [^:\]]+)*(?:\]|$)/;
      expect(lines.filter((line) => nameless.test(line))).toEqual([]);
    });

    it('hears no punctuation that hangs in the air', () => {
      expect(lines.filter((line) => /\s[,.;)]|[,;:]\s*[,.;:]|\(\s|\(\)/.test(line))).toEqual([]);
    });
  });
});
