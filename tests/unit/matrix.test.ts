import { sourceTag } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { plansOf, rotatedState, sentinelsOf, states, type Traits } from '../e2e/matrix';
import { pages } from '../support/published';

describe('The rotated state', () => {
  it.each(routeIds)('meets each state of %s in sixteen languages', (route) => {
    const met = states.map((_, language) => rotatedState(language, routeIds.indexOf(route)));
    expect(new Set(met).size).toBe(states.length);
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
  const everything = ['code', 'layout', 'words'];

  it('opens every page: for everything in English, for words in the other languages', () => {
    const plans = plansOf({}, []);
    expect(new Set(plans.map(({ page }) => page.path))).toEqual(
      new Set(pages.map(({ path }) => path)),
    );
    for (const plan of plans) {
      const isSource = plan.page.tag === sourceTag;
      expect(plan.checks).toEqual(isSource ? everything : ['words']);
      expect(plan.states).toHaveLength(isSource ? states.length : 1);
    }
  });

  it('looks at layout and at all states of a narrow window in sentinel languages', () => {
    const other = pages.find(({ tag }) => tag !== sourceTag)?.tag ?? '';
    const narrow = states.filter(({ width }) => width === 320);
    for (const plan of plansOf({ tags: [other] }, [other])) {
      expect(plan.checks).toEqual(['layout', 'words']);
      expect(plan.states).toEqual(expect.arrayContaining(narrow));
    }
  });

  it('looks at everything everywhere when it is asked to', () => {
    for (const plan of plansOf({ full: true }, [])) {
      expect(plan).toMatchObject({ states, checks: everything, repeatsRules: true });
    }
  });
});
