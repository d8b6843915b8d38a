import type { CardName } from '../../model/records/kept-card.ts';
import { countEdits } from '../../model/text/count-edits.ts';
import { toLooseKey, toShard } from '../../model/text/loose-key.ts';
import { isJapanese, scriptOf } from '../../model/text/script.ts';
import { matchWholeNames } from '../search/engine/match-names.ts';
import type { NameResources } from '../search/engine/name-resources.ts';
import { foldText, toNameKey } from '../search/fold/fold-text.ts';
import { toPhoneticKey } from '../search/fold/phonetic-key.ts';
import { isStopWord, stemWord } from '../search/fold/stem-word.ts';
import { type CardSource, listTails, toBeginning } from './card-source.ts';
import type { NeededRule } from './relate-card.ts';

/** A place of a question where the name of a card may begin. */
interface Start {
  at: number;
  /** The question from there on, cut after each word: the longest first. */
  texts: readonly string[];
  /** Between 《 and 》, with a capital inside a sentence, or as any word. */
  writing: 'marked' | 'capital' | 'plain';
}

const PLACES =
  /《(?<name>[^《》]+)》|[\p{Script=Han}々]+|\p{Script=Katakana}[\p{Script=Katakana}ー・]*|[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}'’-]*/gu;

const WRITINGS: readonly Start['writing'][] = ['marked', 'capital', 'plain'];
/** What may follow a name that ends in hiragana. */
const PARTICLES = new Set('はがをにのとでもへや');

/** Files of names asked for by one question. */
const MOST_FILES = 12;
/** The words, and the Japanese signs, of a name at most. */
const MOST_WORDS = 9;
const MOST_SIGNS = 24;
/** Fewest characters of a Japanese name: a shorter one may be a word of the sentence. */
const LEAST_SIGNS = 3;

/** The cards that a question names, in its order, each with what it is called. Rejects where the names cannot be had. */
export async function findCardsInQuestion(question: string, source: CardSource, resources: NameResources) {
  const starts = listStarts(question);
  const files = new Map<string, Map<string, CardName>>();
  for (const { texts } of starts.toSorted(
    (a, b) => WRITINGS.indexOf(a.writing) - WRITINGS.indexOf(b.writing),
  )) {
    const file = fileOf(texts[0] ?? '');
    if (files.size < MOST_FILES && !files.has(file)) files.set(file, new Map());
  }
  await Promise.all(
    [...files].map(async ([file, byKey]) => {
      for (const card of await source.readNames(file))
        for (const key of listSpoken(card)) if (!byKey.has(key)) byKey.set(key, card);
    }),
  );
  const named = new Map<string, CardName>();
  let end = 0;
  for (const { texts, at, writing } of starts) {
    if (at < end) continue;
    const cardOf = (text: string) => files.get(fileOf(text))?.get(toLooseKey(text));
    const text = texts.find((each) => cardOf(each) && !isWord(each, writing, resources));
    const card = text && cardOf(text);
    if (!card) continue;
    end = at + text.length;
    named.set(text, card);
  }
  return Promise.all(
    [...named].map(async ([typed, card]) => {
      const needs = await source.readRules(card.name);
      const rules = needs.toSorted((a, b) => ORDER[a.by] - ORDER[b.by]).map(({ number }) => number);
      return { typed, card, rules };
    }),
  );
}

/** What the card is first: its keywords, then its text; what kind of card it is says the least. */
const ORDER = { keyword: 0, text: 1, ruling: 2, type: 3 } as const satisfies Record<NeededRule['by'], number>;

const fileOf = (text: string): string => toShard(toBeginning(toLooseKey(text)));

/** Where names may begin: at each word, at each change of script, at each 《. */
function listStarts(question: string): Start[] {
  const starts: Start[] = [];
  for (const { index, 0: text, groups } of question.matchAll(PLACES)) {
    if (groups?.['name']) starts.push({ at: index + 1, texts: [groups['name']], writing: 'marked' });
    else if (isJapanese(text))
      starts.push({ at: index, texts: cutSigns(question.slice(index)), writing: 'plain' });
    else if (/^\p{Lu}/u.test(text) || !isStopWord(text))
      starts.push({
        at: index,
        texts: cutWords(question.slice(index)),
        writing: /^\p{Lu}/u.test(text) && index > 0 ? 'capital' : 'plain',
      });
  }
  return starts;
}

/** Longest first: the next words, each without what ends a sentence or makes it a possessive. */
function cutWords(text: string): string[] {
  const ends = [...text.matchAll(/[\p{L}\p{N}](?=['’]s(?![\p{L}\p{N}])|[^\p{L}\p{N}'’]|$)/gu)];
  return ends
    .slice(0, MOST_WORDS)
    .map(({ index }) => text.slice(0, index + 1))
    .reverse();
}

/** Longest first: the next signs, up to where a word may end: not inside kanji, katakana or an inflection. */
function cutSigns(text: string): string[] {
  const [run = ''] =
    /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー、・\uff1d=]+/u.exec(text) ?? [];
  const signs = [...run].slice(0, MOST_SIGNS + 1);
  const isEnd = (at: number) =>
    scriptOf(signs[at]) !== scriptOf(signs[at - 1]) || PARTICLES.has(signs[at] ?? '');
  const ends = signs
    .map((_, at) => at + 1)
    .filter((at) => at >= LEAST_SIGNS && at <= MOST_SIGNS && isEnd(at));
  return ends.reverse().map((at) => signs.slice(0, at).join(''));
}

/** What a card is called: its names, and the name alone of whom a title tells more: `Urza` for `Urza, Lord High Artificer`. */
function listSpoken(card: CardName): string[] {
  const [title = '', own] = (card.ja ?? '').split('、');
  const short = [card.name.split(',')[0], own ?? title];
  return [...toKeys(card), ...short.map((name = '') => toLooseKey(name)).filter((key) => key !== '')];
}

/** Whether a text means something of the book where it is not marked as a name: flash, counter, Two-Headed Giant. */
function isWord(
  text: string,
  writing: Start['writing'],
  { nameIndex, docs, hasStem }: NameResources,
): boolean {
  if (writing === 'marked') return false;
  const begun = nameIndex.findByPrefix(toNameKey(text)).some(({ kind }) => kind !== 'alias');
  if (begun || matchWholeNames(text, nameIndex, docs).size > 0) return true;
  const folded = foldText(text);
  return writing === 'plain' && !folded.includes(' ') && hasStem(stemWord(folded));
}

/** Words of a query whose files are asked for. */
const MOST_BEGINNINGS = 4;
/** So many letters of a name may be one edit off. */
const LETTERS_AN_EDIT = 5;

/** The beginnings of names that what is typed may be a part of, or a slip for. */
export function listTypedBeginnings(typed: string): string[] {
  const isLetter = (key: string) => key === '' || /^[\p{Script=Latin}\p{N}]$/u.test(key);
  if (isLetter(toLooseKey(typed))) return [];
  const keys = [...listTails(typed).map(toLooseKey), toPhoneticKey(typed) ?? ''];
  return [...new Set(keys.filter((key) => !isLetter(key)).map(toBeginning))].slice(0, MOST_BEGINNINGS);
}

/** The cards that what is typed names: whole, from the beginning, from a word on, somewhere, or with slips; the best first. */
export function findNamedCards(typed: string, names: Iterable<CardName>, most: number): CardName[] {
  const asked = { key: toLooseKey(typed), sound: toPhoneticKey(typed) };
  const found = new Map<string, { card: CardName; rung: number }>();
  for (const card of names) {
    const rung = Math.min(
      ...toKeys(card).map((key) => toRung(asked.key, key)),
      toSoundRung(asked.sound, card),
    );
    if (rung < Infinity && !found.has(card.name)) found.set(card.name, { card, rung });
  }
  return [...found.values()]
    .sort((a, b) => a.rung - b.rung)
    .slice(0, most)
    .map(({ card }) => card);
}

/** The names of a card in their loose spelling: of all faces, and of each. */
function toKeys({ name, ja = '' }: CardName): string[] {
  const all = [name, ja].flatMap((each) => [each, ...each.split(' // ')]);
  return [...new Set(all.map(toLooseKey))].filter((key) => key !== '');
}

const RUNGS = { whole: 0, beginning: 1, inside: 2, slip: 3 } as const;

function toRung(asked: string, key: string): number {
  const limit = Math.floor(asked.length / LETTERS_AN_EDIT);
  // A name not typed to its end may have slips too.
  const isSlip = () =>
    limit > 0 && [key, key.slice(0, asked.length)].some((each) => countEdits(asked, each, limit) <= limit);
  const rung = toPartRung(asked, key);
  return rung === Infinity && isSlip() ? RUNGS.slip : rung;
}

function toPartRung(asked: string, key: string): number {
  if (asked === '') return Infinity;
  if (key === asked) return RUNGS.whole;
  if (key.startsWith(asked)) return RUNGS.beginning;
  return key.includes(asked) ? RUNGS.inside : Infinity;
}

function toSoundRung(asked: string | undefined, { reading }: CardName): number {
  const sound = asked && reading && toPhoneticKey(reading.replaceAll(/[^\p{L}]/gu, ''));
  return asked && sound ? toPartRung(asked, sound) : Infinity;
}
