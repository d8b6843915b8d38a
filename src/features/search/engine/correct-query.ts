import { isStopWord, stemWord } from '../fold/stem-word.ts';
import type { Query } from '../query/parse-query.ts';
import type { Corrector } from './create-corrector.ts';
import { matchWholeNames } from './match-names.ts';
import type { Resources } from './resources.ts';

/** Nothing longer is a name with a typing error. */
const NAME_WORDS = 6;
const NAME_LENGTH = 40;

/**
 * What the reader may have meant to type: a name near the whole query, else the query with its unknown words mended.
 * Where texts answer the query as it is, only a name that it misses by a letter.
 */
export function correctQuery(
  query: Query,
  resources: Resources,
  corrector: Corrector,
  isAnswered: boolean,
): string | undefined {
  const isOneWord = query.words.length === 1;
  if (isAnswered && isOneWord) return undefined;
  const isSentence = query.words.length > NAME_WORDS || query.folded.length > NAME_LENGTH;
  const name = isSentence ? undefined : corrector.correctName(query.typed, isAnswered ? 1 : 2);
  if (name || isAnswered) return name;
  if (isOneWord) return query.words[0] && mendWord(query.words[0].text, resources, corrector);
  let mended = false;
  const words = query.words.map(({ text: word }) => {
    const better = mendWord(word, resources, corrector);
    if (better) mended = true;
    return better ?? word;
  });
  return mended ? words.join(' ') : undefined;
}

function mendWord(word: string, resources: Resources, corrector: Corrector): string | undefined {
  if (!/^[a-z]{4,}$/.test(word) || isStopWord(word)) return undefined;
  if (resources.text?.vocabulary.has(stemWord(word))) return undefined;
  if (matchWholeNames(word, resources.nameIndex, resources.docs).size > 0) return undefined;
  return corrector.correctWord(word) ?? corrector.correctName(word, 2);
}
