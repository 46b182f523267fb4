import { auditFile } from '../../src/content/last-audit';
import { termsOfService } from '../../src/content/legal/terms-of-service';
import { plans } from '../../src/content/plans';
import { policy } from '../../src/content/policy';
import { type Provider, providers } from '../../src/content/providers';
import { routes } from '../../src/content/routes';
import { formatIssue, type Issue } from '../../src/i18n/check/issue';
import { checkAuthorities, checkProviders, checkRoutes } from '../../src/validate/check-addresses';
import { checkAudit } from '../../src/validate/check-audit';
import { checkDates } from '../../src/validate/check-dates';
import { checkExamples } from '../../src/validate/check-examples';
import { checkPlans } from '../../src/validate/check-plans';
import { checkValues } from '../../src/validate/check-values';

it.each([
  [{ ...plans.plus, price: { monthly: 5.99 } }, 'price.monthly: is 5.99', 0],
  [{ limits: { ...plans.plus.limits, creditsPerMonth: 0 } }, 'limits.creditsPerMonth: is 0', 1],
  [{ ...policy, withdrawalDays: -14 }, 'withdrawalDays: is -14', 1],
])('Finds a number that is not whole or too small: %j', (facts, start, min) => {
  expect(checkValues('file.ts', facts).map(formatIssue)).toEqual([
    `file.ts ${start}, but must be a whole number, at least ${min}.`,
  ]);
});

it('Finds empty texts and lists at any depth', () => {
  const facts = { names: [], plan: { name: ' ', features: ['one'] } };
  expect(checkValues('file.ts', facts).map(formatIssue)).toEqual([
    'file.ts names: is empty.',
    'file.ts plan.name: is empty.',
  ]);
});

it.each(['2026-02-30', '2026-13-01', '0026-01-01', 'soon'])(
  'Finds that %s is not a date',
  (date) => {
    const file = 'src/content/legal/accessibility.ts';
    const dates = [[file, 'effective', date] as const, [file, 'revised', '2028-02-29'] as const];
    expect(checkDates(dates).map(formatIssue)).toEqual([
      `${file} effective: is "${date}", but must be an existing date, such as "2026-02-28".`,
    ]);
  },
);

it('Finds an audit that is dated after today or has violations', () => {
  const audit = { date: '2026-11-29', violations: 3 as 0 } as const;
  const hint = 'Run "npm run test:a11y -- --record".';
  expect(checkAudit(audit, '2026-11-28').map(formatIssue)).toEqual([
    `${auditFile} date: is 2026-11-29, which is after today, 2026-11-28. ${hint}`,
    `${auditFile} violations: is 3, but must be 0. ${hint}`,
  ]);
});

const keysOf = (issues: readonly Issue[]) => issues.map(({ key }) => key);

it.each([
  ['plus', { price: { ...plans.plus.price, monthly: 0 } }, 'price.monthly'],
  ['free', { price: { ...plans.free.price, monthly: 500 } }, 'price.monthly'],
  ['plus', { displayName: 'Pro' }, 'displayName'],
  ['plus', { features: [{ id: 'noCard' }, { id: 'noCard' }] }, 'features'],
  ['plus_beta_v1', { betaOf: 'pro_beta_v1' }, 'betaOf'],
  ['plus_beta_v1', { limits: plans.plus.limits }, 'limits.creditsPerMonth'],
] as const)('Finds what is wrong if %s has %j', (id, change, key) => {
  const changed = { ...plans, [id]: { ...plans[id], ...change } };
  const keys = new Set(
    Object.values(changed).flatMap(({ features }) => features.map((each) => `features.${each.id}`)),
  );
  for (const plan of Object.keys(plans)) keys.add(`descriptions.${plan}`);
  expect(keysOf(checkPlans(changed as typeof plans, keys))).toContain(`${id}.${key}`);
});

it('Finds two popular plans', () => {
  const popular = { ...plans.plus, popular: true } as const;
  const issues = checkPlans({ plus: popular, pro: { ...popular, displayName: 'Pro' } }, new Set());
  expect(keysOf(issues)).toEqual(expect.arrayContaining(['plus.popular', 'pro.popular']));
});

it.each(['/pricing', '/de', 'enterprise', '/Enterprise', '/enterprise/'])(
  'Finds that the enterprise page cannot be at %s',
  (path) => {
    const enterprise = { ...routes.enterprise, path };
    expect(keysOf(checkRoutes({ ...routes, enterprise }))).toEqual(['enterprise.path']);
  },
);

it.each([
  { name: 'Anthropic' },
  { country: 'UK' },
  { country: 'QQ' },
  { country: 'Canada' },
  { policy: 'openai.com/policies' },
  { businessTerms: 'http://openai.com/' },
])('Finds a provider with %j', (change) => {
  const [first, second] = providers;
  const issues = checkProviders([second, { ...first, ...change }] as readonly Provider[]);
  expect(issues).toHaveLength(1);
});

it('Finds no issue in the addresses of the site', () => {
  expect([...checkRoutes(), ...checkProviders(), ...checkAuthorities()]).toEqual([]);
  expect(keysOf(checkAuthorities({ ico: 'ico.org.uk' }))).toEqual(['ico']);
});

it('Finds examples that cannot be computed', () => {
  const rows = () => {
    throw new RangeError('daysLeft must be a whole number from 0 to 30, but is 31');
  };
  const clause = { kind: 'examples', id: 'changes', examples: { columns: [], rows } } as const;
  const sections = [{ id: 'fees', clauses: [clause] }];
  expect(checkExamples([{ ...termsOfService, sections }]).map(formatIssue)).toEqual([
    'src/content/legal/examples.ts changes: daysLeft must be a whole number from 0 to 30, but is 31.',
  ]);
  expect(checkExamples()).toEqual([]);
});
