import { site } from '../../src/content/site';
import { structuredData } from '../../src/i18n/structured-data';

// Company, page and plans, as each built page has them: tests/site/json-ld.
describe('The structured data of a page', () => {
  const words = { title: '</script><script>alert(1)</script>', description: '<!--' };
  const data = structuredData('pricing', 'de', words, ['en', 'de']);
  const things: readonly { readonly '@id'?: string }[] = JSON.parse(data)['@graph'];

  it('name the lab and the VAT number of the company', () => {
    expect(things).toContainEqual(
      expect.objectContaining({
        '@type': 'Organization',
        vatID: site.vatNumber,
        parentOrganization: expect.objectContaining({ name: site.parentLab }),
      }),
    );
  });

  it('refer to no thing that they do not describe', () => {
    const known = things.flatMap((thing) => thing['@id'] ?? []);
    const named = [...data.matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(known.length);
    expect(named.filter((id) => !known.includes(id ?? ''))).toEqual([]);
  });

  it('cannot end the script element they stand in', () => {
    expect(data).not.toContain('<');
    expect(things).toContainEqual(
      expect.objectContaining({ name: words.title, description: words.description }),
    );
  });
});
