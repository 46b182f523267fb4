import { accessibilityTree } from '../accessibility-tree';
import type { Check } from '../check';
import { emulate } from '../emulation';

const landmarks =
  'banner, main, contentinfo, navigation, complementary, region, search, form'.split(', ');

/** Screen readers add the role: "Main navigation, navigation". */
const wordForNavigation = /navig|nawig|πλοήγ|навиг|nascle|leiðsög|llywio/i;

export const landmarkNames: Check = {
  id: 'landmarks',
  title: 'Landmarks have unique names that do not repeat their role',
  criteria: ['1.3.1', '2.4.1'],
  dependsOn: 'words',
  async run({ page }) {
    await emulate(page);
    const found = (await accessibilityTree(page)).filter(({ role }) => landmarks.includes(role));
    const keys = new Set<string>();
    const issues: string[] = [];
    for (const { role, name } of found) {
      const key = `${role} “${name}”`;
      if (keys.has(key)) issues.push(`there are two landmarks ${key}`);
      keys.add(key);
      if (wordForNavigation.test(name)) issues.push(`${key} repeats its role in its name`);
      if (['navigation', 'region', 'form', 'complementary'].includes(role) && name === '')
        issues.push(`a ${role} has no name`);
    }
    for (const role of ['banner', 'main', 'contentinfo']) {
      const count = found.filter((landmark) => landmark.role === role).length;
      if (count !== 1) issues.push(`there are ${count} landmarks of role ${role}, not one`);
    }
    return issues.map((text) => ({ text }));
  },
};

/** In Safari a list without bullets loses its role, unless it is inside a navigation. */
export const listRoles: Check = {
  id: 'list-roles',
  title: 'Lists keep their role, with or without bullets',
  criteria: ['1.3.1'],
  async run({ page }) {
    await emulate(page);
    return page.evaluate(() => {
      const { issueOf } = globalThis.pageTools;
      return [...document.querySelectorAll('ul, ol')].flatMap((list) => {
        const isLost =
          getComputedStyle(list).listStyleType === 'none' &&
          list.getAttribute('role') !== 'list' &&
          !list.closest('nav');
        const others = [...list.children].filter(
          (child) => child.localName !== 'li' || child.hasAttribute('role'),
        );
        const issues = others.map((child) =>
          issueOf(child, 'is in a list but is not an item of it'),
        );
        const lost = 'has lost its role in Safari: give it role="list"';
        return isLost ? [...issues, issueOf(list, lost)] : issues;
      });
    });
  },
};

/** Reader modes, old browsers and screen readers use the document without its styles. */
export const withoutCss: Check = {
  id: 'without-css',
  title: 'Without its style sheets a page is complete and in a sensible order',
  criteria: ['1.3.2'],
  async run({ page }) {
    await emulate(page);
    return page.evaluate(() => {
      const { issueOf, textOf } = globalThis.pageTools;
      const issues: { text: string; selector?: string }[] = [];
      const report = (element: Element, text: string) => issues.push(issueOf(element, text));
      for (const element of document.querySelectorAll('body *')) {
        for (const part of ['::before', '::after', '::marker']) {
          const { content } = getComputedStyle(element, part);
          // Text from a style sheet is not always read aloud, and never copied.
          if (/counter|["'][^"']*[\p{L}\p{N}]/u.test(content))
            report(element, `gets the text ${content} from a style sheet`);
        }
      }
      const sheets = [...document.styleSheets];
      for (const sheet of sheets) sheet.disabled = true;
      for (const picture of document.querySelectorAll('svg, img')) {
        const { height } = picture.getBoundingClientRect();
        if (height > innerHeight / 2)
          report(picture, `is ${Math.round(height)} px high without style sheets`);
      }
      const main = document.querySelector('main');
      if (!main?.contains(document.querySelector('h1')))
        issues.push({ text: 'the main part does not contain the first heading' });
      const order = [...document.querySelectorAll('body header, main, body footer')]
        .filter((part) => !part.parentElement?.closest('main, article, section'))
        .map(({ localName }) => localName)
        .join(', ');
      if (order !== 'header, main, footer')
        issues.push({ text: `the parts are in the order ${order}` });
      for (const heading of main?.querySelectorAll('h1, h2, h3') ?? []) {
        if (textOf(heading) && !heading.checkVisibility())
          report(heading, 'is hidden without style sheets');
      }
      for (const sheet of sheets) sheet.disabled = false;
      return issues;
    });
  },
};
