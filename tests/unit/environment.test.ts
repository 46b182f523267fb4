import { type FactKind, fact } from '../../src/content/environment';
import { siteFacts } from '../../src/content/site';

const accepted: readonly [kind: FactKind, value: string][] = [
  ['origin', 'https://www.example.org'],
  ['origin', 'https://example.org:8443'],
  ['email', 'help@example.org'],
  ['email', 'help+site@mail.example.org'],
  ['phone', '+44 20 7946 0018'],
  ['phone', '+4930123456'],
  ['text', 'Łódź & Co. (UK)'],
];

const rejected: readonly [kind: FactKind, value: string][] = [
  ['origin', ''],
  ['origin', 'example.org'],
  ['origin', 'http://example.org'],
  ['origin', 'https://example.org/'],
  ['origin', 'https://example.org/chat'],
  ['origin', 'https://example.org?plan=free'],
  ['origin', 'https://example.org:443'],
  ['origin', 'https://EXAMPLE.org'],
  ['origin', 'https://user@example.org'],
  ['origin', ' https://example.org'],
  ['origin', 'javascript:alert(1)'],
  ['email', ''],
  ['email', 'help'],
  ['email', 'help@example'],
  ['email', 'help@example.org, me@example.org'],
  ['email', 'help@example.org?subject=x'],
  ['email', 'Help <help@example.org>'],
  ['email', 'mailto:help @example.org'],
  ['phone', ''],
  ['phone', '020 7946 0018'],
  ['phone', '+0 20 7946 0018'],
  ['phone', '+44 (0)20 7946 0018'],
  ['phone', '+44 20 7946 0018 '],
  ['text', ''],
  ['text', ' '],
  ['text', 'Polylogue '],
  ['text', '<b>Polylogue</b>'],
  ['text', '{{product}}'],
  ['text', 'one\ntwo'],
];

describe('A fact from the environment', () => {
  it.each(accepted)('of the kind %s may be %j', (kind, value) => {
    expect(fact('GATSBY_FACT', kind, value, 'unused')).toBe(value);
  });

  it.each(rejected)('of the kind %s may not be %j', (kind, value) => {
    const start = `GATSBY_FACT is ${JSON.stringify(value)}: it must be `;
    expect(() => fact('GATSBY_FACT', kind, value, 'unused')).toThrow(start);
  });

  it('has its fallback while the variable is not set', () => {
    expect(fact('GATSBY_FACT', 'text', undefined, 'fallback')).toBe('fallback');
  });

  it('is not silently the fallback when the variable is empty', () => {
    expect(() => fact('GATSBY_FACT', 'text', '', 'fallback')).toThrow('GATSBY_FACT is ""');
  });

  it('holds its fallback to the same rules', () => {
    expect(() => fact('GATSBY_FACT', 'email', undefined, 'nobody')).toThrow('"nobody"');
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
