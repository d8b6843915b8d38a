import { areCardTypes } from '../../model/game/card-types.ts';
import { THRESHOLDS } from '../thresholds.ts';
import {
  ANSWER_WORDS,
  EXAMPLE,
  isOneOf,
  JAPANESE_ANSWER,
  JAPANESE_QUESTION,
  MARKS,
  PART_WORDS,
  QUESTION_WORDS,
  SIGNS,
} from '../words.ts';
import type { BlockForm } from './block.ts';
import { COUNT_SIGN, type LeadingLabel, parseLabel, shiftLabel } from './label.ts';

/** What a line is by its form alone, before its neighbours are looked at. Offsets are of the line. */
export interface LineForm {
  form:
    | Exclude<BlockForm, 'card' | 'skip'>
    | 'separator'
    | 'card-name'
    | 'cost'
    | 'size'
    | 'card-type'
    | 'contents'
    | 'leader'
    | 'row'
    | 'page'
    | 'address'
    | 'comment';
  /** The sign that makes the form; blocks of one style are alike. */
  style: string;
  label?: LeadingLabel;
  textFrom: number;
  textTo: number;
}

const FORMS_OF_ANY_LENGTH = new Set(['question', 'answer', 'example', 'footnote', 'quotation', 'item']);

/** Names of parts, alone on their lines: of those that rules of tournaments give each infraction, and of a book's list of terms. */
const PART = new RegExp(`^\\s*(?<text>(?:${PART_WORDS}|Glossary|用語集))\\s*$`, 'd');

/** What sets off a question or an answer: `[Q]`, `Q1.`, `■問三　`, `<質問2>`, `問4` alone; `alone` are the forms without any sign. */
function toAsked(words: string, alone: string): RegExp {
  const counted = `(?:${words})\\s?${COUNT_SIGN}?`;
  const mark = `(?:(?:[${SIGNS}・]|#{1,6}|[-*+]{1,3}|>|:{3,}\\s?[a-z]+\\s)\\s*)?`;
  return new RegExp(
    `^\\s*${mark}(?:(?:${words})[\\s.]{0,2}${COUNT_SIGN}(?=\\s*$)|[[(<](?:\\*{1,3}\\s)?${counted}\\.?[\\])>]:?|${counted}(?:\\s?[.:)>]|\\s-+(?=\\s))(?!(?!\\d+/\\d)[!-~]*/|[A-Z]\\.)|${alone})\\s*(?<text>.*)$`,
    'd',
  );
}

/** A row of the kana in their order, or one of them. */
const KANA_ROW = '[あかさたなはまやらわアカサタナハマヤラワ]\\s?行|[\\p{sc=Hiragana}\\p{sc=Katakana}]';

/** Forms by one pattern each, tried in order on the folded line; group `text` is what remains, group `style` the sign. */
const FORMS: readonly [LineForm['form'], RegExp][] = [
  [
    'separator',
    /^\s*(?:(?<style>[-=_*~+#|・─-╿￣])(?:[-=_*~+#|・─-╿￣\s]){2,}|[•●○▪◦=]\s*|--\s*|>(?:\s?>)*\s*|[\p{P}\p{S}\s]{8,})$/du,
  ],
  // Whatever signs are around it.
  [
    'contents',
    /^[\p{P}\p{S}\s]*(?:\d{1,2}[.\s]\s*)?(?:(?:\S{1,3}の)?(?:も\s*く\s*じ|目\s*次)|Table of Contents|Contents)(?:\s*(?:ページ|\[非表示\]))?[\p{P}\p{S}\s]*$/diu,
  ],
  ['leader', /(?:(?:\.\s?){4,}(?:\s*\d{1,4}|\.\.)|(?:[…‥・]{3,}\s*|\S\s\.{3}\s)\d{1,4})\s*$/d],
  ['size', /^\s*(?<text>[\d*+X]{1,4}\/[\d*+X]{1,4})\s*$/d],
  ['address', /^[#\s]*(?:URL|Source|出典|転載元|引用元|原文)\s?:\s?<?https?:\S+$/di],
  // What only the program that makes the page reads, `[!NOTE]`, `:::`, `{: .lead}`, `id:: …`, or that saves a chat writes, `{Embed}`.
  [
    'comment',
    /^\s*(?:<!--.*-->|\{[A-Z][a-z]{3,}\}|\/\/.*|\[!\w+\]|:{3,}\s*\w*(?:\s+(?:info|warn|alert))?|\{:.*\}|(?:id|collapsed|[a-z]+-at)::\s\S+|\[(?:\w+\s\w+=[^[\]]*|\/\w+)\]|\.\.\s(?:_[\w-]+:|[\w-]+::)|#\+[A-Z]+:.*|-+8<-+.*|(?:#[^\s#]{1,40}#?(?:\s+|$)){2,}|import\s.+\sfrom\s['"][^'"]+['"];?|export\s(?:const|default|function)\s.*)\s*$/d,
  ],
  // The number of a page, what a wiki sets where it is shown, how many readers of a post gave which sign.
  [
    'page',
    /^\s*(?:\d{1,4}|(?:\p{RGI_Emoji}\s*(?:\(?\d{1,4}\)?)?\s*)+|\[\[(?:カテゴリ|Category|[a-z]{2}):[^\[\]]*\]\]|<references\b[^<>]*>|\[{1,2}_?TOC_?\]{1,2}|#(?:contents|ref|navi|norelated|p?comment|br|hr)\b.*)\s*$/div,
  ],
  [
    'question',
    toAsked(
      QUESTION_WORDS,
      `Q${COUNT_SIGN}?\\s(?=\\S)|(?!Frequently)[\\w-]{1,40} asked:|第${COUNT_SIGN}問(?=\\s|$)|(?:${JAPANESE_QUESTION})(?:\\s?${COUNT_SIGN}\\s|\\s+(?=[^\\x20-\\x7e]))`,
    ),
  ],
  [
    'answer',
    toAsked(
      ANSWER_WORDS,
      `A${COUNT_SIGN}?\\s(?=[^\\x20-\\x7e])|(?:${JAPANESE_ANSWER})\\s?${COUNT_SIGN}?\\s+(?=[^\\x20-\\x7e])|(?<=^\\s*(?::{3,}\\s?[a-z]+\\s+)?)(?:(?:${JAPANESE_ANSWER})(?:を(?:見る|表示(?:する)?|開く))?|(?:(?:Show|See|Reveal) (?:the )?)?[Aa]nswers?|(?:質問者が選んだ)?ベストアンサー|その他の回答\\s?(?:\\(\\d+件?\\))?)(?:\\s*/\\s*Answers?)?(?=\\s*$)`,
    ),
  ],
  // Says which language a text is in, `[原文] To moor`, or that it translates the one above: `訳文：係留する`.
  [
    'text',
    /^\s*(?:\[(?:原文|英文|英語|日本語|EN|JA|JP)\]|(?:原文|英文|EN|JA|JP)\s?[:>]|(?<style>\[(?:訳文?|[和拙試]訳)\]|(?:訳文|[和拙試]訳|訳(?=.*。))\s?[:>]))\s*(?<text>\S.*)$/d,
  ],
  // In brackets and alone it heads a part.
  ['example', new RegExp(`^\\s*(?![[(<][^\\])>]*[\\])>]\\s*$)${EXAMPLE}(?<text>.*)$`, 'd')],
  [
    'footnote',
    /^\s*\(?(?<style>(?:[*※]|注)\d{1,3}(?![\d枚個点人回年月日円倍%タ時分秒種名歳体]))\)?[\s:]*(?<text>.+)$/d,
  ],
  // Signs before a name and behind it: `**鐘**`, `== 鐘 ==`, `― 鐘 ―`, `- - * - A - * -`.
  [
    'heading',
    /^\s*(?!~~\S)(?<style>(?<one>[=-])(?=\s.*\s\k<one>\s*$)|(?<sign>[-=*~_+])(?:\k<sign>+|(?:\s[-=*~_+])+))\s*(?<text>[^\s=*~_+-](?:(?!\*\*|==).)*?)\s*(?:[-=*~_+]\s?)*[-=*~_+]{1,}\s*$/d,
  ],
  // In a box of lines.
  ['heading', /^\s*(?<style>[│┃║])\s*(?<text>[^│┃║]{1,80}?)\s*[│┃║]\s*$/d],
  ['heading', PART],
  // A heading of a wiki has the anchor that its page gives it.
  [
    'heading',
    /^\s*(?<style>(?<=^)#{1,6}(?=\s)(?!.*。$)|\*{1,3}(?=.*\[#\w+\]\s*$))\s*(?<text>\S.*?)\s*(?:#*|\[#\w+\]\s*)$/d,
  ],
  ['heading', /^(?=.*\[編集\])\s*(?:\[編集\])?\s*(?<text>\S.*?)\s*(?:\[編集\])?\s*$/d],
  [
    'row',
    new RegExp(
      `^\\s*[${SIGNS}[<(]?\\s*(?<text>${KANA_ROW}|(?<=^\\s*)[A-Z](?:-[A-Z])?)(?:(?<=^\\s*[${SIGNS}[<(].*)[\\])>])?\\s*$`,
      'du',
    ),
  ],
  ['heading', new RegExp(`^\\s*(?<style>[${SIGNS}]{1,3})\\s*(?<text>\\S.*?)\\s*[${SIGNS}]{0,3}$`, 'd')],
  ['item', /^\s*(?<style>:)(?<text>[^\s:|][^|]{0,60}\|\s?\S.*)$/d],
  // Three of them make a box, which has the name of its kind before its own: `:::details Two more cases`.
  ['heading', /^\s*(?!:[\w -]+:(?:\s|$))(?<style>:+)(?:(?<=:::)\s*[a-z]+\s+)?(?<text>[^\s:].*)$/d],
  ['heading', /^\s*(?<style>[[<〈])(?:\*{1,6}\s)?(?<text>[^[\]{}<>〈〉]{1,40})[\]>〉]\s*$/d],
  ['quotation', /^\s*(?<style>>)(?:\s?>)*\s?(?!>|\d+\s*$)(?<text>.+)$/d],
  ['card-name', /^\s*(?<text>《[^《》]{1,120}》)\s*$/d],
  [
    'cost',
    /^\s*(?<text>(?:\{[^{}\s]{1,5}\}){1,20}|(?=.*\)\(|.*[^\d()])(?:\((?:\d{1,2}|[WUBRGXCS2]|[白青黒赤緑無]|[WUBRG2]\/[WUBRGP])\)){1,20})\s*$/d,
  ],
  [
    'field',
    /^\s*(?<style>英語名|日本語名|コスト|マナ・コスト|タイプ|P\/T|イラスト|セット|[稀希]少度|レアリティ|Name|Cost|Mana Cost|Type)\s?:\s*(?<text>.*)$/d,
  ],
  [
    'item',
    /^\s*(?<style>(?!※印)[・•‣◦∙▪▸►◯※→]|\*{1,4}(?![\s*]*$|\*|.*\*\*\s*$|[^\s*\d][^*]*[^\s*]\*(?!\*))|[-+](?=\s)|\??\+(?=\s{0,4}[A-Z]\.\d)|-{1,3}(?=[^\x20-\x7e]))\s*(?<text>\S.*)$/d,
  ],
];

/** `A.31.1`, `Q.7 - …` are numbers under a letter, no answer and no question. */
const UNDER_LETTER = new RegExp(`^\\s*${MARKS}[AQ]\\.\\d{1,3}(?:\\.|\\s{1,8}-\\s)`);

/** The form of a line that a label numbers. */
export function toEntryForm(label: LeadingLabel) {
  return { form: 'entry' as const, style: `${label.kind}-${label.depth}`, label, textFrom: label.textFrom };
}

/** The size of a creature behind its types: `Creature - Rat 1/1`, `クリーチャー (5/6)`. */
const SIZE_BEHIND = /\s+\(?[\d*+X]{1,4}\/[\d*+X]{1,4}\)?\s*$/;

/** Tells what a folded line is. */
export function readLine(folded: string): LineForm {
  for (const [form, pattern] of FORMS) {
    if (folded.length > THRESHOLDS.line && !FORMS_OF_ANY_LENGTH.has(form)) continue;
    const match = pattern.exec(folded);
    if (!match || (isOneOf(form, 'question', 'answer') && UNDER_LETTER.test(folded))) continue;
    const [from, to] = match.indices?.groups?.['text'] ?? [folded.length, folded.length];
    const text = folded.slice(from, to);
    const line: LineForm = { form, style: match.groups?.['style'] ?? form, textFrom: from, textTo: to };
    const label = form === 'heading' || form === 'item' ? parseLabel(text) : undefined;
    if (label && label.kind !== 'letter') line.label = shiftLabel(label, from);
    return line;
  }
  const textTo = folded.length;
  // Only a text is longer, and no text is a type.
  const typeTo = textTo > THRESHOLDS.line ? textTo : (SIZE_BEHIND.exec(folded)?.index ?? textTo);
  if (areCardTypes(folded.slice(0, typeTo)))
    return { form: 'card-type', style: 'card-type', textFrom: 0, textTo: typeTo };
  const label = parseLabel(folded);
  if (label) return { ...toEntryForm(label), textTo };
  return { form: 'text', style: 'text', textFrom: textTo - folded.trimStart().length, textTo };
}

/** The name of a heading that the format tells, without signs around it: `■ 目次`, `●止め方●`. */
const DECORATED = new RegExp(
  `^(?:(?:[${SIGNS}]{1,3}\\s*|[-*+]\\s)(?=\\S))?(?<text>.*?)(?:\\s*[${SIGNS}]{1,3})?$`,
  'd',
);

/** Tells what a heading of a level is that the document's format names: a question may be in one. */
export function readHeading(folded: string, level: number): LineForm {
  const read = readLine(folded);
  const style = level > 6 ? '**' : '#'.repeat(level);
  if (read.form === 'answer') return { ...read, style };
  if (isOneOf(read.form, 'question', 'contents', 'address')) return read;
  const [textFrom, textTo] = DECORATED.exec(folded)?.indices?.groups?.['text'] ?? [0, folded.length];
  const label = parseLabel(folded.slice(textFrom));
  const heading: LineForm = { form: 'heading', style, textFrom, textTo };
  return label && label.kind !== 'letter' ? { ...heading, label: shiftLabel(label, textFrom) } : heading;
}
