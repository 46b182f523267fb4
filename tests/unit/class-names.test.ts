import { readdirSync } from 'node:fs';
import path from 'node:path';
import { className, moduleSuffix } from '../../src/build/class-names';

describe('The name of a class in the pages', () => {
  it('says which file and which rule it comes from', () => {
    expect(className('/src/components/pricing/plan-grid.module.css', 'cell')).toBe(
      'plan-grid_cell',
    );
  });

  it('is the only one of its kind, because no two style sheets are called the same', () => {
    const names = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(moduleSuffix))
      .map((file) => path.basename(file));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});
