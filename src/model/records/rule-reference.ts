import { ofGrammar } from '../game/current-numbers.ts';
import { foldWidth } from '../text/fold-width.ts';
import { readKanjiNumber } from '../text/kanji.ts';
import type { Lang } from './lang.ts';
import {
  expandRange,
  findRangeEnd,
  findRuleNumbers,
  isOfRule,
  isRuleNumber,
  levelOf,
  type RuleNumber,
  type WrittenNumber,
} from './rule-number.ts';

/** One reference of a text: a number, or a range such as `601.2f–h`. */
export interface RuleReference {
  /** From the word `rule` where it is right before the number, else from the number, to the end of the number or range. */
  start: number;
  end: number;
  /** Every number meant, those inside a range included: f, g, h. */
  numbers: RuleNumber[];
  /** The numbers as they are: one, or the two ends of a range; the second of `601.2f–h` is written `h`. */
  written: WrittenNumber[];
  /** The name that the text gives beside the number: `“Suspend”`, `〔待機〕`, without its brackets. */
  title?: { text: string; start: number; end: number };
  /** The end with the title and its brackets: where the running text goes on. */
  extent: number;
}

interface Grammar {
  /** Before the first number of a list: the word that says a rule is meant. */
  cue: RegExp;
  /** Right before a bare dotted number: words after which it can only be a rule's. */
  softCue: RegExp;
  /** The same before a section, whose number is short even where a sign is in it: `4-1`. */
  pointing?: RegExp;
  /** Between two numbers of one list. */
  separator: RegExp;
  /** The name after a number. */
  title: RegExp;
  /** After the last number of a list: says as much as a cue. */
  after?: RegExp;
  /** Around a dotted number without any cue: what says that it is none of the book's (a price, a measure). */
  measure?: { before: RegExp; after: RegExp };
}

/** After a bare number these make it a price, a time, a measure: `702.50 dollars`, `104.5 MHz`. */
const UNIT =
  /^(?:\s?(?:%|percent|dollars?|yen|euros?|cents|seconds?|minutes?|hours?|points?|times|[kKMG]?Hz|[kcm]m|[kKMG]B|円|ドル|点|枚|年|個|回|分|秒))/;

const GRAMMARS: Record<Lang, Grammar> = {
  en: {
    cue: /(?:(?:\b(?:rules?|sections?|chapters?|articles?|CR)|§)\s{0,2})$/i,
    softCue: /(?:\b(?:see(?: also)?|in|to|of|by|per|than|under|with|following|follows?))\s["“]?$/i,
    pointing:
      /(?:\b(?:see(?: also)?|refers? to|per|under|follows?|described in|defined in|details in)\s|[→⇒☞]\s?)["“]?$/i,
    separator: /^(?:,?\s?(?:and|or|and\/or|and\s+rules?|or\s+rules?)\s|,\s|\s?[/&]\s?)$/,
    title: /^,\s?[“"]([^“”"\n]{1,80}?)[,.]?[”"]/,
  },
  ja: {
    cue: /(?:(?:\b(?:rules?|sections?|CR)|(?:総合)?ルール(?:の)?|第|§)\s{0,2})$/i,
    softCue: /(?:詳細は|場合は|については)$/,
    separator:
      /^\.?\s?(?:、|,|と|や|および|及び|ならびに|並びに|または|・|\/|and)\s?(?:(?:rules?|ルール)\s?)?$/i,
    pointing: /(?:[→⇒☞]|詳細は)\s?$/,
    title: /^\s?[〔[]((?:[^〔〕「」『』[\]\n]|[〔「『][^〔〕「」『』\n]*[〕」』]){1,40})[〕\]]/,
    after:
      /^[」』】]?\.?\s?(?:も|を|に|の(?:手順|規定)を?)?\s?(?:参照|従[いうっわ]|示さ|定め|書かれ|項(?!目)|節)/,
    measure: {
      before: /(?:約|およそ|平均|時速|合計|[@/×+*=]|[A-Za-z]\s?)$/,
      after: /^(?:\s?(?:[A-Za-z/×*=]|度|倍|人|版|頁|話|位|歳|頃)|\.\s?(?![のはにをがとでも、]))/,
    },
  },
};

const PATTERNS = ofGrammar(({ levels, stem: sectionAt, sources: { top, stem }, separator, letters }) => {
  const alone = `(${top})(?!(?:\\d|${separator})\\d|\\d)`;
  return {
    /** A chapter is short and needs its word: `section 6`, `sections 2–4`, `第6章`; `rule 6` with its name or 参照. */
    en: new RegExp(`\\b(?:sections?|chapters?)\\s${alone}`, 'gi'),
    ja: new RegExp(
      `第\\s?(${top})(?=\\s?章)|\\bsections?\\s${alone}|(?:\\brules?|ルール)\\s?(${top})(?=\\s?(?:[〔[]|を?参照))`,
      'gi',
    ),
    /** Most texts have none, and this says so at once. */
    any: new RegExp(stem),
    /** A further letter after a subrule: ` and b` of `rules 608.3a and b`. */
    furtherLetter: letters
      ? new RegExp(`(?:,\\s|,?\\s(?:and|or)\\s|,\\s(?:and|or)\\s)([${letters}])(?![a-zA-Z’'])`, 'y')
      : /(?!)/y,
    /** A sign between two parts. */
    signed: new RegExp(`[a-zA-Z\\d]${separator}`),
    /** No rule is counted from nothing, `702.05` is an amount; a section may be: `2.0`. */
    amount: new RegExp(`${separator}0${levels[sectionAt - 1]?.after ? '\\d' : ''}`),
  };
});

/** Most texts refer to nothing, and this says so at once. */
const HAS_DIGIT = /\d|第[一二三四五六七八九]章/;

/**
 * Every reference to a rule, section or chapter in running text, in order: `rules 601.2b and 601.2f–h` gives two.
 * Full-width digits count. A number that is no reference (a price, 2/2, a year) is not given.
 */
export function findRuleReferences(text: string, lang: Lang): RuleReference[] {
  const folded = foldNumbers(text, lang);
  if (!HAS_DIGIT.test(folded)) return [];
  const grammar = GRAMMARS[lang];
  const found: RuleReference[] = findChapters(folded, lang);
  let list: RuleReference[] = [];
  let cued = false;
  const close = () => {
    if (cued || isSaidToBeRule(folded, list, grammar)) for (const reference of list) found.push(reference);
    list = [];
  };
  for (const first of PATTERNS().any.test(folded) ? findRuleNumbers(folded) : []) {
    const last = list.at(-1);
    if (last && first.start < last.end) continue;
    const cue = readCue(folded, first, grammar);
    const references = readReferences(folded, first, cue ? cue[0].length : 0, grammar);
    if (!last || !goesOn(folded, last, references, grammar)) {
      close();
      cued = false;
    }
    if (cue) cued = true;
    list.push(...references);
  }
  close();
  return found.sort((a, b) => a.start - b.start).map((reference) => withTitleOf(text, reference));
}

/** Every number that a text refers to, in order and as often as it does, those inside a range included. */
export function listReferredNumbers(text: string, lang: Lang): RuleNumber[] {
  return findRuleReferences(text, lang).flatMap(({ numbers }) => numbers);
}

/** The word before a number that says a rule is meant; 第 counts anything, unless what it counts is of a book. */
function readCue(
  text: string,
  { start, end, number }: WrittenNumber,
  { cue }: Grammar,
): RegExpExecArray | null {
  const found = cue.exec(text.slice(Math.max(0, start - 14), start));
  const counts = found?.[0].startsWith('第') && /^\d{1,2}$/.test(number);
  return counts && !/^\s?[章節条項款]/.test(text.slice(end)) ? null : found;
}

/** Whether a number goes on with the list before it; after rules a bare `100` is a count, unless a name follows it. */
function goesOn(
  text: string,
  last: RuleReference,
  [next]: readonly RuleReference[],
  { separator }: Grammar,
): boolean {
  const [lastNumber, nextNumber] = [last.numbers[0], next?.numbers[0]];
  if (!next || !lastNumber || !nextNumber) return false;
  if (isBelowSection(lastNumber) && !isBelowSection(nextNumber) && !next.title) return false;
  const between = text.slice(last.extent, next.start);
  return separator.test(between) || (last.title !== undefined && between === ' ');
}

/** The reference that begins with a number, and those of further letters (`608.3a and b`). */
function readReferences(text: string, first: WrittenNumber, cueLength: number, grammar: Grammar) {
  const range = findRangeEnd(text, first.end, first.number);
  const reference: RuleReference = {
    start: first.start - cueLength,
    end: range?.end ?? first.end,
    extent: range?.end ?? first.end,
    numbers: range ? expandRange(first.number, range.number) : [first.number],
    written: range ? [first, range] : [first],
  };
  const references = [reference];
  let end = reference.end;
  const { furtherLetter } = PATTERNS();
  while (cueLength > 0 && /[a-zA-Z]$/.test(first.number)) {
    furtherLetter.lastIndex = end;
    const match = furtherLetter.exec(text);
    const number = match && first.number.slice(0, -1) + match[1];
    if (!match || !number || !isRuleNumber(number) || number <= first.number) break;
    end = furtherLetter.lastIndex;
    const written = { number, start: end - 1, end };
    references.push({ start: written.start, end, extent: end, numbers: [number], written: [written] });
  }
  const title = grammar.title.exec(text.slice(end, end + 90));
  const last = references.at(-1);
  if (title?.[1] && last) {
    const start = end + title[0].indexOf(title[1]);
    last.title = { text: title[1], start, end: start + title[1].length };
    last.extent = end + title[0].length;
  }
  return references;
}

/** Whether a list without the word `rule` means rules: a letter, a name after it, or the words around it say so. */
function isSaidToBeRule(text: string, list: readonly RuleReference[], grammar: Grammar): boolean {
  const first = list[0];
  const last = list.at(-1);
  if (!first || !last) return false;
  const after = text.slice(last.extent, last.extent + 12);
  if (grammar.after?.test(after)) return true;
  const number = first.written[0]?.number;
  if (!number) return false;
  if (levelOf(number) === 'subrule') return true;
  if (UNIT.test(after) || PATTERNS().amount.test(number)) return false;
  const isNamed = last.title !== undefined;
  const before = text.slice(Math.max(0, first.start - 14), first.start);
  if (isBelowSection(number) || PATTERNS().signed.test(number)) {
    if (grammar.pointing?.test(before) || (/[([「]$/.test(before) && /^[)\]」]/.test(after))) return true;
  }
  const { measure } = grammar;
  const isMeasure = !measure || measure.before.test(before) || measure.after.test(after);
  if (isBelowSection(number) && (isNamed || !isMeasure)) return true;
  return (isNamed || isBelowSection(number)) && grammar.softCue.test(before);
}

const isBelowSection = (number: RuleNumber): boolean => isOfRule(levelOf(number));

function findChapters(text: string, lang: Lang): RuleReference[] {
  const found: RuleReference[] = [];
  for (const match of text.matchAll(PATTERNS()[lang])) {
    const digit = match[1] ?? match[2] ?? match[3] ?? '';
    if (!isRuleNumber(digit)) continue;
    const end = match.index + match[0].length;
    const start = end - digit.length;
    found.push(...readReferences(text, { number: digit, start, end }, start - match.index, GRAMMARS[lang]));
  }
  return found;
}

/** Width folded and, after 第, kanji digits as digits; the length stays, so offsets hold. */
function foldNumbers(text: string, lang: Lang): string {
  const folded = foldWidth(text);
  return lang === 'en' ? folded : folded.replace(/(?<=第)[一二三四五六七八九](?=章)/g, readKanjiNumber);
}

function withTitleOf(text: string, reference: RuleReference): RuleReference {
  const { title } = reference;
  if (!title) return reference;
  return { ...reference, title: { ...title, text: text.slice(title.start, title.end) } };
}
