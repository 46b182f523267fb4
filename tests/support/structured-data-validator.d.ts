declare module '@adobe/structured-data-validator' {
  /** Checks structured data against what search engines ask of each type. */
  export default class Validator {
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly unknown[]>>;
      readonly microdata: object;
      readonly rdfa: object;
    }): Promise<
      readonly { readonly issueMessage: string; readonly severity: 'ERROR' | 'WARNING' }[]
    >;
  }
}
