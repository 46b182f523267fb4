import { type FactKind, fact } from '../../src/content/environment';
import { siteFacts } from '../../src/content/site';

const cases: Readonly<
  Record<FactKind, Readonly<Record<'valid' | 'invalid', readonly string[]> & { format: string }>>
> = {
  origin: {
    valid: ['https://www.example.org', 'https://example.org:8443'],
    invalid: [
      ...['', 'example.org', 'http://example.org', 'https://example.org/', ' https://example.org'],
      ...['https://example.org?plan=free', 'https://EXAMPLE.org', 'https://user@example.org'],
    ],
    format: 'https://www.example.org',
  },
  email: {
    valid: ['help+site@mail.example.org'],
    invalid: ['', 'help@example', 'help@example.org, me@example.org', 'help@example.org?subject=x'],
    format: 'help@example.org',
  },
  phone: {
    valid: ['+44 20 7946 0018', '+4930123456'],
    invalid: ['', '020 7946 0018', '+0 20 7946 0018', '+44 (0)20 7946 0018', '+44 20 7946 0018 '],
    format: '+44 20 7946 0018',
  },
  text: {
    valid: ['Łódź & Co. (UK)'],
    invalid: ['', ' ', 'Polylogue ', '<b>Polylogue</b>', '{{product}}', 'one\ntwo'],
    format: 'one line of text',
  },
};

describe('A fact from the environment', () => {
  it.each(Object.keys(cases) as FactKind[])('of the kind %s is checked by its rule', (kind) => {
    const { valid, invalid, format } = cases[kind];
    const read = (value: string) => fact('GATSBY_FACT', kind, value, 'unused');
    expect(valid.map(read)).toEqual(valid);
    for (const value of invalid) {
      expect(() => read(value)).toThrow(`GATSBY_FACT is ${JSON.stringify(value)}: it must be `);
      expect(() => read(value)).toThrow(format);
    }
  });

  it('is the fallback if the variable is not set, checked by the same rules', () => {
    expect(fact('GATSBY_FACT', 'text', undefined, 'fallback')).toBe('fallback');
    expect(() => fact('GATSBY_FACT', 'email', undefined, 'nobody')).toThrow('"nobody"');
  });

  it('is read from its own variable', async () => {
    const examples: Record<FactKind, (name: string) => string> = {
      origin: (name) => `https://${name.toLowerCase()}.org`,
      email: (name) => `${name}@mail.org`,
      phone: (name) => `+44 ${name.length} 12345678`,
      text: (name) => name,
    };
    const expected = Object.entries(siteFacts).map(([name, { variable, kind }]) => ({
      name,
      variable,
      value: examples[kind](name),
    }));
    const { env } = process;
    process.env = { ...env };
    for (const { variable, value } of expected) process.env[variable] = value;
    await jest.isolateModulesAsync(async () => {
      const { site } = await import('../../src/content/site');
      expect(site).toEqual(Object.fromEntries(expected.map(({ name, value }) => [name, value])));
    });
    process.env = env;
  });
});
