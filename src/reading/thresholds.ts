/**
 * The numbers by which reading decides what a text is, in one place, each with its reason. `node bench/reading.ts` halves
 * and doubles every one and prints what is then read otherwise. Limits that only protect from hostile input (depths of
 * nesting, parts of a mail) stand where they protect.
 */
export const THRESHOLDS = {
  /** Names of sections and terms, in characters; the longest of the corpus has 46. */
  name: 60,
  /** A name that nothing but its shortness makes a heading: `Rulings on Layers`, no sentence without its stop. */
  nameAlone: 44,
  /** A numbered name with text below it: a longer one states something, though a picture in it took its end. */
  nameOverText: 48,
  /** `『アーチエネミー統率者戦』選択ルール/Archenemy Commander Option` and room to spare: a name in both languages. */
  nameInBoth: 80,
  /** Titles of documents and chapters, heads of glossaries: names with a day or a set's name in them. */
  title: 100,
  /** People are named in a list: translators, editors, who helped. */
  credit: 240,
  /** A line of names longer than this is a text. */
  namesInLine: 240,
  /** Only texts have lines longer than this; forms that name or set off something do not. */
  line: 300,
  /** A printed line; a longer one was once several. */
  printedLine: 240,
  /** A number with the first words behind it, which tell whether it begins something. */
  numberInContext: 40,
  /** Columns from which on a line may have been broken for want of room. */
  wrap: 36,
  /** Columns by which the last line of a paragraph is shorter than a full one. */
  slack: 10,
  /** No document seen is wrapped beyond this; unwrapped ones have lines of a thousand columns. */
  widestWrap: 160,
  /** Blocks of the beginning that may say title, day and people. */
  opening: 8,
  /** The same where the head of a page says the title: paths and tags stand above it. */
  openingOfPage: 24,
  /** Characters of the beginning in which a document says what it is. */
  openingText: 400,
  /** Enough of a text to weigh what it is. */
  sample: 100_000,
  /** Numbers, entries or lines that make a list; one or two may be anything. */
  fewestInList: 3,
  /** A text and its translation are of about one length; a title above a paragraph is not. */
  translationRatio: 5,
  /** A document with hardly more blocks is what its one question makes it. */
  fewBlocks: 6,
  /** Evidence from which on a document is of a kind: more speaks for it than against. */
  kind: 0.5,
  /** Evidence below which a kind is not worth naming as the nearest. */
  nearestKind: 0.25,
};
