import { sourceTag } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { plansOf, rotatedState, sentinelsOf, states, type Traits } from '../e2e/matrix';
import { pages } from '../support/published';

const met = (languages: readonly number[], routes: readonly number[]) =>
  new Set(languages.flatMap((language) => routes.map((route) => rotatedState(language, route))));

const first = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('The rotated state', () => {
  it('meets each state in two languages', () => {
    expect(met(first(2), first(routeIds.length)).size).toBe(states.length);
  });

  it.each(routeIds)('meets each state of %s in sixteen languages', (route) => {
    expect(met(first(16), [routeIds.indexOf(route)]).size).toBe(states.length);
  });
});

describe('The sentinel languages', () => {
  const language = (tag: string, traits: Partial<Traits> = {}): Traits => {
    return { tag, length: 100, isLatin: true, pluralForms: 2, ...traits };
  };

  it('are the longest, the longest in another script, and the one with most plural forms, once each', () => {
    const languages = [
      language('short'),
      language('long', { length: 130 }),
      language('greek', { length: 120, isLatin: false }),
      language('cyrillic', { length: 110, isLatin: false }),
      language('plurals', { pluralForms: 6 }),
    ];
    expect(sentinelsOf(languages)).toEqual(['long', 'greek', 'plurals']);
    expect(sentinelsOf([language('only')])).toEqual(['only']);
    expect(sentinelsOf([])).toEqual([]);
  });
});

describe('The matrix', () => {
  const [other = ''] = pages.map(({ tag }) => tag).filter((tag) => tag !== sourceTag);

  it('opens every page in every language', () => {
    const opened = plansOf({}, []).flatMap(({ page, states }) => states.map(() => page.path));
    expect(new Set(opened)).toEqual(new Set(pages.map(({ path }) => path)));
  });

  it('looks at everything in English, and at words in the other languages', () => {
    for (const plan of plansOf({}, [])) {
      const isSource = plan.page.tag === sourceTag;
      expect(plan.checks).toEqual(isSource ? ['code', 'layout', 'words'] : ['words']);
      expect(plan.states).toHaveLength(isSource ? (plan.standsForLanguage ? 16 : 8) : 1);
    }
  });

  it('looks at layout and at all states of a narrow window in sentinel languages', () => {
    const narrow = states.filter(({ width }) => width === 320);
    for (const plan of plansOf({ tags: [other] }, [other])) {
      expect(plan.checks).toEqual(['layout', 'words']);
      // The dialogs on one page, as they are the same on all.
      const wanted = narrow.filter(
        ({ mode }) => plan.standsForLanguage || mode === 'plain' || mode === 'no-script',
      );
      expect(plan.states).toEqual(expect.arrayContaining(wanted));
    }
  });

  it('looks at everything everywhere when it is asked to', () => {
    for (const plan of plansOf({ full: true }, [])) {
      const checks = ['code', 'layout', 'words'];
      expect(plan).toMatchObject({ states, checks, repeatsRules: true });
    }
  });
});
