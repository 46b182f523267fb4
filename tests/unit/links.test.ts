import { site } from '../../src/content/site';
import { billingUrl, links } from '../../src/i18n/links';

const letter = `mailto:${site.supportEmail}`;

describe('The links', () => {
  it.each([
    ['the start of the chat', links.chat, `${site.chatOrigin}/`],
    ['the billing page', billingUrl(), `${site.chatOrigin}/billing`],
    [
      'the order of a plan',
      billingUrl('pro_beta_v1'),
      `${site.chatOrigin}/billing?plan=pro_beta_v1`,
    ],
    ['a letter to support', links.support, letter],
    ['an enquiry', links.enterprise, `${letter}?subject=Enterprise%20Enquiry`],
    ['a letter about personal data', links.privacy, `${letter}?subject=%5BDPO%5D%20`],
    ['a call', links.phone, `tel:${site.supportPhone.replaceAll(' ', '')}`],
  ])('lead to %s: %s', (_what, href, expected) => {
    expect(href).toBe(expected);
  });
});
