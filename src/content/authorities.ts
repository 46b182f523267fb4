/** Public bodies that the legal pages link to, by the tag in the messages. */
export const authorities = {
  /** The UK Information Commissioner's page for complaints. */
  ico: 'https://ico.org.uk/make-a-complaint/',
  /** The list of the EEA's data protection authorities. */
  edpb: 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en',
  /** Advice for people in England, Scotland and Wales: Equality Advisory and Support Service. */
  eass: 'https://www.equalityadvisoryservice.com/',
  /** The enforcing body for England, Scotland and Wales: Equality and Human Rights Commission. */
  ehrc: 'https://www.equalityhumanrights.com/',
  /** Advice and enforcement in Northern Ireland: Equality Commission for Northern Ireland. */
  ecni: 'https://www.equalityni.org/Home',
  /** The European Commission's page about the European Accessibility Act, not a list of bodies. */
  euAccessibilityAct:
    'https://commission.europa.eu/strategy-and-policy/policies/justice-and-fundamental-rights/disability/european-accessibility-act-eaa_en',
} as const;
