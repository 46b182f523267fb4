import { type FactKind, fact } from '../../src/content/environment';
import { siteFacts } from '../../src/content/site';

const cases: Readonly<
  Record<FactKind, Readonly<Record<'may' | 'mayNot', readonly string[]> & { wants: string }>>
> = {
  origin: {
    may: ['https://www.example.org', 'https://example.org:8443'],
    mayNot: [
      ...['', 'example.org', 'http://example.org', 'https://example.org/', ' https://example.org'],
      ...['https://example.org?plan=free', 'https://EXAMPLE.org', 'https://user@example.org'],
    ],
    wants: 'https://www.example.org',
  },
  email: {
    may: ['help+site@mail.example.org'],
    mayNot: ['', 'help@example', 'help@example.org, me@example.org', 'help@example.org?subject=x'],
    wants: 'help@example.org',
  },
  phone: {
    may: ['+44 20 7946 0018', '+4930123456'],
    mayNot: ['', '020 7946 0018', '+0 20 7946 0018', '+44 (0)20 7946 0018', '+44 20 7946 0018 '],
    wants: '+44 20 7946 0018',
  },
  text: {
    may: ['Łódź & Co. (UK)'],
    mayNot: ['', ' ', 'Polylogue ', '<b>Polylogue</b>', '{{product}}', 'one\ntwo'],
    wants: 'one line of text',
  },
};

describe('A fact from the environment', () => {
  it.each(Object.keys(cases) as FactKind[])('of the kind %s is held to its rule', (kind) => {
    const { may, mayNot, wants } = cases[kind];
    const read = (value: string) => fact('GATSBY_FACT', kind, value, 'unused');
    expect(may.map(read)).toEqual(may);
    for (const value of mayNot) {
      expect(() => read(value)).toThrow(`GATSBY_FACT is ${JSON.stringify(value)}: it must be `);
      expect(() => read(value)).toThrow(wants);
    }
  });

  it('has its fallback while the variable is not set, held to the same rules', () => {
    expect(fact('GATSBY_FACT', 'text', undefined, 'fallback')).toBe('fallback');
    expect(() => fact('GATSBY_FACT', 'email', undefined, 'nobody')).toThrow('"nobody"');
  });

  it('reaches the site through its own variable', async () => {
    const examples: Record<FactKind, (name: string) => string> = {
      origin: (name) => `https://${name.toLowerCase()}.org`,
      email: (name) => `${name}@mail.org`,
      phone: (name) => `+44 ${name.length} 12345678`,
      text: (name) => name,
    };
    const wanted = Object.entries(siteFacts).map(([name, { variable, kind }]) => ({
      name,
      variable,
      value: examples[kind](name),
    }));
    const before = { ...process.env };
    for (const { variable, value } of wanted) process.env[variable] = value;
    await jest.isolateModulesAsync(async () => {
      const { site } = await import('../../src/content/site');
      expect(site).toEqual(Object.fromEntries(wanted.map(({ name, value }) => [name, value])));
    });
    process.env = before;
  });
});
