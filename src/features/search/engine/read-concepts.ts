import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { isHiragana } from '../../../model/text/kana.ts';
import { isJapanese } from '../../../model/text/script.ts';
import { isFillerWord } from '../fold/japanese-fillers.ts';
import { isFiller, isStopWord, stemWord } from '../fold/stem-word.ts';
import type { QueryWord } from '../query/parse-query.ts';
import { keepBest, matchWholeNames, type Scores } from './match-names.ts';
import type { Resources } from './resources.ts';
import type { TermUses } from './term-uses.ts';
import { toVariant, type Variant } from './text-index.ts';
import { WEIGHTS } from './weights.ts';
import { toPhraseKey } from './word-table.ts';

/** One way to say a concept, with where the book says it. */
export interface Way {
  variant: Variant;
  /** How sure it is that it is meant, 1 for what was typed, less where it is commoner than the rarest way. */
  strength: number;
  uses: TermUses;
  /** The questions that say it, by place. */
  items: readonly number[];
}

/** One thing a query asks for, with all ways to say it and where the book says it. */
export interface Concept {
  /** The words of the query it is. */
  words: readonly string[];
  /** Documents with this very name; of a card what it needs. */
  named: Scores;
  /** The surest first. */
  ways: readonly Way[];
  /** How much it tells: the fewer rules and questions say it, the more. */
  weight: number;
  /** Whether a document or a question says it in any way. */
  isKnown: boolean;
  /** The ways searched for and, in the other language, the names it has; for highlighting. */
  marks: readonly Variant[];
}

/** A name said in fewer texts than this is searched for by its other names as well: `converted mana cost`. */
const RARE = 4;
/** A name of the book, or a phrase of the table, has at most so many words in a query. */
const NAME_WORDS = 6;
/** How far a concept reaches. */
interface Reach {
  /** Names that it is searched for by. */
  names: number;
  /** How fast a way counts less the commoner it is, as a power of its rarity. */
  sharpness: number;
  /** It weighs as much as its rarest way: the others do not make it say less. */
  isRarest: boolean;
}
const WORD: Reach = { names: 6, sharpness: 0.5, isRarest: false };
const CARD: Reach = { names: Infinity, sharpness: 2, isRarest: true };

/** A run of Japanese of so many characters that is no name is a sentence, or a part of one. */
const SENTENCE_LENGTH = 5;

/** The concepts of a query's words: the longest names first, then single words; what is nowhere stays, without uses. */
export function readConcepts(words: readonly QueryWord[], resources: Resources): Concept[] {
  const concepts: Concept[] = [];
  const isBare = words.every(({ text }) => isStopWord(text) || isFiller(text) || isFillerWord(text));
  for (let at = 0; at < words.length; ) {
    const word = words[at];
    if (!word) break;
    if (word.isCard) {
      const named = matchWholeNames(word.text, resources.nameIndex, resources.docs);
      if (word.rules) concepts.push(toCardConcept(word.text, named, word.rules, resources));
      else if (named.size > 0 || words.length === 1) concepts.push(toConcept([word.text], named, resources));
      at++;
      continue;
    }
    const found = findNameAt(words, at, resources);
    const end = found?.end ?? at + 1;
    const texts = words.slice(at, end).map(({ text }) => text);
    const isNothing =
      !found && !isBare && (isStopWord(word.text) || isFiller(word.text) || isFillerWord(word.text));
    if (isNothing) {
      at++;
      continue;
    }
    if (isSentence(word, found?.named)) concepts.push(...cutSentence(word, resources));
    else concepts.push(...toConcepts(texts, found?.named ?? new Map(), word, words.length === 1, resources));
    at = end;
  }
  return dropRepeated(concepts);
}

/** Who says a word twice does not ask for it twice. */
function dropRepeated(concepts: readonly Concept[]): Concept[] {
  const seen = new Set<string>();
  return concepts.filter((concept) => {
    const key = concept.words.join(' ');
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

function isSentence({ text }: QueryWord, named: Scores | undefined): boolean {
  return !named?.size && isJapanese(text.replace(/^\d+/, '')[0] ?? '') && text.length >= SENTENCE_LENGTH;
}

/** The name or phrase of the table that begins at a word: the longest, names first. */
function findNameAt(
  words: readonly QueryWord[],
  at: number,
  { nameIndex, docs, words: table }: Resources,
): { end: number; named: Scores } | undefined {
  const texts = words.slice(at, at + NAME_WORDS).map(({ text }) => text);
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

function toConcepts(
  words: readonly string[],
  named: Scores,
  word: QueryWord,
  isAlone: boolean,
  resources: Resources,
): Concept[] {
  const concept = toConcept(words, named, resources);
  if (concept.isKnown || words.length > 1 || !isJapanese(word.text[0] ?? '')) return [concept];
  const pieces = resources.cutJapanese(word);
  if (pieces.length === 0 && !isAlone) return [];
  return pieces.length > 1 || (pieces[0]?.text ?? word.text) !== word.text
    ? cutSentence(word, resources)
    : [concept];
}

function cutSentence(word: QueryWord, resources: Resources): Concept[] {
  return resources
    .cutJapanese(word)
    .map(({ text }) =>
      toConcept([text], matchWholeNames(text, resources.nameIndex, resources.docs), resources),
    );
}

/** A card stands for what it needs: an ability that few rules tell of before what every card has. */
function toCardConcept(
  name: string,
  named: Scores,
  rules: readonly RuleNumber[],
  resources: Resources,
): Concept {
  const { docs, text } = resources;
  const needed = rules.flatMap((number) => docs.find(number) ?? []);
  const rarities = needed.map(({ index }) => {
    const names = resources.namesOf(new Map([[index, 1]])).map(toVariant);
    const uses = names.map((each) => text?.findUses(each).docs ?? []);
    return measureRarity(countUnion(uses, docs.list.length), 0, resources);
  });
  const rarest = Math.max(...rarities);
  const all = new Map(named);
  for (const [place, { index }] of needed.entries()) {
    const score = (WEIGHTS.seeRule * (rarities[place] ?? 0)) / rarest;
    keepBest(all, index, score);
    for (const below of docs.below(index)) keepBest(all, below, score * WEIGHTS.belowNeeded);
  }
  return toConcept([name], all, resources, CARD);
}

function toConcept(words: readonly string[], named: Scores, resources: Resources, reach = WORD): Concept {
  const found = collectWays(words, named, resources, reach);
  const rarities = found.map((way) => measureRarity(way.uses.docs.length, way.items.length, resources));
  const rarest = found.length > 0 ? Math.max(...rarities) : measureRarity(0, 0, resources);
  const ways = found.map((way, place) => ({
    ...way,
    strength: way.strength * ((rarities[place] ?? 0) / rarest) ** reach.sharpness,
  }));
  const whole = measureRarity(
    countUnion(
      found.map(({ uses }) => uses.docs),
      resources.docs.list.length,
    ),
    countUnion(
      found.map(({ items }) => items),
      resources.questions.items.length,
    ),
    resources,
  );
  return {
    words,
    named,
    ways,
    weight: reach.isRarest ? rarest : (whole + rarest) / 2,
    isKnown: found.length > 0 || named.size > 0,
    marks: listMarks(words, found, resources),
  };
}

/** BM25's inverse frequency, of rules or of questions, whichever say it oftener. */
function measureRarity(docs: number, items: number, resources: Resources): number {
  return -Math.log(
    Math.max(
      (docs + 0.5) / (resources.docs.list.length + 1),
      (items + 0.5) / (resources.questions.items.length + 1),
    ),
  );
}

function countUnion(lists: readonly (readonly number[])[], size: number): number {
  const [first, ...others] = lists;
  if (!first || others.length === 0) return first?.length ?? 0;
  const seen = new Uint8Array(size);
  let count = 0;
  for (const list of lists)
    for (const each of list) {
      if (seen[each] === 0) count++;
      seen[each] = 1;
    }
  return count;
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
function collectWays(words: readonly string[], named: Scores, resources: Resources, { names }: Reach): Way[] {
  const { text: index, words: table, readings, questions } = resources;
  if (!index) return [];
  const text = words.join(' ');
  const ways = new Map<string, Way>();
  const add = (variant: Variant, strength: number) => {
    const key = `${variant.lang} ${variant.parts.join(' ')}`;
    if (ways.has(key) || variant.parts.length === 0) return;
    ways.set(key, { variant, strength, uses: index.findUses(variant), items: questions.findItems(variant) });
  };
  add(toVariant(text), 1);
  const own = [...ways.values()][0]?.uses.docs.length ?? 0;
  const isWritten = !isJapanese(text.replace(/^\d+/, '')[0] ?? '') && index.has('en');
  const isKnown = isWritten && words.every((word) => index.vocabulary.has(stemWord(word)));
  if (!isKnown || (words.length > 1 && own < RARE))
    for (const name of resources.namesOf(named, names)) add(toVariant(name), WEIGHTS.otherName);
  const like = isWritten ? table.likeEnglish(toPhraseKey(words)) : table.likeJapanese(text);
  for (const variant of like) add(variant, WEIGHTS.likeWord);
  if (words.length === 1 && named.size === 0 && (isHiragana(text) || !isKnown))
    for (const word of readings.findWords(text)) add(toVariant(word), 1);
  if (words.length === 1 && isWritten && !isKnown && /^[a-z]{3,}$/.test(text))
    for (const stem of resources.completeStem(text)) add({ lang: 'en', parts: [stem] }, 1);
  return [...ways.values()].filter(({ uses, items }) => uses.docs.length > 0 || items.length > 0);
}
