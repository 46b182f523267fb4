import { explain, lendPublic } from '../src/build/swap-site';
import { runGatsby } from './gatsby';
import { buildPlaces } from './places';
import { sayUnpublished } from './say-unpublished';

/** Development writes into `public/` as well; the finished site is kept out of its way. */
lendPublic(buildPlaces, async () => {
  await sayUnpublished();
  await runGatsby('develop', 'development');
}).catch((error: unknown) => {
  console.error(explain(error));
  process.exitCode = 1;
});
