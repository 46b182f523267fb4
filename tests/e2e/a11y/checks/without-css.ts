import type { Check } from '../check';
import { show } from '../look';

/** Reader modes, old browsers and screen readers go by the document alone. */
export const withoutCss: Check = {
  id: 'without-css',
  title: 'Without its style sheets a page is complete and in a sensible order',
  criteria: ['1.3.2'],
  async run({ page }) {
    await show(page);
    return page.evaluate(() => {
      const { selectorOf, tagAndName, textOf } = globalThis.pageTools;
      const faults: { text: string; selector?: string }[] = [];
      const report = (element: Element, text: string) =>
        faults.push({ text: `${tagAndName(element)} ${text}`, selector: selectorOf(element) });
      for (const element of document.querySelectorAll('body *')) {
        for (const part of ['::before', '::after', '::marker']) {
          const { content } = getComputedStyle(element, part);
          // Words and numbers made by a style sheet are not read everywhere, and never copied.
          if (/counter|["'][^"']*[\p{L}\p{N}]/u.test(content))
            report(element, `gets the text ${content} from a style sheet`);
        }
      }
      const sheets = [...document.styleSheets];
      for (const sheet of sheets) sheet.disabled = true;
      for (const picture of document.querySelectorAll('svg, img')) {
        const { width, height } = picture.getBoundingClientRect();
        if (height > innerHeight / 2)
          report(
            picture,
            `is ${Math.round(width)} × ${Math.round(height)} px large without style sheets`,
          );
      }
      const main = document.querySelector('main');
      const first = document.querySelector('h1');
      if (!main || !first || !main.contains(first))
        faults.push({ text: 'the main part does not hold the first heading' });
      const parts = [...document.querySelectorAll('body header, main, body footer')].filter(
        (part) => !part.parentElement?.closest('main, article, section'),
      );
      const order = parts.map(({ localName }) => localName).join(', ');
      if (order !== 'header, main, footer')
        faults.push({ text: `the parts stand in the order ${order}` });
      let level = 0;
      for (const heading of main?.querySelectorAll('h1, h2, h3, h4, h5, h6') ?? []) {
        const own = Number(heading.localName.slice(1));
        if (own > level + 1)
          report(heading, `is a heading of level ${own} after one of level ${level}`);
        level = own;
      }
      for (const heading of main?.querySelectorAll('h1, h2, h3') ?? []) {
        if (textOf(heading) && !heading.checkVisibility())
          report(heading, 'is not there without style sheets');
      }
      for (const sheet of sheets) sheet.disabled = false;
      return faults;
    });
  },
};
