/** What each feature of a document is worth, and why. The bench prints what each is worth on each kind of query. */
export const WEIGHTS = {
  /** A name in the other language, or another name of the same thing, for what was typed. */
  otherName: 0.9,
  /** A word that means about the same. */
  likeWord: 0.6,
  /** BM25 of the rule's or subrule's own text and the names above it. */
  body: 0.6,
  /** BM25 of the whole rule with its subrules: the context a subrule leaves unsaid. */
  rule: 0.4,
  /** The nearest question that the rule answers. */
  question: 0.9,
  /** A rule that answers a question too, beside the one that answers best. */
  alsoAnswers: 0.7,
  /** Share of the query that text, rule or questions say at all. */
  coverage: 0.3,
  /** Factor. Multiplayer and casual variants repeat rules of the game for few readers: 810.8c beside 704.5a. */
  variant: 0.95,
} as Record<
  'otherName' | 'likeWord' | 'body' | 'rule' | 'question' | 'alsoAnswers' | 'coverage' | 'variant',
  number
>;
