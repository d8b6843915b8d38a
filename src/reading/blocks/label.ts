import {
  isRuleNumber,
  levelOf,
  parseLeadingNumber,
  type RuleNumber,
} from '../../model/records/rule-number.ts';
import { hasKanji, readKanjiNumber } from '../../model/text/kanji.ts';
import { fromRoman } from '../../model/text/roman.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { type Behind, goesOnInList, goesOnInSentence, readBehind } from './beside-number.ts';

/** What a line is numbered with, without the signs around it: `107.21`, `1.10`, `103.4.c`, `1-1a`, `3`, `.a`, `第1章`. */
export interface Label {
  text: string;
  /** `rule`: of the grammar of our own rules; `parts`: several numbers; `count`: one; `letter`; `named`: 第1章, Appendix A. */
  kind: 'rule' | 'parts' | 'count' | 'letter' | 'named';
  /** How many numbers and letters it has. */
  depth: number;
}

/** A label at the beginning of a line, where the text after it begins, and what that is to it. */
export interface LeadingLabel extends Label {
  end: number;
  textFrom: number;
  isDotted?: boolean;
  /** `text` where it is left out. */
  behind?: Behind;
}

/** A part of a number: no `000` and no `05`, which are amounts and days. */
const PART = '(?:0|[1-9]\\d{0,2})';
const PARTS = new RegExp(
  `^(?:${PART}(?:\\.${PART})+|${PART}(?:-${PART})+|\\d{3}(?:\\.${PART})*)(?:\\.?[a-z]{1,2}(?![a-z]))?(?:\\.(?:${PART}|[a-z](?![a-z])))*(\\.?)(?![\\d-])`,
);
/** `[2.1] 遅刻`, `【502.3b】手札`: a number between brackets that no reference has. */
const ENCLOSED = new RegExp(`^[[<](${PART}(?:[.-]${PART})+[a-z]?)[\\]>]\\s*(?=\\S)`);
/** `A.25.3`, `A.25.Ruling.1`, `A.25.裁定1`: numbers of a list whose sections have letters. */
export const LETTERED = '[A-Z](?:\\.\\d{1,3})+(?:\\.[^\\s\\d.\\]-][^\\s.\\]-]{0,11}\\.?\\d{1,3})?';
const RULING = new RegExp(
  `^(?:${LETTERED}|\\d{1,2}\\.\\d{1,3}\\.(?:Ruling|裁定|判定)\\.\\d{1,3})(?=\\s|:|$)`,
);
/** What parts a number from its text: a blank, a colon, a dash between blanks. */
const AFTER = /^(?:\s*:|\s+-(?=\s))?\s*/;
/** Parts of a number: `103.4.c` → 103, 4, c. */
const IN_NUMBER = /\d+|\p{L}+/gu;

/** `一`, `Ⅳ`: as numbers they count, after a blank only where no word goes on with them. */
const SPELT = '[一二三四五六七八九十]{1,3}|[Ⅰ-Ⅻ]';
/** How questions and answers are counted: `3`, `2-1`, `三`, `③`. */
export const COUNT_SIGN = '(?:\\d{1,3}(?:-\\d{1,3})?|[一二三四五六七八九十]{1,3}|[①-⑳])';
/** `1.`, `(1)`, `三、`, `Ⅳ　`, `②`; no range: `②〜④`. */
const COUNT = new RegExp(
  `^(?:(\\d{1,3}|${SPELT})(?:[.)](?!\\d)|、(?![一二三四五六七八九十\\d]))|[([<](\\d{1,3}|${SPELT})(?:[)\\]]|>(?!\\d))|(${SPELT})\\s+(?![つ人枚回個体点種日月年])|([①-⑳]))(?!\\s*[~〜]\\s*[([<]?[\\d一二三四五六七八九十①-⑳])\\s*`,
);
const LETTER = /^(?:(\.[a-z])\s+|([a-zA-Z])[.)]\s+|\(([a-zA-Z])\)(?!\s*(?:19|20)\d\d)\s*)/;
const NAMED =
  /^(第\s?[\d一二三四五六七八九十百]{1,4}\s?[章節条項部編回](?![戦目のにはがをでもと、~〜及又]|から|まで|より|並び)|付録\s?[A-Z\d]{0,2}(?=[\s:.])|(?:Appendix|Chapter|Section|Part|Article)\s+[A-Z\d]{1,4}(?!\w|\.\d))[.:]?\s*(?:-\s*)?/i;
/** Parts of a book from the largest, each a group: a chapter is above articles. */
const UNITS = /([章部編回]$|^(?:付録|Appendix|Chapter|Part))|(節$|^Section)|(条$|^Article)|(項$)/i;

/** The same label in a text that begins so many units before its own. */
export function shiftLabel<Each extends LeadingLabel>(label: Each, by: number): Each {
  return { ...label, end: by + label.end, textFrom: by + label.textFrom };
}

/** The numbers and letters that a number is made of. */
export function splitNumber(number: string): string[] {
  return number.match(IN_NUMBER) ?? [];
}

/**
 * The label a folded line begins with; undefined for amounts, days and sizes (`1.000 点`, `2/2`, `100 枚`). A number of
 * our rules comes first, then those of other books.
 */
export function parseLabel(line: string): LeadingLabel | undefined {
  const from = line.length - line.trimStart().length;
  const text = line.slice(from);
  const found = parseOwn(text) ?? parseParts(text) ?? parseSingle(text);
  if (!found) return undefined;
  return { ...shiftLabel(found, from), isDotted: text.charAt(found.end - 1) === '.' };
}

/** `702.9b If`, `107 数とシンボル`, `7. その他`: numbers as our book writes them. */
function parseOwn(text: string): LeadingLabel | undefined {
  const leading = parseLeadingNumber(text);
  if (!leading) return undefined;
  const { number, dot, space, markEnd: end, textStart: textFrom } = leading;
  const level = levelOf(number);
  if (level === 'chapter') return undefined;
  const rest = text.slice(textFrom);
  const behind = readBehind(rest, !space);
  if (level === 'section' && !dot && (!space || rest === '' || isAbout(behind))) return undefined;
  if (!space && behind !== 'count' && isAbout(behind)) return undefined;
  if (level === 'rule' && !dot && behind === 'count') return undefined;
  const depth = { section: 1, rule: 2, subrule: 3 }[level];
  return { text: number, kind: 'rule', depth, end, textFrom, behind };
}

/** A number of our rules that is set off in a way of its own: `107.21(新規)`. */
function toOwn(name: string): Pick<Label, 'kind' | 'depth'> | undefined {
  if (!isRuleNumber(name) || levelOf(name) === 'section') return undefined;
  return { kind: 'rule', depth: levelOf(name) === 'rule' ? 2 : 3 };
}

/** `(新規)` behind a number, and nothing that goes on about it. */
const REMARKED = /^[([][^()[\]]{1,12}[)\]](?:\s|$)/;

/** Whether it counts what is behind it or is said in a sentence. */
function isAbout(behind: Behind): boolean {
  return behind !== 'text' && behind !== 'said';
}

function parseParts(text: string): LeadingLabel | undefined {
  const [ruling] = RULING.exec(text) ?? [];
  if (ruling) return toParts(ruling, ruling.length, text);
  const [enclosed, inside] = ENCLOSED.exec(text) ?? [];
  if (enclosed && inside && !isAbout(readBehind(text.slice(enclosed.length), true)))
    return { ...toParts(inside, enclosed.length, text), ...toOwn(inside) };
  const [whole, dot] = PARTS.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const label = toParts(dot ? whole.slice(0, -1) : whole, whole.length, text);
  const rest = text.slice(whole.length);
  const isGlued = rest !== '' && rest.trimStart() === rest;
  const own = toOwn(label.text);
  if (label.depth === 1 && !dot) return undefined;
  if (isGlued) {
    const mayBeGlued = hasJapanese(rest.charAt(0)) && (dot || label.depth >= 3 || label.text.includes('-'));
    if (!mayBeGlued && !OPENS.test(rest) && !(own && goesOnInList(rest))) return undefined;
    if (isRuleNumber(label.text) && goesOnInSentence(rest)) return undefined;
  }
  const behind = own && REMARKED.test(rest) ? 'text' : readBehind(text.slice(label.textFrom), isGlued);
  const isRefused = isGlued ? isAbout(behind) : behind === 'count';
  return isRefused && label.depth <= 2 && !dot ? undefined : { ...label, ...own, behind };
}

/** What a text glued to its number may begin with. */
const OPENS = /^["「『《[({]/;

function toParts(text: string, end: number, line: string): LeadingLabel {
  const textFrom = end + (AFTER.exec(line.slice(end))?.[0].length ?? 0);
  return { text, kind: 'parts', depth: splitNumber(text).length, end, textFrom };
}

function parseSingle(text: string): LeadingLabel | undefined {
  const [count = '', ...counted] = COUNT.exec(text) ?? [];
  if (count) {
    const { length } = count;
    const rest = text.slice(length);
    if (count.includes('、') && isAbout(readBehind(rest, true))) return undefined;
    const own = parseOwn(rest) ?? parseParts(rest);
    // `① 107.9（新設）`, `2) 702.93a …`: what is counted are rules.
    if (own?.kind === 'rule' && own.depth > 1) return shiftLabel(own, length);
    return toSingle('count', count, toCount(counted.find(Boolean) ?? ''));
  }
  const [letter = '', ...letters] = LETTER.exec(text) ?? [];
  if (letter) return toSingle('letter', letter, letters.find(Boolean) ?? '');
  const [named = '', name = ''] = NAMED.exec(text) ?? [];
  const units = UNITS.exec(name)?.slice(1) ?? [];
  const depth = 1 + Math.max(0, units.findIndex(Boolean));
  return named ? { ...toSingle('named', named, name.trim()), depth, end: name.length } : undefined;
}

/** A label of one part with the signs and blanks around it. */
function toSingle(kind: Label['kind'], whole: string, text: string): LeadingLabel {
  return { text, kind, depth: 1, end: whole.trimEnd().length, textFrom: whole.length };
}

/** What a number counts, in digits: `②` → 2, `Ⅳ` → 4, `二十三` → 23. */
function toCount(number: string): string {
  const sign = number.normalize('NFKC');
  return hasKanji(sign) ? readKanjiNumber(sign) : `${fromRoman(sign) || sign}`;
}

/** The label as a number of our own rules, where its form is theirs. */
export function toRuleNumberOf(label: Label): RuleNumber | undefined {
  return label.kind === 'rule' ? (label.text as RuleNumber) : undefined;
}
