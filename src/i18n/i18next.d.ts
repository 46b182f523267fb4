import type accessibility from '../../locales/en/accessibility.json';
import type common from '../../locales/en/common.json';
import type enterprise from '../../locales/en/enterprise.json';
import type error from '../../locales/en/error.json';
import type home from '../../locales/en/home.json';
import type notFound from '../../locales/en/not-found.json';
import type pricing from '../../locales/en/pricing.json';
import type privacyPolicy from '../../locales/en/privacy-policy.json';
import type termsOfService from '../../locales/en/terms-of-service.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: {
      accessibility: typeof accessibility;
      common: typeof common;
      enterprise: typeof enterprise;
      error: typeof error;
      home: typeof home;
      'not-found': typeof notFound;
      pricing: typeof pricing;
      'privacy-policy': typeof privacyPolicy;
      'terms-of-service': typeof termsOfService;
    };
  }
}
