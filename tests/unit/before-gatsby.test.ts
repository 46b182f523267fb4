import { checkFolder } from '../../tools/before-gatsby';

describe('The folder of the project', () => {
  it.each(['/home/ann/site', '/home/Anne Müller/web site_2.1', '/mnt/σελίδα', 'C:\\Users\\ann'])(
    'may be %s',
    (folder) => {
      expect(() => checkFolder(folder)).not.toThrow();
    },
  );

  it.each([
    ["/home/ann/ann's site", "'"],
    ['/home/ann/site (1)', '('],
  ])('may not be %s', (folder, character) => {
    expect(() => checkFolder(folder)).toThrow(
      `Gatsby cannot build in ${folder}, because of the ${character} in it. Rename or move the folder.`,
    );
  });
});
