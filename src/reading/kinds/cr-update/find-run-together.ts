import { diffArrays } from 'diff';
import type { Lang } from '../../../model/records/lang.ts';
import type { Correction } from '../../../model/records/rule.ts';
import { HIRAGANA, KANJI, KATAKANA } from '../../../model/text/character-classes.ts';
import { UNIT_WORDS } from '../../../model/text/number-words.ts';
import { THRESHOLDS } from '../../thresholds.ts';

/** Old and new wording beside each other where a strike-through was lost. */
export type RunTogether = Pick<Correction, 'found' | 'from' | 'to'>;

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
export function findRunTogether(text: string, lang: Lang): RunTogether[] {
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
export function toCount(word: string): number | undefined {
  const count = /^\d{1,3}$/.test(word) ? Number(word) : NUMBER_WORDS.indexOf(word.toLowerCase());
  return count < 0 ? undefined : count;
}

/**
 * What an update's text has and the edition's own text has not: words whose strike-through was lost, with the words that
 * took their place; nothing where the edition’s is not known. `ships are` beside `ship is` gives ships are → ship is. Words that only the edition has are no
 * strike-through.
 */
export function findEditionStrikes(text: string, edition: string): RunTogether[] {
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
