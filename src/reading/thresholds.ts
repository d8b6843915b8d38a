/**
 * The numbers by which reading decides what a text is, in one place, each with its reason. `node bench/reading.ts` halves
 * and doubles every one and prints what is then read otherwise. Limits that only protect from hostile input (depths of
 * nesting, parts of a mail) are beside what they protect.
 */
export const THRESHOLDS = {
  /** Names of sections and terms, in characters; the longest of the corpus has 46. */
  name: 60,
  /** A name that nothing but its shortness makes a heading: `Rulings on Layers`, no sentence without its stop. */
  nameAlone: 44,
  /** `『アーチエネミー統率者戦』選択ルール/Archenemy Commander Option` and room to spare: a name in both languages. */
  nameInBoth: 80,
  /** Titles of documents and chapters, heads of glossaries: names with a day or a set's name in them. */
  title: 100,
  /** Only texts have lines longer than this; forms that name or set off something do not. */
  line: 300,
  /** A printed line, a list of names or people; a longer one was once several, or is a text. */
  printedLine: 240,
  /** A number with the first words behind it, which tell whether it begins something. */
  numberInContext: 40,
  /** Columns from which on a line may have been broken for want of room. */
  wrap: 36,
  /** Columns by which the last line of a paragraph is shorter than a full one; justified lines differ by one or two. */
  slack: 10,
  /** Share of the widest line from which on one that stops inside a sentence was broken; names are shorter than half a line. */
  brokenLine: 0.5,
  /** Blocks or lines of a beginning: title, day and people above a text, a title in pieces above a first rule. */
  opening: 8,
  /** The same where the head of a page says the title: paths and tags are above it. */
  openingOfPage: 24,
  /** Characters of the beginning in which a document says what it is. */
  openingText: 400,
  /** Characters of a text, or lines, that are enough to weigh what it is. */
  sample: 100_000,
  sampleLines: 400,
  /** A remark says at its beginning what it is about; so much of it is compared with the rules around it. */
  compared: 2000,
  /** Numbers, entries, lines, words, columns that make a list; one or two may be anything. */
  fewest: 3,
  /** Signs that only one form has: a second one is no slip. */
  several: 2,
  /** Of what a list names, so much is found again; one slip in five is forgiven. */
  nearlyAll: 0.8,
  /** Less of the words in common, and it is another wording rather than this one with words struck out. */
  sameWording: 0.6,
  /** Columns from which on the second of two texts beside each other begins; a text that quotes has its signs before. */
  secondColumn: 16,
  /** Words that only say what follows, in characters. */
  label: 16,
  /** How alike two numbered texts on a line are, of 3.6: the same text with neighbouring numbers has more than 2. */
  numberedRow: 1.4,
  /** A number's neighbour in the book beside it says more than any letter behind it. */
  neighbour: 3,
  /**
   * What the form of a number says of it alone. One neighbour makes one of doubtful form (no blank behind it, words before it
   * that lead to it) begin a rule; a sentence in the place of a section's name needs both.
   */
  strength: { certain: 1, doubtful: -1, sentence: -5 },
  /**
   * The same of a number at the beginning of a line, by what is behind it; only a book without capitals begins its rules as
   * sentences go on.
   */
  strengthBehind: { text: 1, count: 1, said: -1, sentence: -1, subject: -3 },
  /** Lines of a cell; a table with more in one only lays out its page. */
  cellLines: 12,
  /**
   * What a line shows of being the title of its document, and a day of being the document's: the best sum above 0 counts. The
   * head of a page is believed before the format's first heading, that before a field of a mail; a line below others needs
   * two signs, and headings like others of the document or above a list one more.
   */
  imprint: {
    title: {
      isOfPage: 20,
      isLastOfPage: 12,
      isOfField: 6,
      isFrontMatter: 3,
      isOfBook: 8,
      isTop: 6,
      isHeading: 2,
      isFirst: 2,
      isBelowMore: -4,
      isSaidBelow: 3,
      isSaidTwice: 2,
      hasTitleWords: 2,
      isDated: 3,
      isLikeOthers: -6,
      isAboveItems: -5,
      runsOn: -3,
      isTerm: -8,
      isSite: -24,
      isCaseless: -3,
    },
    day: {
      inTitle: 5,
      opening: 3,
      frontMatter: 4,
      mail: 1.1,
      end: 1.2,
      frame: 1,
      page: 0.5,
      isValidFrom: 2,
      isMonth: -4,
    },
  },
  /** A site's frame says less in sentences than so many times its document. */
  frame: 3,
  /** Share of kana from which on a text is Japanese; other decodings give hardly any. */
  japanese: 0.25,
  /** Kana that prove an encoding: by chance come one or two. */
  kana: 8,
  /** Bytes beyond ASCII that are enough to tell Chinese and Korean encodings from western ones. */
  foreign: 40,
  /** Of all characters of a text in two bytes, so many are what texts hold. */
  soundText: 0.95,
  /**
   * Printed pages: letters whose size differs by more are of another kind of text; more than the usual distance of lines
   * sets a paragraph off; with less room than this, in sizes of its letters, a line was full; and points that are no distance.
   */
  print: { otherSize: 1.1, setOff: 1.3, room: 0.6, near: 2 },
  /** More than any text made by people has: parts inside each other and beside each other, pages, time and memory to parse them. */
  most: { depth: 400, parts: 1000, pages: 3000, ms: 60_000, bytes: 600_000_000 },
  /** Lines that are named one by one; more of them are told in one sum. */
  reported: 100,
  /** A text and its translation are of about one length; a title above a paragraph is not. */
  translationRatio: 5,
  /** Lines from which on what is beside a gap of a page is a column of text. */
  columnLines: 6,
  /** Columns of a page that the longest line of such a column has at least; terms beside their meanings have less. */
  column: 24,
  /** Evidence from which on a document is of a kind: more speaks for it than against. */
  kind: 0.5,
  /** Evidence below which a kind is not worth naming as the nearest. */
  nearestKind: 0.25,
  /**
   * A whole book has so many numbered lines: under another name it is no piece of ours that was named freely. And from this
   * share of its numbers on that are not written as ours, it is another grammar; no edition of ours has any. Fewer different
   * ones are a document's that was saved together with it.
   */
  otherGame: { book: 100, share: 0.1, few: 9 },
};
