import { endOnSignals } from '../end-on-signals';
import { pseudoSite } from './pseudo-site';

endOnSignals();

pseudoSite(console.log).then(
  ({ publicDir }) => console.log(`${publicDir}/ holds the site in pseudo-languages.`),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
