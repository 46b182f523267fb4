import { type FactKind, fact } from '../../src/content/environment';
import { siteFacts } from '../../src/content/site';

const accepted: Readonly<Record<FactKind, readonly string[]>> = {
  origin: ['https://www.example.org', 'https://example.org:8443'],
  email: ['help@example.org', 'help+site@mail.example.org'],
  phone: ['+44 20 7946 0018', '+4930123456'],
  text: ['Łódź & Co. (UK)'],
};

const rejected: Readonly<Record<FactKind, readonly string[]>> = {
  origin: [
    ...['', 'example.org', 'http://example.org', 'https://example.org/', ' https://example.org'],
    ...['https://example.org/chat', 'https://example.org?plan=free', 'https://example.org:443'],
    ...['https://EXAMPLE.org', 'https://user@example.org', 'javascript:alert(1)'],
  ],
  email: [
    ...['', 'help', 'help@example', 'help@example.org, me@example.org', 'mailto:help @example.org'],
    ...['help@example.org?subject=x', 'Help <help@example.org>'],
  ],
  phone: ['', '020 7946 0018', '+0 20 7946 0018', '+44 (0)20 7946 0018', '+44 20 7946 0018 '],
  text: ['', ' ', 'Polylogue ', '<b>Polylogue</b>', '{{product}}', 'one\ntwo'],
};

const named = (values: typeof accepted) =>
  Object.entries(values).flatMap(([kind, all]) =>
    all.map((value) => [kind as FactKind, value] as const),
  );

describe('A fact from the environment', () => {
  it.each(named(accepted))('of the kind %s may be %j', (kind, value) => {
    expect(fact('GATSBY_FACT', kind, value, 'unused')).toBe(value);
  });

  it.each(named(rejected))('of the kind %s may not be %j', (kind, value) => {
    const start = `GATSBY_FACT is ${JSON.stringify(value)}: it must be `;
    expect(() => fact('GATSBY_FACT', kind, value, 'unused')).toThrow(start);
  });

  it('has its fallback while the variable is not set, held to the same rules, and not when it is empty', () => {
    expect(fact('GATSBY_FACT', 'text', undefined, 'fallback')).toBe('fallback');
    expect(() => fact('GATSBY_FACT', 'email', undefined, 'nobody')).toThrow('"nobody"');
    expect(() => fact('GATSBY_FACT', 'text', '', 'fallback')).toThrow('GATSBY_FACT is ""');
  });

  it.each([
    ['origin', 'https://www.example.org'],
    ['email', 'help@example.org'],
    ['phone', '+44 20 7946 0018'],
    ['text', 'one line of text'],
  ] as const)('of the kind %s says what would do: %s', (kind, hint) => {
    expect(() => fact('GATSBY_FACT', kind, '\n', 'unused')).toThrow(hint);
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
