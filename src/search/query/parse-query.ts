import { readTypedNumber, type TypedNumber } from '../../records/read-typed-number.ts';
import { foldText } from '../fold/fold-text.ts';
import { splitWords } from '../fold/split-words.ts';

/** A query taken apart. */
export interface Query {
  /** As typed, trimmed. */
  typed: string;
  /** Folded, without quotes. */
  folded: string;
  number?: TypedNumber;
  /** Folded text in quotes, which has to stand as it is. */
  phrases: string[];
  /** What white space and a change of script part, each folded, in order. */
  words: string[];
}

const QUOTED = /"([^"]+)"|“([^”]+)”|„([^“”]+)[“”]|『([^』]+)』/g;

/** Takes a query apart; never fails. */
export function parseQuery(typed: string): Query {
  const trimmed = typed.trim().slice(0, 400);
  const number = readTypedNumber(trimmed);
  const phrases = [...trimmed.matchAll(QUOTED)]
    .map((match) => foldText(match.slice(1).find((text) => text !== undefined) ?? ''))
    .filter((phrase) => phrase !== '');
  const query: Query = {
    typed: trimmed,
    folded: foldText(trimmed),
    phrases,
    words: trimmed.split(/\s+/).flatMap((part) => splitWords(foldText(part))),
  };
  return number ? { ...query, number } : query;
}
