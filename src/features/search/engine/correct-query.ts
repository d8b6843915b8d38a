import { isFiller, isStopWord, stemWord } from '../fold/stem-word.ts';
import type { Query } from '../query/parse-query.ts';
import { countEdits } from './count-edits.ts';
import type { Corrector } from './create-corrector.ts';
import { matchWholeNames } from './match-names.ts';
import type { Resources } from './resources.ts';

/** Nothing longer is a name with a typing error. */
const NAME_WORDS = 6;
const NAME_LENGTH = 40;
/** One letter wrong in a word of so many is a slip; a shorter word is another one: paris, parts. */
const SLIP_LENGTH = 6;

/** What to search for instead. */
export interface Mending {
  query: string;
  /** Only slips in words of a longer query were mended: what it finds is no guess for that. */
  isSure: boolean;
}

/**
 * What the reader may have meant to type: a name near the whole query, else the query with its unknown words mended.
 * Where texts answer the query as it is, only a name or words that it misses by a letter.
 */
export function correctQuery(
  query: Query,
  resources: Resources,
  corrector: Corrector,
  isAnswered: boolean,
): Mending | undefined {
  const isOneWord = query.words.length === 1;
  if (isAnswered && isOneWord) return undefined;
  const limit = isAnswered ? 1 : 2;
  const isSentence = query.words.length > NAME_WORDS || query.folded.length > NAME_LENGTH;
  const name = isSentence ? undefined : corrector.correctName(query.typed, limit);
  if (name) return { query: name, isSure: false };
  const mended = query.words.map(({ text, isCard }) =>
    isCard ? undefined : mendWord(text, resources, corrector, limit),
  );
  if (mended.every((word) => word === undefined)) return undefined;
  const isSlip = (word: string, better = word) =>
    word === better || (word.length >= SLIP_LENGTH && countEdits(word, better, 1) <= 1);
  return {
    query: query.words.map(({ text }, place) => mended[place] ?? text).join(' '),
    isSure: !isOneWord && query.words.every(({ text }, place) => isSlip(text, mended[place])),
  };
}

function mendWord(
  word: string,
  { text, questions, words, nameIndex, docs }: Resources,
  corrector: Corrector,
  limit: number,
): string | undefined {
  if (!/^[a-z]{4,}$/.test(word) || isStopWord(word) || isFiller(word)) return undefined;
  const stem = stemWord(word);
  const isAsked = questions.findItems({ lang: 'en', parts: [stem] }).length > 0;
  if (isAsked || text?.vocabulary.has(stem) || words.likeEnglish(stem).length > 0) return undefined;
  if (matchWholeNames(word, nameIndex, docs).size > 0) return undefined;
  return corrector.correctWord(word, limit) ?? corrector.correctName(word, limit);
}
