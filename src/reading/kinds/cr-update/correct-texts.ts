import { diffArrays } from 'diff';
import { type Diagnostic, reportDiagnostic } from '../../../model/diagnostics/diagnostic.ts';
import {
  type GlossaryEntry,
  type GlossarySide,
  listSideBlocks,
} from '../../../model/records/glossary-entry.ts';
import { LANGS, type Lang, otherLang } from '../../../model/records/lang.ts';
import type { Correction, Rule, RuleSide } from '../../../model/records/rule.ts';
import { toPlainText } from '../../../model/records/text.ts';
import { HIRAGANA, KANJI, KATAKANA } from '../../../model/text/character-classes.ts';
import { foldWidth } from '../../../model/text/fold-width.ts';
import { UNIT_WORDS } from '../../../model/text/number-words.ts';
import { cutSentences } from '../../blocks/cut-languages.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { ReadHints } from '../reader.ts';

/** A side of a rule or entry that is looked through. */
interface Text {
  side: RuleSide | GlossarySide;
  text: string;
  /** The edition's own wording; empty where that is not known. */
  edition: string;
  /** What reads like old and new wording run together. */
  runs: RunTogether[];
}
type Pair = Partial<Record<Lang, Text>>;

/**
 * Adds to a rule or entry the corrections that lost their strike-through marks, and reports them: `eleven twelve` beside
 * `12個` is eleven → twelve. The text stays as printed. What neither the other language nor the edition settles is `open`.
 */
export function correctTexts(record: Rule | GlossaryEntry, ruleText: ReadHints['ruleText']): Diagnostic[] {
  const number = 'number' in record ? record.number : undefined;
  const name = number ?? 'glossary';
  const pair: Pair = {};
  for (const lang of LANGS) {
    const side = record[lang];
    const text = foldWidth(side ? toPlainText(listSideBlocks({ senses: [], ...side })) : '');
    const edition = foldWidth((number && ruleText?.(number, lang)) ?? '');
    if (side) pair[lang] = { side, text, edition, runs: findRunTogether(text, lang) };
  }
  return [...LANGS.flatMap((lang) => correctSide(name, lang, pair)), ...compareCounts(name, pair)];
}

function correctSide(name: string, lang: Lang, pair: Pair): Diagnostic[] {
  const found = pair[lang];
  if (!found) return [];
  const { side, text, edition, runs } = found;
  const toStrike = (settledBy: Correction['settledBy']) => (run: RunTogether) => ({ ...run, settledBy });
  const settled = runs.map((run) => toStrike(findSettler(run, found, pair[otherLang(lang)]))(run));
  const strikes = [
    ...settled.filter(({ from }) => from !== ''),
    ...findEditionStrikes(text, edition).map(toStrike('edition')),
    ...(lang === 'ja' ? findStruckSentences(pair).map(toStrike('counterpart')) : []),
    ...settled.filter(({ from }) => from === ''),
  ];
  const diagnostics: Diagnostic[] = [];
  for (const strike of strikes) {
    if (side.corrections?.some((known) => overlaps(text, known.found, strike.found))) continue;
    side.corrections = [...(side.corrections ?? []), strike];
    diagnostics.push(reportStrike(name, strike, found));
  }
  side.corrections?.sort((a, b) => text.indexOf(a.found) - text.indexOf(b.found));
  return diagnostics;
}

/** Sentences of the Japanese beside English ones that were struck out whole, where both have as many sentences. */
function findStruckSentences({ en, ja }: Pair): RunTogether[] {
  const [english = [], japanese = []] = [en?.text ?? '', ja?.text ?? ''].map((text) =>
    cutSentences(text).map(({ from, to }) => text.slice(from, to).trim()),
  );
  if (english.length !== japanese.length || english.length < 2) return [];
  return (en?.side.corrections ?? []).flatMap(({ found, to, settledBy }) => {
    const sentence = settledBy === 'edition' && to === '' ? japanese[english.indexOf(found)] : undefined;
    return sentence ? [{ found: sentence, from: sentence, to: '' }] : [];
  });
}

/** Whether two stretches of a text share a place. */
function overlaps(text: string, one: string, other: string): boolean {
  const [a, b] = [text.indexOf(one), text.indexOf(other)];
  return a >= 0 && b >= 0 && a < b + other.length && b < a + one.length;
}

/**
 * What settles that old and new wording run together: the edition, which has the new one alone before what follows both,
 * or the other language, which counts the same or has lost a strike-through over a count too.
 */
function findSettler(
  { found, from, to }: RunTogether,
  { text, edition }: Text,
  other: Text | undefined,
): Correction['settledBy'] {
  const behind = text.slice(text.indexOf(found) + found.length).slice(0, 4);
  const isNew = to !== '' && edition.includes(to + behind) && !edition.includes(from + behind);
  if (isNew && !edition.includes(found)) return 'edition';
  const count = toCount(to);
  const counts = new Set((other?.text.match(/(?<![\d.])\d+(?![\d.])|[a-z]+/gi) ?? []).map(toCount));
  const isCounted = count !== undefined && (counts.has(count) || findCount(other) !== undefined);
  return isCounted ? 'counterpart' : 'open';
}

/** The first count of a text that reads like changed: `eleven twelve`. */
function findCount(text: Text | undefined): RunTogether | undefined {
  return text?.runs.find(({ from, to }) => toCount(from) !== undefined && toCount(to) !== undefined);
}

function reportStrike(name: string, { found, from, to, settledBy }: Correction, text: Text): Diagnostic {
  const words = `“${found}” reads like “${from}” struck out${to && ` and “${to}” put in`}`;
  const change = from || to ? words : `at the blank in “${found}” words were struck out or put in`;
  const asked = text.edition ? 'neither language nor edition settles it' : 'read the edition with it';
  const settler = settledBy === 'edition' ? 'after the edition' : 'after the other language';
  const [code, why] =
    settledBy === 'open' ? (['strike-unsettled', asked] as const) : (['strike-lost', settler] as const);
  const actual = { actual: found, ...(settledBy !== 'open' && { expected: to }) };
  return reportDiagnostic(code, text.side.place, `${name}: ${change}; ${why}`, undefined, actual);
}

/** Reports counts that one language changes otherwise than the other. */
function compareCounts(name: string, { en, ja }: Pair): Diagnostic[] {
  const [english, japanese] = [findCount(en), findCount(ja)];
  if (!en || !ja || !english || !japanese || toCount(english.to) === toCount(japanese.to)) return [];
  const [expected, actual] = [`${toCount(english.to)}`, `${toCount(japanese.to)}`];
  const message = `${name}: the English goes from ${toCount(english.from)} to ${expected}, the Japanese from ${toCount(japanese.from)} to ${actual}`;
  return [reportDiagnostic('strike-disagrees', ja.side.place, message, en.side.place, { actual, expected })];
}

/** Old and new wording beside each other where a strike-through was lost. */
type RunTogether = Pick<Correction, 'found' | 'from' | 'to'>;

/** Number words as the rules write counts: `There are eleven twelve special actions`. */
const NUMBER_WORDS: readonly string[] = [...UNIT_WORDS, 'twenty'];
/** Words of which no two follow each other: numbers, finite verbs, articles; `symbols are is also` in the update of 2024-09-17. */
const RIVALS = [NUMBER_WORDS.join('|'), 'are|is|was|were', 'has|have', 'may|can|must', 'a|an|the'];
const RIVAL_PAIR = new RegExp(RIVALS.map((words) => `\\b(?:${words}) (?:${words})\\b(?!-)`).join('|'), 'gi');

/** `以下の1011個がある` in 116.2 of the same. */
const COUNTED = /(?<![\d.])\d{3,6}(?=個|つ|枚|点|人|回|種類|体|本|組|色)/g;
/** A run of one script beside a blank; what is taken keeps its half-width katakana. */
const RUN = `(?:[${HIRAGANA}]{1,8}|[${KATAKANA}ーｦ-ﾟ]{1,16}|[${KANJI}]{1,8})`;
/**
 * `色 マナ` in 107.4e of the same: Japanese has no blanks, at this one words were struck out or put in. Which, nothing here
 * says: the word before it may well stay.
 */
const BLANK = new RegExp(`${RUN}\\s${RUN}`, 'g');

/** What reads like old and new wording run together, in order. Takes the text of one language of a rule. */
function findRunTogether(text: string, lang: Lang): RunTogether[] {
  if (lang === 'en')
    return [...text.matchAll(RIVAL_PAIR)].flatMap(([found]) => {
      const [from = '', to = ''] = found.split(' ');
      return from.toLowerCase() === to || to !== to.toLowerCase() ? [] : [{ found, from, to }];
    });
  const counted = [...text.matchAll(COUNTED)].flatMap(([digits]) => splitDigits(digits) ?? []);
  const [blank, ...moreBlanks] = [...text.matchAll(BLANK)];
  const isOnly = blank !== undefined && moreBlanks.length === 0;
  return [...counted, ...(isOnly ? [{ found: blank[0], from: '', to: '' }] : [])];
}

/** `1011` → 10, 11: two numbers that follow each other. */
function splitDigits(found: string): RunTogether | undefined {
  for (let at = 1; at < found.length; at++) {
    const [from, to] = [found.slice(0, at), found.slice(at)];
    if (!to.startsWith('0') && Math.abs(Number(from) - Number(to)) === 1) return { found, from, to };
  }
  return undefined;
}

/** What a number or a number word counts; undefined for any other word. */
function toCount(word: string): number | undefined {
  const count = /^\d{1,3}$/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word.toLowerCase());
  return count < 0 ? undefined : count;
}

/**
 * What an update's text has and the edition's own text has not: words whose strike-through was lost, with the words that
 * took their place; nothing where the edition’s is not known. `ships are` beside `ship is` gives ships are → ship is. Words that only the edition has are no
 * strike-through.
 */
function findEditionStrikes(text: string, edition: string): RunTogether[] {
  if (edition === '') return [];
  const changes = diffArrays(toTokens(text), toTokens(edition));
  const common = changes.flatMap(({ added, removed, value }) => (added || removed ? [] : value)).join('');
  if (common.length < edition.trim().length * THRESHOLDS.sameWording) return [];
  const runs: RunTogether[] = [];
  let at = 0;
  for (const [index, { value, added, removed }] of changes.entries()) {
    if (added) continue;
    const printed = value.join('');
    if (removed && HAS_WORDS.test(printed)) {
      const beside = [changes[index + 1], changes[index - 1]].find((change) => change?.added);
      const from = at + printed.length - printed.trimStart().length;
      runs.push(toRun(text, from, printed.trim(), beside?.value.join('').trim() ?? ''));
    }
    at += printed.length;
  }
  return runs;
}

/** Signs alone are another way to write: quotes, dashes. */
const HAS_WORDS = /[\p{L}\p{N}{]/u;
const SENTENCE = /^\p{Lu}.*[.][”"’)]*$/su;

/** Words struck out with as much behind them as finds their place; where none came in, at least a word unless they are a sentence. */
function toRun(text: string, start: number, from: string, to: string): RunTogether {
  let after = '';
  const mayEnd = () => to !== '' || SENTENCE.test(from) || HAS_WORDS.test(after);
  for (const token of toTokens(text.slice(start + from.length))) {
    if (mayEnd() && text.indexOf(from + after) === start && after.trimEnd() === after) break;
    after += token;
  }
  return to === ''
    ? { found: from + after, from, to }
    : { found: from + after, from: from + after, to: to + after };
}

function toTokens(text: string): string[] {
  return text.match(/[\p{L}\p{N}’']+|\s+|\{[^{}\s]*\}|./gsu) ?? [];
}
