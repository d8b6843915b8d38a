import { diffArrays } from 'diff';
import type { Lang } from '../../../model/records/lang.ts';
import { HIRAGANA, KANJI, KATAKANA } from '../../../model/text/character-classes.ts';
import { UNIT_WORDS } from '../../../model/text/number-words.ts';
import { THRESHOLDS } from '../../thresholds.ts';

/** Old and new wording that stand side by side where a strike-through was lost. */
export interface RunTogether {
  found: string;
  from: string;
  to: string;
  /** Both wordings as numbers, where they count something. */
  counts?: { from: number; to: number };
}

/** Number words as the rules write counts: `There are eleven twelve special actions`. */
export const NUMBER_WORDS: readonly string[] = [...UNIT_WORDS, 'twenty'];

const WORD = NUMBER_WORDS.join('|');
const COUNT_PAIR = new RegExp(`\\b(${WORD}) (${WORD})\\b(?!-)`, 'gi');
/** Two finite verbs or two articles with nothing between: `symbols are is also` in 107.4e of the 2024-09-17 update. */
const RIVALS = ['are|is|was|were', 'has|have', 'may|can|must', 'a|an|the'];
const WORD_PAIR = new RegExp(
  RIVALS.map((words) => `\\b(?:${words}) (?:${words})\\b(?=\\s[a-z])`).join('|'),
  'g',
);

/** `以下の1011個がある` in 116.2 of the 2024-09-17 update. */
const COUNTED = /(?<![\d.])(\d{2,6})(?=個|つ|枚|点|人|回|種類|体|本|組|色)/g;
/** What is taken keeps its half-width katakana. */
const ALL_KATAKANA = `${KATAKANA}ーｦ-ﾟ`;
/** A run of one script beside a blank. */
const RUN = `(?:[${HIRAGANA}]{1,8}|[${ALL_KATAKANA}]{1,16}|[${KANJI}]{1,8})`;
/**
 * `色 マナ` in 107.4e of the same: Japanese has no blanks, at this one words were struck out or put in. Which, nothing here
 * tells: the word before it may well stay.
 */
const BLANK = new RegExp(`${RUN}\\s${RUN}`, 'g');
/** What reads like old and new wording run together, in order. Takes the text of one language of a rule. */
export function findRunTogether(text: string, lang: Lang): RunTogether[] {
  return lang === 'en' ? findEnglish(text) : findJapanese(text);
}

function findEnglish(text: string): RunTogether[] {
  const found: RunTogether[] = [];
  for (const [pair, from = '', to = ''] of text.matchAll(COUNT_PAIR)) {
    const counts = { from: countOf(from), to: countOf(to) };
    if (counts.from !== counts.to) found.push({ found: pair, from, to, counts });
  }
  for (const [pair] of text.matchAll(WORD_PAIR)) {
    const [from = '', to = ''] = pair.split(' ');
    if (from !== to) found.push({ found: pair, from, to });
  }
  return found;
}

function findJapanese(text: string): RunTogether[] {
  const found: RunTogether[] = [];
  for (const [, digits = ''] of text.matchAll(COUNTED)) {
    const halves = splitDigits(digits);
    if (halves)
      found.push({ found: digits, ...halves, counts: { from: Number(halves.from), to: Number(halves.to) } });
  }
  const [blank, ...moreBlanks] = text.matchAll(BLANK);
  if (blank && moreBlanks.length === 0) found.push({ found: blank[0], from: '', to: '' });
  return found;
}

/** `1011` → 10, 11: two numbers that follow each other; two digits only are an ordinary number (`12個`). */
function splitDigits(digits: string): { from: string; to: string } | undefined {
  if (digits.length < 3) return undefined;
  for (let at = 1; at < digits.length; at++) {
    const from = digits.slice(0, at);
    const to = digits.slice(at);
    if (!to.startsWith('0') && Math.abs(Number(from) - Number(to)) === 1) return { from, to };
  }
  return undefined;
}

function countOf(word: string): number {
  return NUMBER_WORDS.indexOf(word.toLowerCase());
}

const SENTENCE = /^\p{Lu}.*[.][”"’)]*$/su;

/**
 * What an update's text has and the edition's own text has not: words whose strike-through was lost, with the words that
 * took their place. `symbols are is also` beside `symbol is also` gives symbols are → symbol. Words that only the edition
 * has are no strike-through.
 */
export function findEditionStrikes(text: string, edition: string): RunTogether[] {
  const changes = diffArrays(toTokens(text), toTokens(edition));
  const common = changes
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.join('').length, 0);
  if (common < edition.trim().length * THRESHOLDS.sameWording) return [];
  const runs: RunTogether[] = [];
  let at = 0;
  for (const [index, { value, added, removed }] of changes.entries()) {
    if (added) continue;
    const from = value.join('');
    if (removed && from.trim() !== '' && !isLookAlike(from)) {
      const beside = [changes[index + 1], changes[index - 1]].find((change) => change?.added);
      const to = beside?.value.join('').trim() ?? '';
      runs.push(toRun(text, at, from, to));
    }
    at += from.length;
  }
  return runs;
}

/**
 * The run as it is told: words struck out are before the rival that stays (`are is`, are → is), whole sentences alone; more
 * of what follows is found with them until the place is the only one of its words.
 */
function toRun(text: string, start: number, printed: string, to: string): RunTogether {
  const begin = start + (printed.length - printed.trimStart().length);
  const from = printed.trim();
  const isSentence = SENTENCE.test(from);
  let after = '';
  for (const token of toTokens(text.slice(begin + from.length))) {
    const isTold = to !== '' || isSentence || !isLookAlike(after);
    if (isTold && text.indexOf(from + after) === begin && !/\s$/.test(after)) break;
    after += token;
  }
  const found = from + after;
  if (to !== '') return { found, from: found, to: to + after };
  const [rivals] = findRunTogether(text.slice(begin), 'en').filter((run) => run.found === found);
  return rivals ?? { found, from, to: '' };
}

function toTokens(text: string): string[] {
  return text.match(/[\p{L}\p{N}’']+|\s+|\{[^{}\s]*\}|./gsu) ?? [];
}

/** Signs alone are another way to write: quotes, dashes. */
function isLookAlike(text: string): boolean {
  return !/[\p{L}\p{N}{]/u.test(text);
}
