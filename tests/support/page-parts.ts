import { screen, within } from '@testing-library/react';

/** The main part of the page that is shown. */
export const main = () => within(screen.getByRole('main'));

/** A titled part of the page by its title. */
export const section = (name: string) => within(main().getByRole('region', { name }));

/** The titles of the items in a part of the page, in order. */
export function itemTitles(sectionName: string): readonly string[] {
  return section(sectionName)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent ?? '');
}

/** The titled parts of the page by the ids of their titles, in order. */
export function partIds(): readonly (string | null)[] {
  return main()
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-labelledby'));
}

/** @throws Error when the page has no element with this id. */
export function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element "${id}".`);
  return found;
}

/** The cells of the table inside an element, row by row, without the row of column headers. */
export function tableCells(id: string): readonly (readonly string[])[] {
  return within(element(id))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));
}

/** Where the words of a legal clause lead, in order; its number leads to the clause itself. */
export function clauseLinks(id: string): readonly (string | null)[] {
  return within(element(id))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href !== `#${id}`);
}
