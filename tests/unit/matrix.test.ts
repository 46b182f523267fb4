import { sourceTag } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { plansOf, rotatedState, sentinelsOf, states } from '../e2e/matrix';
import { pages } from '../support/published';

const everything = ['code', 'layout', 'words'];

describe('The rotated state', () => {
  it.each(routeIds)('covers each state of %s in sixteen languages', (route) => {
    const covered = states.map((_, language) => rotatedState(language, routeIds.indexOf(route)));
    expect(new Set(covered).size).toBe(states.length);
  });
});

describe('The sentinel languages', () => {
  it('are the longest, the longest in another script, and one with most plural forms', () => {
    const traits = [
      { tag: 'short', length: 1, isLatin: true, pluralForms: 2 },
      { tag: 'long', length: 9, isLatin: true, pluralForms: 2 },
      { tag: 'other', length: 12, isLatin: false, pluralForms: 2 },
      { tag: 'forms', length: 5, isLatin: true, pluralForms: 6 },
    ];
    expect(sentinelsOf(traits)).toEqual(['long', 'other', 'forms']);
    expect(sentinelsOf(traits.slice(0, 2))).toEqual(['long']);
  });
});

describe('The matrix', () => {
  it('opens every page in every language', () => {
    const opened = plansOf({}).flatMap(({ page, states }) => states.map(() => page.path));
    expect(new Set(opened)).toEqual(new Set(pages.map(({ path }) => path)));
  });

  it('checks everything in English, and words in the other languages', () => {
    for (const plan of plansOf({ tags: [sourceTag, 'de'] })) {
      const isSource = plan.page.tag === sourceTag;
      expect(plan.checks).toEqual(isSource ? everything : ['words']);
      expect(plan.states).toHaveLength(isSource ? states.length : 1);
    }
  });

  it('checks layout and all states of a narrow window in sentinel languages', () => {
    const narrow = states.filter(({ width }) => width === 320);
    for (const plan of plansOf({ tags: ['el'] })) {
      expect(plan.checks).toEqual(['layout', 'words']);
      expect(plan.states).toEqual(expect.arrayContaining(narrow));
    }
  });

  it('checks everything in every language with the option full', () => {
    for (const plan of plansOf({ full: true })) {
      expect(plan).toMatchObject({ states, checks: everything, repeatsRules: true });
    }
  });
});
