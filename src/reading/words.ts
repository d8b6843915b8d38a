/** Words and signs by which documents of both languages mark their parts: one list for all that ask. Each is of folded text. */

/** Signs that set off headings in one document and items in another. To be put between the brackets of a pattern. */
export const SIGNS = '■□◆◇◎★☆▼▽▲△§●○◉';

/** What begins an example. To be put inside a pattern. */
const EXAMPLE_WORDS = 'Examples?|例';

/** What begins a note among numbered entries. To be put inside a pattern. */
const NOTE_WORDS = 'Note|注意|注';

/** What begins a question or an answer. To be put inside a pattern. */
export const QUESTION_WORDS = 'Q|質問|問い?|Question';
export const ANSWER_WORDS = 'A|回答|答え?|Answer';

/** Names of the parts that rules of tournaments give each infraction. To be put inside a pattern. */
export const PART_WORDS = `Definition|${EXAMPLE_WORDS}|Philosophy|Penalty|Additional Remedy|Upgrades?|Downgrades?|定義|哲学|理念|懲罰|罰則|追加の?措置|格上げ|格下げ`;

/** The version that a text states of itself, as its group: `Version 1.2.0`, `ver.1.26.1`, `第1.2版`. Takes folded text. */
export const VERSION =
  /(?:\b(?:version|ver|rev(?:ision)?|v)\.?|バージョン|第(?=[\d.]+版))\s*:?\s*(\d{1,2}(?:\.\d{1,2}){1,3})(?![\d.]*\d)/i;

/** What heads a column in a language. */
export const ENGLISH_COLUMN = /英|原[文語]|\b(?:en|english)\b/i;
export const JAPANESE_COLUMN = /日本語|和[訳語文名]|訳|\b(?:jap?|jp|japanese)\b/i;

const TEXTS = '(?:\\s?(?:条文|ルール|テキスト|文章|文|訳|版|wording|text|version))?';
const SIDES = {
  before: toSide('旧|誤|元|現行|印刷|(?:変更|修正|改[訂定正]|訂正)前|Before|Old|Printed|Previous|Was'),
  after: toSide('新|正|オラクル|(?:変更|修正|改[訂定正]|訂正)[後案]|After|New|Oracle|Corrected|Current|Now'),
};

function toSide(words: string): RegExp {
  return new RegExp(`^\\s*[[(]?(?:${words})${TEXTS}(?<end>[\\])]?\\s*:?)\\s*`, 'i');
}

/**
 * The side of a difference that a line or a cell begins by naming, and how long that is: `旧：`, `[New text]`; the word has
 * the line to itself or a sign behind it, for `新しい` names none.
 */
export function findSide(folded: string): { side: 'before' | 'after'; length: number } | undefined {
  for (const side of ['before', 'after'] as const) {
    const match = SIDES[side].exec(folded);
    if (match && (match.groups?.['end']?.trim() || match[0].length === folded.length))
      return { side, length: match[0].length };
  }
  return undefined;
}

/** Whether a value is one of a few: a misspelt one is an error of its type. */
export function isOneOf<Value>(value: Value, ...few: readonly NoInfer<Value>[]): boolean {
  return few.includes(value);
}

/** What begins an example: `Example:`, `例:`, `例2:`, `例)`, `【例】`, `E.g.`. To be put at the start of a pattern. */
export const EXAMPLE = `(?:(?:${EXAMPLE_WORDS}|Ex\\.)\\s*\\d{0,2}\\s*[:)]|[[<(](?:${EXAMPLE_WORDS})\\s*\\d{0,2}[\\]>)]|E\\.g\\.[:,]?\\s)\\s*`;

/** What may be before the number of an entry, with its blanks: `?+ `, `・`. To be put inside a pattern. */
export const MARKS = '(?:[?+*・•●○◎※-]{1,2}\\s{0,4})?';

/** The marks and the word that begin a note among numbered entries: `?+ Note - `, `注意：`. Takes folded text. */
export const NOTE = new RegExp(`^\\s*(${MARKS}(?:${NOTE_WORDS}))\\s{0,8}[-:]\\s*(?=\\S)`);

const AT_START = new RegExp(`^(?<example>${EXAMPLE})|^(?:[•●‣▪◦■□・]|[-*](?=\\s)|\\*(?=[^\\x20-\\x7e]))\\s*`);

/** The mark with the blanks after it that begins an example or an item of a list. Takes folded text. */
export function readMark(folded: string): { type: 'example' | 'item'; length: number } | undefined {
  const match = AT_START.exec(folded);
  return match
    ? { type: match.groups?.['example'] ? 'example' : 'item', length: match[0].length }
    : undefined;
}

/** Whether folded text begins with the mark of an example. */
export function isExample(folded: string): boolean {
  return readMark(folded)?.type === 'example';
}
