import { isHiragana } from '../../../model/text/kana.ts';
import { isFillerWord } from '../fold/japanese-words.ts';
import { isFiller, isStopWord, stemWord } from '../fold/stem-word.ts';
import type { QueryWord } from '../query/parse-query.ts';
import type { Resources, Said } from './engine.ts';
import { keepBest, matchWholeNames, type Scores } from './match-names.ts';
import { isJapaneseWord, toVariant, type Variant } from './text-index.ts';
import { LIMITS, WEIGHTS } from './weights.ts';
import { toPhraseKey } from './word-table.ts';

/** One way to say a concept, with where the book says it. */
export interface Way extends Said {
  variant: Variant;
  /** How sure it is that it is meant, 1 for what was typed, less where it is commoner than the rarest way. */
  strength: number;
}

/** Words of a query that are one thing, with the documents of this name. */
interface Part {
  words: readonly string[];
  named: Scores;
  /** The whole query: its last word may not be typed to its end. */
  isAlone?: boolean;
}

/** One thing a query asks for, with all ways to say it and where the book says it. */
export type Concept = ReturnType<typeof toConcept>;

/** The concepts of a query's words: the longest names first, then single words; what is nowhere stays, without uses. */
export function readConcepts(words: readonly QueryWord[], resources: Resources): Concept[] {
  const isAlone = words.length === 1;
  const saysNothing = ({ text }: QueryWord) => isStopWord(text) || isFiller(text) || isFillerWord(text);
  const isBare = words.every(saysNothing);
  const concepts = new Map<string, Concept>();
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    const found = word.isCard ? undefined : findNameAt(words, at, resources);
    const end = found?.end ?? at + 1;
    const texts = words.slice(at, end).map(({ text }) => text);
    const read = word.isCard
      ? readCard(word, isAlone, resources)
      : found || isBare || !saysNothing(word)
        ? readWords({ words: texts, named: found?.named ?? new Map(), isAlone }, word, resources)
        : [];
    // Who says a word twice does not ask for it twice.
    for (const concept of read) {
      const key = concept.words.join(' ');
      if (!concepts.has(key)) concepts.set(key, concept);
    }
    at = end;
  }
  return [...concepts.values()];
}

/** The name or phrase of the table that begins at a word: the longest, names first. */
function findNameAt(
  words: readonly QueryWord[],
  at: number,
  { nameIndex, docs, words: table }: Resources,
): { end: number; named: Scores } | undefined {
  const texts = words.slice(at, at + LIMITS.nameWords).map(({ text }) => text);
  if (isStopWord(texts[0] ?? '') && texts.length === 1) return undefined;
  for (let count = texts.length; count > 0; count--) {
    const part = texts.slice(0, count);
    // A name does not begin or end with a word that says nothing, and a single such word is no name.
    const isFramed = !isStopWord(part[0] ?? '') && !isStopWord(part.at(-1) ?? '');
    const named: Scores = isFramed ? matchWholeNames(part.join(' '), nameIndex, docs) : new Map();
    // A nickname of several words would hide its words: `zero toughness` in `zero toughness creature dies`.
    const isNickname = Math.max(0, ...named.values()) < WEIGHTS.exactOtherName;
    if (named.size > 0 && (count === 1 || !isNickname)) return { end: at + count, named };
    if (count > 1 && table.likeEnglish(toPhraseKey(part)).length > 0)
      return { end: at + count, named: new Map() };
  }
  return undefined;
}

/** A name or words as one concept; Japanese that is neither a name nor known is cut into words. */
function readWords(part: Part, word: QueryWord, resources: Resources): Concept[] {
  const { nameIndex, docs, cutJapanese } = resources;
  const { words, named, isAlone } = part;
  const isCuttable = words.length === 1 && named.size === 0 && isJapaneseWord(word.text);
  const isSentence = isCuttable && word.text.length >= LIMITS.sentenceLength;
  const concept = isSentence ? undefined : toConcept(part, resources);
  if (concept && (concept.isKnown || !isCuttable)) return [concept];
  const pieces = cutJapanese(word);
  if (concept && pieces.length === (isAlone ? 0 : 1) && (pieces[0] ?? word.text) === word.text)
    return [concept];
  return pieces.map((text) =>
    toConcept({ words: [text], named: matchWholeNames(text, nameIndex, docs) }, resources),
  );
}

/** A card stands for what it needs: an ability that few rules tell of before what every card has. */
function readCard({ text: name, rules }: QueryWord, isAlone: boolean, resources: Resources): Concept[] {
  const { docs, text } = resources;
  const named = matchWholeNames(name, resources.nameIndex, docs);
  const part = { words: [name], named };
  if (!rules) return named.size > 0 || isAlone ? [toConcept(part, resources)] : [];
  const needed = rules.flatMap((number) => docs.find(number) ?? []);
  const rarities = needed.map(({ index }) => {
    const names = resources.namesOf(new Map([[index, 1]])).map(toVariant);
    const uses = names.map((each) => text?.findUses(each).docs ?? []);
    return measureRarity(countUnion(uses), 0, resources);
  });
  const rarest = Math.max(...rarities);
  for (const [place, { index }] of needed.entries()) {
    const score = (WEIGHTS.seeRule * (rarities[place] ?? 0)) / rarest;
    keepBest(named, index, score);
    for (const below of docs.below(index)) keepBest(named, below, score * WEIGHTS.belowNeeded);
  }
  return [toConcept(part, resources, true)];
}

/**
 * A way counts the less the commoner it is beside the rarest. A concept weighs half as its rarest way and half as all ways
 * together; what a card needs weighs as the rarest alone.
 */
function toConcept(part: Part, resources: Resources, isNeeded = false) {
  const { words, named } = part;
  const found = collectWays(part, resources, isNeeded ? Infinity : LIMITS.names);
  const rarities = found.map(({ uses, items }) => measureRarity(uses.docs.length, items.length, resources));
  const rarest = found.length > 0 ? Math.max(...rarities) : measureRarity(0, 0, resources);
  const sharpness = isNeeded ? LIMITS.cardSharpness : LIMITS.sharpness;
  const inDocs = countUnion(found.map(({ uses }) => uses.docs));
  const inItems = countUnion(found.map(({ items }) => items));
  return {
    words,
    /** Documents with this very name; of a card what it needs. */
    named,
    /** The surest first. */
    ways: found.map((way, place) => ({
      ...way,
      strength: way.strength * ((rarities[place] ?? 0) / rarest) ** sharpness,
    })),
    /** How much it tells: the fewer rules and questions say it, the more. */
    weight: isNeeded ? rarest : (measureRarity(inDocs, inItems, resources) + rarest) / 2,
    /** Whether a document or a question says it in any way. */
    isKnown: found.length > 0 || named.size > 0,
    /** The ways searched for and, in the other language, the names it has; for highlighting. */
    marks: listMarks(words, found, resources),
  };
}

/** BM25's inverse frequency, of rules or of questions, whichever say it oftener. */
function measureRarity(docs: number, items: number, resources: Resources): number {
  return -Math.log(
    Math.max((docs + 0.5) / (resources.docs.list.length + 1), items / (resources.questions.size + 1)),
  );
}

function countUnion(lists: readonly (readonly number[])[]): number {
  return lists.length > 1 ? new Set(lists.flat()).size : (lists[0]?.length ?? 0);
}

/** What is marked: what was searched for, and the names of what bears the very name; a nickname's target is another word. */
function listMarks(words: readonly string[], ways: readonly Way[], resources: Resources): Variant[] {
  const text = words.join(' ');
  const borne = matchWholeNames(text, resources.nameIndex, resources.docs, ({ kind }) => kind !== 'alias');
  const said = ways
    .map(({ variant }) => variant)
    .filter(({ lang, parts: [piece = ''] }) => {
      const isSingle = lang === 'ja' && piece.length < 2;
      return !isSingle || piece === text;
    });
  return [...said, ...resources.namesOf(borne).map(toVariant)];
}

/** The words themselves, then what the names they match are called, then words like them and words with this reading. */
function collectWays({ words, named, isAlone }: Part, resources: Resources, names: number): Way[] {
  const { text: index, words: table } = resources;
  if (!index) return [];
  const text = words.join(' ');
  const ways = new Map<string, Way>();
  const add = (variant: Variant, strength: number) => {
    const key = `${variant.lang} ${variant.parts.join(' ')}`;
    if (ways.has(key) || variant.parts.length === 0) return;
    ways.set(key, { variant, strength, ...findSaid(key, variant, resources) });
  };
  add(toVariant(text), 1);
  const own = [...ways.values()][0]?.uses.docs.length ?? 0;
  const isWritten = !isJapaneseWord(text) && index.has('en');
  const isKnown = isWritten && words.every((word) => resources.hasStem(stemWord(word)));
  if (!isKnown || (words.length > 1 && own < LIMITS.rareName))
    for (const name of resources.namesOf(named, names)) add(toVariant(name), WEIGHTS.otherName);
  const like = isWritten ? table.likeEnglish(toPhraseKey(words)) : table.likeJapanese(text);
  for (const variant of like) add(variant, WEIGHTS.likeWord);
  if (words.length === 1 && named.size === 0 && (isHiragana(text) || !isKnown))
    for (const word of table.findRead(text)) add(toVariant(word), 1);
  // A word of a sentence is typed to its end.
  if (isAlone && isWritten && !isKnown && /^[a-z]{3,}$/.test(text))
    for (const stem of [...index.vocabulary.keys()]
      .filter((each) => each.startsWith(text))
      .slice(0, LIMITS.completions))
      add({ lang: 'en', parts: [stem] }, 1);
  return [...ways.values()].filter(({ uses, items }) => uses.docs.length > 0 || items.length > 0);
}

/** Where a variant is said, found once for all keys that are pressed while it stands in the query. */
function findSaid(key: string, variant: Variant, { text, questions, said }: Resources): Said {
  const known = said.get(key);
  if (known) return known;
  const items = questions.findItems(variant);
  const uses = text?.findUses(variant) ?? { docs: [], counts: [], heads: [] };
  const found = { uses, items, asked: questions.listAsked(items) };
  if (said.size >= LIMITS.keptVariants) said.clear();
  said.set(key, found);
  return found;
}
