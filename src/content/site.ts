import { fact, readSetting, type SiteFact } from './environment';
import type { IsoDate } from './legal/structure';

/**
 * Who runs the site and its addresses (spec §1, §2), with one entry for each fact.
 *
 * An entry with `confirmed: false` is a placeholder until the operator sets its variable, or writes
 * the real value as `fallback` with `confirmed: true`; `npm run launch:check` lists what is left.
 * The variables have Gatsby's `GATSBY_` prefix so that the browser in development gets the same
 * values as the build; `process.env.X` is written out because webpack replaces exactly that text.
 */
export const siteFacts = {
  productName: {
    variable: 'GATSBY_PRODUCT_NAME',
    kind: 'text',
    set: process.env.GATSBY_PRODUCT_NAME,
    fallback: 'Polylogue',
    confirmed: false,
  },
  companyName: {
    variable: 'GATSBY_COMPANY_NAME',
    kind: 'text',
    set: process.env.GATSBY_COMPANY_NAME,
    fallback: 'Polylogue Ltd',
    confirmed: false,
  },
  parentLab: {
    variable: 'GATSBY_PARENT_LAB',
    kind: 'text',
    set: process.env.GATSBY_PARENT_LAB,
    fallback: 'Polylogue Labs',
    confirmed: false,
  },
  registeredAddress: {
    variable: 'GATSBY_REGISTERED_ADDRESS',
    kind: 'text',
    set: process.env.GATSBY_REGISTERED_ADDRESS,
    fallback: '1 Example Street, London EC1A 1AA, United Kingdom',
    confirmed: false,
  },
  companyNumber: {
    variable: 'GATSBY_COMPANY_NUMBER',
    kind: 'text',
    set: process.env.GATSBY_COMPANY_NUMBER,
    fallback: '00000000',
    confirmed: false,
  },
  vatNumber: {
    variable: 'GATSBY_VAT_NUMBER',
    kind: 'text',
    set: process.env.GATSBY_VAT_NUMBER,
    fallback: 'GB 000 0000 00',
    confirmed: false,
  },
  siteOrigin: {
    variable: 'GATSBY_SITE_ORIGIN',
    kind: 'origin',
    set: process.env.GATSBY_SITE_ORIGIN,
    fallback: 'https://polylogue.example',
    confirmed: false,
  },
  chatOrigin: {
    variable: 'GATSBY_CHAT_ORIGIN',
    kind: 'origin',
    set: process.env.GATSBY_CHAT_ORIGIN,
    fallback: 'https://chat.polylogue.example',
    confirmed: false,
  },
  supportEmail: {
    variable: 'GATSBY_SUPPORT_EMAIL',
    kind: 'email',
    set: process.env.GATSBY_SUPPORT_EMAIL,
    fallback: 'support@polylogue.example',
    confirmed: false,
  },
  supportPhone: {
    variable: 'GATSBY_SUPPORT_PHONE',
    kind: 'phone',
    set: process.env.GATSBY_SUPPORT_PHONE,
    fallback: '+44 20 7946 0018',
    confirmed: false,
  },
} as const satisfies Readonly<Record<string, SiteFact>>;

export type SiteFactName = keyof typeof siteFacts;

/** The facts as the pages show them. */
export const site = Object.fromEntries(
  Object.entries(siteFacts).map(([name, { variable, kind, set, fallback }]) => [
    name,
    readSetting(() => fact(variable, kind, set, fallback), fallback),
  ]),
) as Readonly<Record<SiteFactName, string>>;

/** Host names as shown to people, without the scheme. */
export const siteHost = site.siteOrigin.replace(/^https:\/\//, '');
export const chatHost = site.chatOrigin.replace(/^https:\/\//, '');

/** The subject of every enterprise enquiry, the same in every language (spec §2, §7). */
export const enterpriseSubject = 'Enterprise Enquiry';

/** The marker at the start of the subject of privacy e-mails (spec §7). */
export const privacySubjectMarker = '[DPO]';

/** A marketing claim (spec §1) that the operator must be able to prove before launch. */
export interface Claim {
  readonly id: string;
  /** Its name if it is the same in every language; otherwise it is in `common:claims.<id>`. */
  readonly name?: string;
  /** Whether the site makes the claim. If not, it is left out of every page. */
  readonly made: boolean;
  readonly confirmed: boolean;
}

/** Standards and laws that the service complies with, according to the enterprise page. */
export const claims = [
  { id: 'soc2', name: 'SOC\u00A02', made: true, confirmed: false },
  { id: 'gdpr', made: true, confirmed: false },
  { id: 'ccpa', made: true, confirmed: false },
] as const satisfies readonly Claim[];

/** The claim of the enterprise page that the chat app hides model labels from employees. */
export const anonymityClaim: Claim = { id: 'hidden labels', made: true, confirmed: false };

/** The day by which `security.txt` must be renewed; RFC 9116 recommends less than a year ahead. */
export const securityContactUntil: IsoDate = '2027-10-31';
