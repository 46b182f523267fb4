import { billingUrl, links } from '../../src/content/links';
import { site } from '../../src/content/site';

const mailto = `mailto:${site.supportEmail}`;

describe('The links', () => {
  it.each([
    ['the start of the chat', links.chat, `${site.chatOrigin}/`],
    ['the billing page', billingUrl(), `${site.chatOrigin}/billing`],
    [
      'the order of a plan',
      billingUrl('pro_beta_v1'),
      `${site.chatOrigin}/billing?plan=pro_beta_v1`,
    ],
    ['an e-mail to support', links.support, mailto],
    ['an enquiry', links.enterprise, `${mailto}?subject=Enterprise%20Enquiry`],
    ['an e-mail about personal data', links.privacy, `${mailto}?subject=%5BDPO%5D%20`],
    ['a call', links.phone, `tel:${site.supportPhone.replaceAll(' ', '')}`],
  ])('lead to %s: %s', (_what, href, expected) => {
    expect(href).toBe(expected);
  });
});
