/** Public bodies that the legal pages send people to. */
export const authorities = {
  /** The UK Information Commissioner's page for complaints. */
  ico: 'https://ico.org.uk/make-a-complaint/',
  /** The list of the EEA's data protection authorities. */
  edpb: 'https://www.edpb.europa.eu/about-edpb/about-edpb/members_en',
} as const;
