import { authorities } from '../content/authorities';
import { knownLanguages } from '../content/known-languages';
import { type Provider, providers } from '../content/providers';
import { type Route, routes } from '../content/routes';
import type { Issue } from '../i18n/check/issue';

/** Finds routes with an address that another page has, or that no server would find. */
export function checkRoutes(all: Readonly<Record<string, Route>> = routes): readonly Issue[] {
  const taken = new Map(knownLanguages.map(({ tag }) => [`/${tag}`, `the language ${tag}`]));
  return Object.entries(all).flatMap(([id, { path }]) => {
    const owner = taken.get(path);
    taken.set(path, `the route ${id}`);
    const isValid = /^\/([a-z\d]+(-[a-z\d]+)*)?$/.test(path);
    if (isValid && owner === undefined) return [];
    const message = owner
      ? `is "${path}", which is the path of ${owner}.`
      : `is "${path}", but must be a slash and lower-case words, such as "/terms-of-service".`;
    return [{ file: 'src/content/routes.ts', key: `${id}.path`, message }];
  });
}

const isHttps = (url: string): boolean => URL.canParse(url) && url.startsWith('https://');

const countryNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a code is that of a country in ISO 3166-1; `Intl` also knows `EU`, and `UK` for `GB`. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !['EU', 'UK'].includes(code) && countryNames.of(code) !== undefined;

/** Finds providers with a name that another one has, an unknown country, or a link without https. */
export function checkProviders(all: readonly Provider[] = providers): readonly Issue[] {
  const names = all.map(({ name }) => name);
  return all.flatMap(({ name, country, policy, businessTerms = policy }, index) => {
    const issues = [
      [name.trim() !== '' && names.indexOf(name) === index, 'must have a name of its own'],
      [isCountry(country), `has the country "${country}", which is not a code of ISO 3166-1`],
      [
        isHttps(policy) && isHttps(businessTerms),
        'must link to addresses that begin with https://',
      ],
    ] as const;
    return issues
      .filter(([isRight]) => !isRight)
      .map(([, message]) => ({
        file: 'src/content/providers.ts',
        key: name,
        message: `${message}.`,
      }));
  });
}

/** Finds authorities whose link does not begin with https. */
export function checkAuthorities(
  all: Readonly<Record<string, string>> = authorities,
): readonly Issue[] {
  return Object.entries(all)
    .filter(([, url]) => !isHttps(url))
    .map(([key, url]) => ({
      file: 'src/content/authorities.ts',
      key,
      message: `is "${url}", but must begin with https://.`,
    }));
}
