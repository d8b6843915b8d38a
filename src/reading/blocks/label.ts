import {
  isRuleNumber,
  levelOf,
  parseLeadingNumber,
  type RuleNumber,
} from '../../model/records/rule-number.ts';
import { hasKanji, readKanjiNumber } from '../../model/text/kanji.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { continuesSentence, isCounted, isParticle, isPlainlyCounted } from './beside-number.ts';

/** What a line is numbered with, without the signs around it: `107.21`, `1.10`, `103.4.c`, `1-1a`, `3`, `.a`, `第1章`. */
export interface Label {
  text: string;
  /** `rule`: of the grammar of our own rules; `parts`: several numbers; `count`: one; `letter`; `named`: 第1章, Appendix A. */
  kind: 'rule' | 'parts' | 'count' | 'letter' | 'named';
  /** How many numbers and letters it has. */
  depth: number;
}

/** A label at the beginning of a line, and where the text after it begins. */
export interface LeadingLabel extends Label {
  end: number;
  textFrom: number;
}

/** A part of a number: no `000` and no `05`, which are amounts and days. */
const PART = '(?:0|[1-9]\\d{0,2})';
const PARTS = new RegExp(
  `^(?:${PART}(?:\\.${PART})+|${PART}(?:-${PART})+|\\d{3}(?:\\.${PART})*)(?:\\.?[a-z]{1,2}(?![a-z]))?(?:\\.(?:${PART}|[a-z](?![a-z])))*(\\.?)(?![\\d-])`,
);
/** `[2.1] 遅刻`, `【502.3b】手札`: a number between brackets that no reference has. */
const ENCLOSED = new RegExp(`^[[<](${PART}(?:[.-]${PART})+[a-z]?)[\\]>]\\s*(?=\\S)`);
/** `A.25.3`, `A.25.Ruling.1`, `A.25.裁定.1`: numbers of a list whose sections have letters. */
export const LETTERED = '[A-Z](?:\\.\\d{1,3})+(?:\\.[^\\s\\d.\\]-][^\\s.\\]-]{0,11}\\.\\d{1,3})?';
const RULING = new RegExp(
  `^(?:${LETTERED}|\\d{1,2}\\.\\d{1,3}\\.(?:Ruling|裁定|判定)\\.\\d{1,3})(?=\\s|:|$)`,
);
const COUNT = /^(?:(\d{1,3})(?:[.)](?!\d)|、)|\((\d{1,3})\)|\[(\d{1,3})\]|<(\d{1,3})>(?!\d))\s*/;
/** How questions and answers are counted: `3`, `2-1`, `三`, `③`. */
export const COUNT_SIGN = '(?:\\d{1,3}(?:-\\d{1,3})?|[一二三四五六七八九十]{1,3}|[①-⑳])';
const CIRCLED = /^([①-⑳])\s*/;
/** `一、`, `(二)`, `三　`, `Ⅳ．`: as numbers they count, after a blank only where no word goes on with them. */
const SPELT =
  /^(?:([一二三四五六七八九十]{1,3}|[Ⅰ-Ⅻ])(?:[.)]|、(?![一二三四五六七八九十])|\s+(?![つ人枚回個体点種日月年]))|[([<]([一二三四五六七八九十]{1,3}|[Ⅰ-Ⅻ])[)\]>])\s*(?=\S|$)/;
const LETTER = /^(?:(\.[a-z])\s+|([a-zA-Z])[.)]\s+|\(([a-zA-Z])\)\s*)/;
const NAMED =
  /^(第\s?[\d一二三四五六七八九十百]{1,4}\s?[章節条項部編回]|付録\s?[A-Z\d]{0,2}(?=[\s:.])|(?:Appendix|Chapter|Section|Part|Article)\s+[A-Z\d]{1,4}(?![\w]))[.:]?\s*(?:-\s*)?/i;

/** Parts of a book from the largest: a chapter is above articles. */
const NAMED_DEPTHS = [
  /[章部編回]$|^(?:付録|Appendix|Chapter|Part)/i,
  /節$|^Section/i,
  /条$|^Article/i,
  /項$/,
];

/**
 * The label a folded line begins with; undefined for amounts, days and sizes (`1.000 点`, `2/2`, `100 枚`). A number of
 * our rules comes first, then those of other books.
 */
export function parseLabel(line: string): LeadingLabel | undefined {
  const from = line.length - line.trimStart().length;
  const text = line.slice(from);
  const found = parseOwn(text) ?? parseParts(text) ?? parseSingle(text);
  return found && { ...found, end: from + found.end, textFrom: from + found.textFrom };
}

/** `702.9b If`, `107 数とシンボル`, `7. その他`: numbers as our book writes them. */
function parseOwn(text: string): LeadingLabel | undefined {
  const leading = parseLeadingNumber(text);
  if (!leading) return undefined;
  const level = levelOf(leading.number);
  if (level === 'chapter') return undefined;
  const rest = text.slice(leading.textStart);
  if (level === 'section' && !leading.dot && (!leading.space || rest === '' || isMeasured(rest)))
    return undefined;
  if (!leading.space && continuesSentence(rest)) return undefined;
  if (level === 'rule' && !leading.dot && isPlainlyCounted(rest)) return undefined;
  const depth = { section: 1, rule: 2, subrule: 3 }[level];
  return { text: leading.number, kind: 'rule', depth, end: leading.markEnd, textFrom: leading.textStart };
}

/** A number of our rules that is set off in a way of its own: `107.21(新規)`. */
function toOwn(name: string): Pick<Label, 'kind' | 'depth'> | undefined {
  if (!isRuleNumber(name) || levelOf(name) === 'section') return undefined;
  return { kind: 'rule', depth: levelOf(name) === 'rule' ? 2 : 3 };
}

/** `(新規)` behind a number, and nothing that goes on about it. */
const REMARKED = /^[([][^()[\]]{1,12}[)\]](?:\s|$)/;

function isMeasured(rest: string): boolean {
  return isCounted(rest) || continuesSentence(rest);
}

function parseParts(text: string): LeadingLabel | undefined {
  const ruling = RULING.exec(text);
  if (ruling) {
    const [name] = ruling;
    const after = /^\s*[-:]?\s*/.exec(text.slice(name.length))?.[0].length ?? 0;
    return {
      text: name,
      kind: 'parts',
      depth: name.split('.').length,
      end: name.length,
      textFrom: name.length + after,
    };
  }
  const enclosed = ENCLOSED.exec(text);
  if (enclosed?.[1] && !isMeasured(text.slice(enclosed[0].length))) {
    const [{ length }, name] = enclosed;
    const depth = name.split(/[.-]/).length;
    return { text: name, kind: 'parts', depth, ...toOwn(name), end: length, textFrom: length };
  }
  const match = PARTS.exec(text);
  if (!match) return undefined;
  const [whole, dot = ''] = match;
  const rest = text.slice(whole.length);
  const name = dot ? whole.slice(0, -1) : whole;
  const depth = name.split(/[.-]/).length + (/\d[a-z]{1,2}$/.test(name) ? 1 : 0);
  const isSetOff = rest === '' || /^\s/.test(rest);
  if (
    !isSetOff &&
    !(dot || /^[([]/.test(rest) || depth >= 3 || name.includes('-')) &&
    !/^[「『《]/.test(rest)
  )
    return undefined;
  if (!isSetOff && !hasJapanese(rest.charAt(0)) && !/^["「『《【[({]/.test(rest)) return undefined;
  if (depth === 1 && !dot) return undefined;
  const own = toOwn(name);
  const counts = own && REMARKED.test(rest) ? false : isSetOff ? isPlainlyCounted(rest) : isMeasured(rest);
  if (counts && depth <= 2 && !dot) return undefined;
  if (!isSetOff && isParticle(rest) && isRuleNumber(name)) return undefined;
  const textFrom = whole.length + (/^\s+(?:-\s+)?/.exec(rest)?.[0].length ?? 0);
  return { text: name, kind: 'parts', depth, ...own, end: whole.length, textFrom };
}

function parseSingle(text: string): LeadingLabel | undefined {
  const count = COUNT.exec(text) ?? CIRCLED.exec(text) ?? SPELT.exec(text);
  if (count) {
    const [whole, ...numbers] = count;
    const number = numbers.find((each) => each !== undefined) ?? '';
    const counted = toCount(number);
    const { length } = whole;
    const rest = text.slice(length);
    if (isMeasured(rest) && /^\d+、/.test(whole)) return undefined;
    const own = parseOwn(rest) ?? parseParts(rest);
    // `① 107.9（新設）`, `2) 702.93a …`: what is counted are rules.
    if (own?.kind === 'rule' && own.depth > 1)
      return { ...own, end: length + own.end, textFrom: length + own.textFrom };
    return { text: counted, kind: 'count', depth: 1, end: whole.trimEnd().length, textFrom: length };
  }
  const letter = LETTER.exec(text);
  if (letter) {
    const [whole, dotted, closed, enclosed] = letter;
    return {
      text: dotted ?? closed ?? enclosed ?? '',
      kind: 'letter',
      depth: 1,
      end: whole.trimEnd().length,
      textFrom: whole.length,
    };
  }
  const named = NAMED.exec(text);
  if (!named?.[1]) return undefined;
  const unit = NAMED_DEPTHS.findIndex((units) => units.test(named[1] ?? ''));
  return {
    text: named[1].trim(),
    kind: 'named',
    depth: Math.max(1, unit + 1),
    end: named[1].length,
    textFrom: named[0].length,
  };
}

/** What a number counts, in digits: `②` → 2, `Ⅳ` → 4, `二十三` → 23. */
function toCount(number: string): string {
  const roman = 'ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ'.indexOf(number) + 1;
  if (roman > 0) return `${roman}`;
  return hasKanji(number) ? readKanjiNumber(number) : number.normalize('NFKC');
}

/** The label as a number of our own rules, where its form is theirs. */
export function toRuleNumberOf(label: Label): RuleNumber | undefined {
  return label.kind === 'rule' ? (label.text as RuleNumber) : undefined;
}
