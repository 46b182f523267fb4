import path from 'node:path';
import { load } from 'cheerio';
import { indexPage } from '../../tools/shots/index-page';

describe('The list of contact sheets', () => {
  const out = path.join('reports', 'shots');
  const $ = load(
    indexPage(
      'Contact sheets',
      [
        {
          title: 'home, en',
          sheets: [
            { label: 'overview', file: path.join(out, 'en', 'home', 'overview.png') },
            { label: 'dark-320-1', file: path.join(out, 'en', 'home', 'dark-320-1.png') },
          ],
        },
        { title: 'home, en-XA', sheets: [] },
      ],
      out,
    ),
  );

  it('has a heading for each page of the site', () => {
    expect($('h1').text()).toBe('Contact sheets');
    expect(
      $('h2')
        .toArray()
        .map((heading) => $(heading).text()),
    ).toEqual(['home, en', 'home, en-XA']);
  });

  it('links each sheet by its label, with an address that works from its own folder', () => {
    const links = $('a')
      .toArray()
      .map((link) => [$(link).text(), $(link).attr('href')]);
    expect(links).toEqual([
      ['overview', 'en/home/overview.png'],
      ['dark-320-1', 'en/home/dark-320-1.png'],
    ]);
  });

  it('is in English and gives every picture an alternative', () => {
    expect($('html').attr('lang')).toBe('en');
    expect($('img').length).toBe(2);
    expect($('img:not([alt])').length).toBe(0);
  });
});
