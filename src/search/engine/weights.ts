/** What each feature of a document is worth, and why. The bench prints what each is worth on each kind of query. */
export const WEIGHTS = {
  /** A name in the other language, or another name of the same thing, for what was typed. */
  otherName: 0.7,
  /** A word that means about the same. */
  likeWord: 0.95,
  /** BM25 of the rule's or subrule's own text and the names above it. */
  body: 0.7,
  /** Share of the query that the text itself says, names above it included. */
  own: 0.3,
  /** The same, squared: a text that says all of a short query is what was meant. */
  all: 0.4,
  /** BM25 of the whole rule with its subrules: the context a subrule leaves unsaid. */
  rule: 0.3,
  /** The nearest question that the rule answers. */
  question: 0.9,
  /** The nearest question by its letters in a row, whatever the tables know of them. */
  wording: 0.3,
  /** Share of the query that all its questions say together. */
  asked: 0.8,
  /** The nearest question of what a titled rule or a glossary entry is about: flashback for the entry Flashback. */
  inherited: 0.7,
  /** Share of the query that is a name, nickname or other name of it. */
  named: 0.3,
  /** A rule that answers a question too, beside the one that answers best. */
  alsoAnswers: 0.95,
  /** Share of the query that text, rule or questions say at all. */
  coverage: 0.45,
  /** What a rule has of the best rule that refers to it or that it refers to. */
  neighbour: 0.3,
  /** What a titled rule or glossary entry has of the best of the rules below it, or that it sends to. */
  heir: 0.6,
  /** How near the words stand to each other. */
  near: 0.5,
  /** How early the text says one of the words: a definition says its word first. */
  early: 0.025,
  /** Taken off for the variants of chapters 8 and 9, which repeat rules for few readers: 810.8c beside 704.5a. */
  variant: -0.05,
  /** Taken off for what documents say: the rule itself goes before what is said of it. */
  document: -0.1,
};
