import { site } from '../../src/content/site';
import { structuredData } from '../../src/i18n/structured-data';

const dataOf = (title: string, description: string) =>
  structuredData('pricing', 'de', { title, description }, ['en', 'de']);
const graphOf = (title: string, description: string) =>
  JSON.parse(dataOf(title, description))['@graph'];

// Company, page and plans, as each built page has them: tests/site/json-ld.
describe('The structured data of a page', () => {
  it('name the lab and the VAT number of the company', () => {
    expect(graphOf('A title', 'A description')).toContainEqual(
      expect.objectContaining({
        '@type': 'Organization',
        vatID: site.vatNumber,
        parentOrganization: expect.objectContaining({ name: site.parentLab }),
      }),
    );
  });

  it('refer to no thing that they do not describe', () => {
    const things: readonly { readonly '@id'?: string }[] = graphOf('A title', 'A description');
    const known = things.flatMap((thing) => thing['@id'] ?? []);
    const named = [...JSON.stringify(things).matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(known.length);
    expect(named.filter((id) => !known.includes(id ?? ''))).toEqual([]);
  });

  it('cannot end the script element they stand in', () => {
    const [title, description] = ['</script><script>alert(1)</script>', '<!--'] as const;
    expect(dataOf(title, description)).not.toContain('<');
    const page = expect.objectContaining({ name: title, description });
    expect(graphOf(title, description)).toContainEqual(page);
  });
});
