import { explain, lendPublic } from '../src/build/swap-site';
import { runGatsby } from './gatsby';
import { buildPlaces } from './places';
import { sayUnpublished } from './say-unpublished';

/** A translator at work sees the words that are still English, too. */
process.env.UNTRANSLATED ??= 'show';

/** Development writes into `public/` as well; the finished site is kept out of its way. */
lendPublic(buildPlaces, async () => {
  await sayUnpublished();
  await runGatsby('develop', 'development');
}).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
