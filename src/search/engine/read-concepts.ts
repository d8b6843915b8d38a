import { isHiragana, isJapanese } from '../fold/script.ts';
import { stemWord } from '../fold/stem-word.ts';
import { isStopWord } from '../fold/word-stems.ts';
import { matchWholeNames, type Scores } from './match-names.ts';
import type { Resources } from './resources.ts';
import { SCORES } from './scores.ts';
import { createTermUses, keepMoreUses, type TermUses } from './term-uses.ts';
import type { Variant } from './text-index.ts';

/** One thing a query asks for, with all ways to say it and where the book says it. */
export interface Concept {
  /** The words of the query it is. */
  words: readonly string[];
  /** Documents with this very name. */
  named: Scores;
  uses: TermUses;
  /** The ways searched for and, in the other language, the names it has; for highlighting. */
  marks: readonly Variant[];
}

/** A name said in fewer texts than this is searched for by its other names as well: `converted mana cost`. */
const RARE = 4;

/** A name of the book has at most so many words in a query. */
const NAME_WORDS = 6;

/** The concepts of a query's words: the longest names first, then single words; what is nowhere stays, without uses. */
export function readConcepts(words: readonly string[], resources: Resources): Concept[] {
  const concepts: Concept[] = [];
  const content = words.some((word) => !isStopWord(word)) ? words.filter((word) => !isStopWord(word)) : words;
  for (let at = 0; at < content.length; ) {
    const name = findNameAt(content, at, resources);
    const end = name?.end ?? at + 1;
    concepts.push(...toConcepts(content.slice(at, end), name?.named ?? new Map(), resources));
    at = end;
  }
  return concepts;
}

function findNameAt(
  words: readonly string[],
  at: number,
  { nameIndex, docs }: Resources,
): { end: number; named: Scores } | undefined {
  for (let end = Math.min(words.length, at + NAME_WORDS); end > at; end--) {
    const named = matchWholeNames(words.slice(at, end).join(' '), nameIndex, docs);
    // A nickname of several words would hide its words: `zero toughness` in `zero toughness creature dies`.
    const isNickname = Math.max(0, ...named.values()) < SCORES.exactOtherName;
    if (named.size > 0 && (end === at + 1 || !isNickname)) return { end, named };
  }
  return undefined;
}

function toConcepts(words: readonly string[], named: Scores, resources: Resources): Concept[] {
  const concept = toConcept(words, named, resources);
  const word = words[0] ?? '';
  if (concept.uses.size > 0 || named.size > 0 || words.length > 1 || !isJapanese(word[0] ?? ''))
    return [concept];
  const pieces = splitJapanese(word, resources);
  return pieces.length > 1 || (pieces[0] ?? word) !== word ? readPieces(pieces, resources) : [concept];
}

function readPieces(pieces: readonly string[], resources: Resources): Concept[] {
  return pieces.map((piece) =>
    toConcept([piece], matchWholeNames(piece, resources.nameIndex, resources.docs), resources),
  );
}

function toConcept(words: readonly string[], named: Scores, resources: Resources): Concept {
  const variants = collectVariants(words, named, resources);
  const [first, ...rest] = variants.map((variant) => resources.text?.findUses(variant));
  const uses = first ?? createTermUses(resources.docs.list.length);
  for (const others of rest) if (others) keepMoreUses(uses, others);
  return { words, named, uses, marks: [...variants, ...resources.namesOf(named).map(toVariant)] };
}

/** The words themselves, then what the names they match are called, then synonyms and words with this reading. */
function collectVariants(words: readonly string[], named: Scores, resources: Resources): Variant[] {
  const text = words.join(' ');
  const variants: Variant[] = [toVariant(text)];
  const isWritten = !isJapanese(text[0] ?? '') && resources.text?.has('en') === true;
  const vocabulary = resources.text?.vocabulary;
  const isKnown = isWritten && words.every((word) => vocabulary?.has(stemWord(word)));
  const isRare = words.length > 1 && (resources.text?.findUses(toVariant(text)).size ?? 0) < RARE;
  if (!isKnown || isRare) for (const name of resources.namesOf(named)) variants.push(toVariant(name));
  for (const other of resources.synonymsOf(text)) variants.push(toVariant(other));
  if (words.length === 1 && named.size === 0 && (isHiragana(text) || !isKnown))
    for (const word of resources.readings.findWords(text)) variants.push(toVariant(word));
  if (words.length === 1 && isWritten && !isKnown && /^[a-z]{3,}$/.test(text))
    for (const stem of resources.completeStem(text)) variants.push({ lang: 'en', parts: [stem] });
  return variants;
}

function toVariant(folded: string): Variant {
  if (isJapanese(folded.replace(/^\d+/, '')[0] ?? '')) return { lang: 'ja', parts: [folded] };
  const words = folded.split(' ');
  const content = words.filter((word) => !isStopWord(word));
  return { lang: 'en', parts: (content.length > 0 ? content : words).map(stemWord) };
}

/** A run of Japanese that the text does not have, cut into names and words that it has; particles are left out. */
function splitJapanese(run: string, { nameIndex, readings }: Resources): string[] {
  const pieces: string[] = [];
  let rest = '';
  const flush = () => {
    pieces.push(...(rest.match(/[㐀-鿿々][㐀-鿿々ー]*|[ぁ-ゖー]{4,}/g) ?? []));
    rest = '';
  };
  for (let at = 0; at < run.length; ) {
    let end = Math.min(run.length, at + 16);
    while (end > at + 1 && !isKnownPiece(run.slice(at, end))) end--;
    if (end > at + 1) {
      flush();
      pieces.push(run.slice(at, end));
      at = end;
    } else rest += run[at++];
  }
  flush();
  return pieces;

  function isKnownPiece(piece: string): boolean {
    if (piece.length < 2) return false;
    return nameIndex.byKey.has(piece) ? piece.length > 2 || !isHiragana(piece) : readings.hasWord(piece);
  }
}
