import { sourceTag } from '../../src/content/languages';
import { routeIds } from '../../src/content/routes';
import { plansOf, rotatedState, states } from '../e2e/matrix';
import { pages } from '../support/published';

const everything = ['code', 'layout', 'words'];

describe('The rotated state', () => {
  it.each(routeIds)('meets each state of %s in sixteen languages', (route) => {
    const met = states.map((_, language) => rotatedState(language, routeIds.indexOf(route)));
    expect(new Set(met).size).toBe(states.length);
  });
});

describe('The matrix', () => {
  it('opens every page in every language', () => {
    const opened = plansOf({}).flatMap(({ page, states }) => states.map(() => page.path));
    expect(new Set(opened)).toEqual(new Set(pages.map(({ path }) => path)));
  });

  it('looks at everything in English, and at words in the other languages', () => {
    for (const plan of plansOf({ tags: [sourceTag, 'de'] })) {
      const isSource = plan.page.tag === sourceTag;
      expect(plan.checks).toEqual(isSource ? everything : ['words']);
      expect(plan.states).toHaveLength(isSource ? (plan.standsForLanguage ? 16 : 8) : 1);
    }
  });

  it('looks at layout and at all states of a narrow window in sentinel languages', () => {
    const narrow = states.filter(({ width }) => width === 320);
    for (const plan of plansOf({ tags: ['el'] })) {
      expect(plan.checks).toEqual(['layout', 'words']);
      // The dialogs on one page, as they are the same on all.
      const wanted = narrow.filter(
        ({ mode }) => plan.standsForLanguage || mode === 'plain' || mode === 'no-script',
      );
      expect(plan.states).toEqual(expect.arrayContaining(wanted));
    }
  });

  it('looks at everything everywhere when it is asked to', () => {
    for (const plan of plansOf({ full: true })) {
      expect(plan).toMatchObject({ states, checks: everything, repeatsRules: true });
    }
  });
});
