import { structuredData } from '../../src/i18n/structured-data';

// The properties of company, page and plans: tests/site/json-ld.
describe('The structured data of a page', () => {
  const words = { title: '</script><script>alert(1)</script>', description: '<!--' };
  const data = structuredData('pricing', 'de', words, ['en', 'de']);
  const things: readonly { readonly '@id'?: string }[] = JSON.parse(data)['@graph'];

  it('only refer to objects that they describe', () => {
    const described = things.flatMap((thing) => thing['@id'] ?? []);
    const named = [...data.matchAll(/"@id":"([^"]+)"/g)].map(([, id]) => id);
    expect(named.length).toBeGreaterThan(described.length);
    expect(named.filter((id) => !described.includes(id ?? ''))).toEqual([]);
  });

  it('cannot end their script element', () => {
    expect(data).not.toContain('<');
    expect(things).toContainEqual(
      expect.objectContaining({ name: words.title, description: words.description }),
    );
  });
});
