import { explain, lendPublic } from '../src/build/swap-site';
import { formatFinding } from '../src/i18n/check/finding';
import { runGatsby } from './gatsby';
import { buildPlaces } from './places';
import { preflight } from './preflight';
import { sayUnpublished } from './say-unpublished';

/** A translator at work sees the words that are still English, too. */
process.env.UNTRANSLATED ??= 'show';

/** Said before Gatsby speaks, because it does not tell this program when it is ready. */
async function whereToLook(): Promise<string> {
  // Imported here, so that a bad variable is one message and not a stack trace.
  const { languages } = await import('../src/content/languages');
  const { pagePath } = await import('../src/i18n/paths');
  const addresses = process.env.LANGS
    ? languages.map(({ tag }) => `http://localhost:8000${pagePath('home', tag)}`)
    : ['http://localhost:8000/'];
  return `As soon as Gatsby is ready: ${addresses.join(', ')}. Ctrl+C stops it.`;
}

/** Development writes into `public/` as well; the finished site is kept out of its way. */
lendPublic(buildPlaces, async () => {
  const findings = await preflight();
  for (const finding of findings) console.error(formatFinding(finding));
  // What cannot be read would count as not translated.
  if (findings.length === 0) await sayUnpublished();
  console.log(await whereToLook());
  await runGatsby('develop', 'development');
}).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
