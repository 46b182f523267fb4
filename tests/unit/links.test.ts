import { planIds } from '../../src/content/plans';
import { site } from '../../src/content/site';
import { billingUrl, links } from '../../src/i18n/links';

describe('The address of the billing page', () => {
  it.each(planIds)('carries the plan %s as its only parameter', (id) => {
    expect(billingUrl(id)).toBe(`${site.chatOrigin}/billing?plan=${id}`);
  });

  it('stands alone where no plan is chosen', () => {
    expect(billingUrl()).toBe(`${site.chatOrigin}/billing`);
  });
});

describe('The links', () => {
  it('lead to the start of the chat', () => {
    expect(links.chat).toBe(`${site.chatOrigin}/`);
  });

  it.each([
    ['support', ''],
    ['enterprise', '?subject=Enterprise%20Enquiry'],
    ['privacy', '?subject=%5BDPO%5D%20'],
  ] as const)('open a letter to the support address for %s', (name, query) => {
    expect(links[name]).toBe(`mailto:${site.supportEmail}${query}`);
  });

  it('write spaces of a subject as mail programs read them', () => {
    expect(links.enterprise).not.toContain('+');
    expect(new URL(links.enterprise).searchParams.get('subject')).toBe('Enterprise Enquiry');
  });

  it('dial the phone number without spaces', () => {
    expect(links.phone).toBe(`tel:${site.supportPhone.split(' ').join('')}`);
    expect(links.phone).toMatch(/^tel:\+[0-9]+$/);
  });
});
