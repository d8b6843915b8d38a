import { foldForms } from '../model/text/fold-forms.ts';
import { toLooseKey } from '../model/text/loose-key.ts';
import { THRESHOLDS } from './thresholds.ts';

/** Words and signs by which documents of both languages mark their parts: one list for all that ask. Each is of folded text. */

/** Signs that set off headings in one document and items in another. To be put between the brackets of a pattern. */
export const SIGNS = '■□◆◇◎★☆▼▽▲△§●○◉';

/** What begins an example. To be put inside a pattern. */
const EXAMPLE_WORDS = 'Examples?|例';

/** What begins a note among numbered entries. To be put inside a pattern. */
const NOTE_WORDS = 'Note|注意|注';

/** What begins a question or an answer. To be put inside a pattern. */
export const JAPANESE_QUESTION = 'ご?質問|設?問[い題]?';
export const JAPANESE_ANSWER = 'ご?回答|解答|正解|お?答え?|お?こたえ';
export const QUESTION_WORDS = `Q|${JAPANESE_QUESTION}|Question`;
export const ANSWER_WORDS = `A|${JAPANESE_ANSWER}|Answer`;

/** Names of the parts that rules of tournaments give each infraction. To be put inside a pattern. */
export const PART_WORDS = `Definition|${EXAMPLE_WORDS}|Philosophy|Penalty|(?:Additional )?Remedy|Upgrades?|Downgrades?|定義|哲学|理念|懲罰|罰則|(?:追加の?)?[処措]置|格上げ|格下げ`;

/** The version that a text states of itself, as its group: `Version 1.2.0`, `ver.1.26.1`, `第1.2版`. Takes folded text. */
export const VERSION =
  /(?:\b(?:version|ver|rev(?:ision)?|v)\.?|バージョン|第(?=[\d.]+版))\s*:?\s*(\d{1,2}(?:\.\d{1,2}){1,3})(?![\d.]*\d)/i;

/** What heads a column in a language. */
export const ENGLISH_COLUMN = /英|原[文語]|\b(?:en|english)\b/i;
export const JAPANESE_COLUMN = /日本語|和[訳語文名]|訳|\b(?:jap?|jp|japanese)\b/i;

/** The words at the head of a column, or of a text, without those that say its language. */
export function withoutLanguage(head: string): string {
  const words = foldForms(head).replaceAll('_', ' ').replace(JAPANESE_COLUMN, '').replace(ENGLISH_COLUMN, '');
  return toLooseKey(words);
}

/** What may be behind the word that heads a column: `Question for the judges`, `Answer (judges only)`. */
const OF_COLUMN = '(?:内容|文|方)?(?:$|\\s*[(/:]|\\s(?:for|to|about)\\b)';

/** What heads of columns say of what is below them: words that mean one thing first. */
const COLUMNS = {
  question: `^(?:${QUESTION_WORDS}s?|問い)${OF_COLUMN}|状況(?:を|$)|[\\sの]questions?$`,
  answer: `^(?:${ANSWER_WORDS}s?)${OF_COLUMN}|[\\sの](?:answers?|${JAPANESE_ANSWER})$`,
  day: '^(?:日付|日時|時刻|タイムスタンプ|(?:更新|発表|投稿|質問|回答|裁定|作成|公開|発行|改[訂定])日時?|date|time|timestamp|when|published|posted|created|modified|updated)$|\\b(?:date|time|at|on)$',
  address: 'メール|\\b(?:e-?mail|mail address)\\b',
  person:
    '^(?:(?:投稿|質問|回答|発言|確認|担当|記入)者|氏名|ハンドル(?:ネーム)?|出典|who|user|author|asker|poster|speaker|source)$|\\bby$',
  ruling: '裁定(?!番号)|ルーリング|\\brulings?\\b',
  reading: '読み|よみ|ふりがな|フリガナ|\\b(?:reading|kana|yomi)\\b',
  cost: 'コスト|^マナ$|\\b(?:mana )?cost\\b',
  size: '^(?:P/T|パワー/タフネス|size)$',
  type: 'タイプ|\\btype(?: line)?\\b',
  text: '^(?:内容|効果\\d?)$|テキスト|オラクル|本文|条文|文章|[訳原英和]文|\\b(?:oracle|text|wording)\\b',
  meaning: '意味|定義|^(?:説明|解説)$|\\b(?:meaning|definition|description)\\b',
  number:
    '^(?:No\\.?|(?:\\w+ )?ID|card num(?:ber)?|#|(?:通し|裁定|質問)?番号|項番|[通連]番|条|ルール|ルール番号|CR|rules?|numbers?|rule no\\.?)$',
  name: '名前?$|^カード$|用語|見出し語?|[訳英和原]語|\\b(?:names?|terms?|words?|keywords?|card)\\b',
};
export type ColumnName = keyof typeof COLUMNS;

const COLUMN = new RegExp(
  Object.entries(COLUMNS)
    .map(([name, words]) => `^(?<${name}>)(?=.*?(?:${words}))`)
    .join('|'),
  'i',
);

/** Further words that head a column of things that have no place of their own, and languages. */
const OTHER_COLUMN =
  /^(?:備考|注記?|[大中小]?分類|分野|種別|根拠|担当者?|記入欄|違反(?:行為)?|懲罰|参加者数?|回戦数?|notes?|infraction|penalty|英語?|日本?語?|和|原語|EN|JA|JP|English|Japanese)$/i;

/** A day in digits; which of two numbers below 13 is the month `4/10/2004` does not say. To be put inside a pattern. */
export const DAY_IN_DIGITS = '(?:\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}\\/\\d{1,2}\\/\\d{4})(?!\\d)';

/** What heads a column of people where questions are beside it, of things elsewhere. */
export const PERSON_OR_THING = /^(?:お?名前|name)$/i;

/** What a column holds by the folded words at its head; undefined for any other. */
export function findColumn(head: string): ColumnName | undefined {
  const found = COLUMN.exec(partWords(head, ' '))?.groups ?? {};
  return (Object.keys(COLUMNS) as ColumnName[]).find((name) => found[name] !== undefined);
}

/** Whether folded words head columns of things. */
export function headsColumn(head: string): boolean {
  return findColumn(head) !== undefined || OTHER_COLUMN.test(head);
}

/** How programs name columns and properties. */
export const IDENTIFIER = /^[a-z][a-z0-9_]*$/;

const CAPITAL_INSIDE = /(?<=[a-z])(?=[A-Z])/g;

/** The words that a name of a program writes as one, parted: `relatedNotes` → `related-Notes`. */
export function partWords(name: string, sign: string): string {
  return name.replace(CAPITAL_INSIDE, sign);
}

/** Whether words head columns: all of them, most beside names that nobody could foresee, or two that name a language each. */
export function areColumns(heads: readonly string[]): boolean {
  const texts = heads.map((head) => foldForms(head).trim());
  const short = texts.filter((text) => text.length <= THRESHOLDS.nameAlone);
  const [en, ja] = [ENGLISH_COLUMN, JAPANESE_COLUMN].map((lang) =>
    texts.findIndex((text) => lang.test(text)),
  );
  if (heads.length > 2 && short.length === heads.length && en !== -1 && ja !== -1 && en !== ja) return true;
  const known = short.filter(headsColumn).length;
  const areWritten = texts.filter((text) => partWords(text, ' ') !== text).length >= THRESHOLDS.several;
  if (heads.length > 2 && texts.every((text) => IDENTIFIER.test(areWritten ? text.toLowerCase() : text)))
    return true;
  return known === heads.length || (known >= 2 && known * 2 >= heads.length);
}

const TEXTS = '(?:\\s?(?:条文|ルール|テキスト|文章|文|訳|版|wording|text|version))?';
const SIDES = {
  before: toSidePattern('旧|誤|元|現行|印刷|(?:変更|修正|改[訂定正]|訂正)前|Before|Old|Printed|Previous|Was'),
  after: toSidePattern(
    '新|正|オラクル|(?:変更|修正|改[訂定正]|訂正)[後案]|After|New|Oracle|Corrected|Current|Now',
  ),
};

function toSidePattern(words: string): RegExp {
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

/** The side that folded words name and nothing else, as heads of columns do: `変更前`. */
export function toSide(head: string): 'before' | 'after' | undefined {
  const found = findSide(head);
  return found?.length === head.length ? found.side : undefined;
}

/** What a program for mail puts before the subject of what is answered or sent on. To be put inside a pattern. */
export const REPLY = '(?:(?:Re|Fwd?|返信|転送)(?:\\[\\d{1,2}\\])?\\s?:\\s*)';

/** A field that holds the title. Takes folded text. */
export const TITLE_FIELD =
  /^(?:\[_metadata_:|#\+)?(?:title|subject|件名|題名|タイトル)\]?\s?(?:::?|=)-?\s*["']?[^\s"']/i;

/** Words by which a page or a document says whose it is. */
const OF_OWNER = [
  '©',
  'copyright',
  'all rights reserved',
  'trademarks are',
  'trademark is',
  '無断転載',
  'リンクフリー',
];

/** Whether a text says whose a document is. */
export function statesOwner(text: string): boolean {
  const printed = text.toLowerCase();
  return OF_OWNER.some((word) => printed.includes(word));
}

/** Whether a text says of itself that it is a note on the one above it: `（訳注）…`, `〔注〕…`. Takes folded text. */
export function isNoteOn(text: string): boolean {
  return ['訳注', '訳者注', '注:', '注)', '注]'].some((sign) =>
    text.startsWith(sign, '([<'.includes(text.charAt(0)) ? 1 : 0),
  );
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

/** The unnumbered parts of an edition that have a heading of their own. */
export type PartName = 'introduction' | 'contents' | 'glossary' | 'credits' | 'colophon';

const HEADINGS: ReadonlyMap<string, PartName> = new Map(
  Object.entries({
    introduction: 'introduction',
    はじめに: 'introduction',
    contents: 'contents',
    'table of contents': 'contents',
    もくじ: 'contents',
    目次: 'contents',
    glossary: 'glossary',
    用語集: 'glossary',
    用語: 'glossary',
    用語一覧: 'glossary',
    用語解説: 'glossary',
    用語説明: 'glossary',
    用語の説明: 'glossary',
    用語の定義: 'glossary',
    用語について: 'glossary',
    'glossary of terms': 'glossary',
    terminology: 'glossary',
    terms: 'glossary',
    'key terms': 'glossary',
    definitions: 'glossary',
    credits: 'credits',
    クレジット: 'credits',
    謝辞: 'credits',
    'questions?': 'colophon',
    'customer service information': 'colophon',
  }),
);

/** The part a folded line is the heading of, with or without a chapter's number: `Glossary`, `10. 用語集`, `0. はじめに`. */
export function findPartHeading(folded: string): PartName | undefined {
  const bare = folded.replace(/^\d{1,2}\.\s*/, '').replace(/^[_*#\s]+|(?<![_*\s:])[_*\s:]+$/g, '');
  return bare.length <= 30 ? HEADINGS.get(bare.toLowerCase()) : undefined;
}
