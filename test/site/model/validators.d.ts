declare module '@marbec/web-auto-extractor' {
  /** What a page says in the forms that search engines read. */
  export default class WebAutoExtractor {
    constructor(options: object);
    parse(html: string): object;
  }
}

declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: object): Promise<{ issueMessage: string; path: object[] }[]>;
  }
}
