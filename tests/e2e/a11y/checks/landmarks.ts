import { accessibilityTree } from '../accessibility-tree';
import type { Check } from '../check';
import { show } from '../look';

const landmarks = [
  'banner',
  'main',
  'contentinfo',
  'navigation',
  'complementary',
  'region',
  'search',
  'form',
];

/** Screen readers say the role by themselves: "Main navigation, navigation" says it twice. */
const wordForNavigation = /navig|nawig|πλοήγ|навиг|nascle|leiðsög|llywio/i;

/** One banner, one main part, one footer; everything else is told apart by name. */
export const landmarkNames: Check = {
  id: 'landmarks',
  title: 'Landmarks are told apart by names that do not say their role again',
  criteria: ['1.3.1', '2.4.1'],
  dependsOn: 'words',
  async run({ page }) {
    await show(page);
    const found = (await accessibilityTree(page)).filter(({ role }) => landmarks.includes(role));
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const { role, name } of found) {
      const key = `${role} “${name}”`;
      if (seen.has(key)) faults.push(`there are two landmarks ${key}`);
      seen.add(key);
      if (wordForNavigation.test(name)) faults.push(`${key} says its role in its name`);
      if (['navigation', 'region', 'form', 'complementary'].includes(role) && name === '')
        faults.push(`a ${role} has no name`);
    }
    for (const role of ['banner', 'main', 'contentinfo']) {
      const count = found.filter((landmark) => landmark.role === role).length;
      if (count !== 1) faults.push(`there are ${count} landmarks of role ${role}, not one`);
    }
    return faults.map((text) => ({ text }));
  },
};
