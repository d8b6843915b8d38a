/**
 * The one table of what counts how much, each with its reason. A document's score is that of its best evidence: a rung of
 * the ladder with what adds to it, or the sum of its text's features times their weights, scaled to end at `text`. The
 * bench prints what is lost on each kind of query without each (`measureAblation`) and fits those of texts on half of
 * the judged questions (`fit-weights.ts`).
 */
export const WEIGHTS = {
  // The ladder: what people want who type a number, a name, a phrase. Only the best rung of a document counts.
  /** A typed number is that rule. */
  number: 1000,
  /** The very name: who types it wants what bears it. */
  exactName: 800,
  /** The name in another inflection: `triggered ability` for Triggered Abilities. */
  sameStems: 780,
  /** Its reading, or what sounds like it: ひこう, hikou. */
  exactReading: 770,
  /** An older or other name of the same thing. */
  exactOtherName: 750,
  /** A nickname, which may mean several things. */
  exactAlias: 730,
  /** The rule to which the only entry of that name sends its reader. */
  seeRule: 700,
  /** Words of a rule in a row, more than chance puts there. */
  phrase: 640,
  /** A name or its sound not typed to its end. */
  namePrefix: 460,
  /** All words of a name, in any order. */
  nameWords: 430,
  /** A piece from inside a name. */
  nameInside: 400,
  /** A text that says all that was asked; below every name. */
  text: 380,

  // What adds to a rung of names.
  /** A numbered heading of the name goes before the glossary entry: it says more. */
  headingKind: 6,
  /** A ruling or document goes after rules and entries of the name. */
  documentKind: -20,
  /** Each further one of what stands in order: targets of a nickname, rules an entry sends to, what is around a number. */
  place: -1,
  /** Share of the name that was typed, where it was typed in part. */
  partShare: 60,
  /** A heading that begins with a name that only the table has: 誘発型能力 for 誘発型能力の扱い. */
  begunHeading: 20,

  // What adds to a phrase.
  /** Letter for letter, signs and case too. */
  phraseAsTyped: 30,
  /** Not in a rule. */
  phraseElsewhere: -25,

  /** A rule about symbols before those that only use the lone symbol asked for: this share of its text's score. */
  symbolText: 0.75,

  // Ways to say what was typed, as shares of saying it so.
  /** A name in the other language, or another name of the same thing. */
  otherName: 0.7,
  /** A word that means about the same. */
  likeWord: 0.95,

  /** What stands below a rule that a named card needs, as a share of it. */
  belowNeeded: 0.9,

  // Features of texts.
  /** BM25 of the rule's or subrule's own text and the names above it. */
  body: 0.7,
  /** Share of the query that the text itself says, names above it included. */
  own: 0.3,
  /** BM25 of the whole rule with its subrules: the context a subrule leaves unsaid. */
  rule: 0.3,
  /** The nearest questions that the whole rule answers. */
  question: 1.6,
  /** How alike all its questions together are to the query. */
  told: 2.5,
  /** It says what a sentence quotes. */
  quoted: 0.2,
  /** Share of the query that all its questions say together. */
  asked: 0.8,
  /** Share of the query that text, rule or questions say at all. */
  coverage: 0.45,
  /** Uses that a word of a document's name counts as, one of another name, and one of a name above, each farther half. */
  title: 3,
  otherTitle: 1,
  titleAbove: 1,
  titleAboveThat: 0.5,
  /** Taken off for what documents say: the rule itself goes before what is said of it. */
  document: -0.1,
};
export type WeightName = keyof typeof WEIGHTS;

/** Score of evidence: its features times their weights. `{ exactName: 1, place: 2 }` → 798. */
export function weigh(features: Partial<Record<WeightName, number>>): number {
  let score = 0;
  for (const [name, value] of Object.entries(features)) score += WEIGHTS[name as WeightName] * value;
  return score;
}

/** What is no weight: from where on something counts, how fast it stops counting. */
export const LIMITS = {
  /** Words of a query that may be one name or phrase of the table, and its letters where it is mistyped. */
  nameWords: 6,
  nameLength: 40,
  /** One letter wrong in a word of so many is a slip; a shorter word is another one: paris, parts. */
  slipLength: 6,
  /** A run of Japanese of so many characters that is no name is a sentence, or a part of one. */
  sentenceLength: 5,
  /** A name said in fewer texts than this is searched for by its other names as well: `converted mana cost`. */
  rareName: 4,
  /** Names of a document, words of one reading, words that begin as typed: more only blur what is meant. */
  names: 6,
  readings: 6,
  completions: 12,
  /** A way to say a concept counts less the commoner it is, by this power of its rarity; much less of what a card needs. */
  sharpness: 0.4,
  cardSharpness: 2,
  /** BM25: how fast further uses stop counting, and how much length matters. */
  useSaturation: 0.8,
  lengthShare: 0.6,
  /** What a rule's other texts say counts as said by this one to this share. */
  saidByRule: 0.5,
  /** How near a question is: this share by its letters in a row, whatever the tables know of them, else by what it says. */
  byLetters: 0.5,
  /** What a concept is called in the other language counts as said by this share of what was typed. */
  otherLanguage: 0.7,
  /** A question shorter than this share of the average says no less. */
  shortQuestion: 0.6,
  /** Where so much of the query's weight is known to the book, no answer is a guess. */
  sureKnown: 0.8,
  /** Else the best text has to say this share of it; in a sentence less is enough, if it is some words. */
  sureCoverage: 0.6,
  sentenceCoverage: 0.3,
  sentenceParts: 2,
  /** A text with less than this share of what the book knows of the query is no answer. */
  leastCoverage: 0.25,
  /** More guesses than this help nobody. */
  guesses: 10,
  /** Ways to say something whose uses are kept for the next key that is pressed. */
  keptVariants: 500,
  /** A query of more concepts is a sentence: the name in it is one word of many. */
  keywords: 3,
  /** By this place each thing that a short query names has shown a rule. */
  eachNamed: 4,
  /** So many texts stand before what only bears the title of the first. */
  familyPlace: 3,
};
