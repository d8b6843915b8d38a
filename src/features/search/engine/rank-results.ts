import type { Lang } from '../../../model/records/lang.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { toNameKey } from '../fold/fold-text.ts';
import { isStopWord } from '../fold/stem-word.ts';
import type { Query } from '../query/parse-query.ts';
import type { Resources, SearchHit } from './engine.ts';
import { keepBest, matchNamed, matchWholeNames, mergeScores, type Scores } from './match-names.ts';
import { measureTexts, TEXT_FEATURES, type TextMeasures } from './measure-texts.ts';
import { findWanted, type NameIndex, type SearchFilter } from './name-resources.ts';
import { type Concept, readConcepts } from './read-concepts.ts';
import { isJapaneseWord, type TextIndex } from './text-index.ts';
import { addTo, raiseTo, type Values } from './values.ts';
import { LIMITS, WEIGHTS, weigh } from './weights.ts';

/** Names, phrases and texts for a query that is no number: features of each document, weighed once, put in order once. */
export function rankResults(query: Query, resources: Resources, filter: SearchFilter) {
  const concepts = readConcepts(query.words, resources);
  const matches = matchQuery(query, concepts, resources);
  const measures = measureTexts(concepts, query, resources);
  const texts = weighTexts(measures);
  const best = measures.docs.reduce(
    (first, doc) => ((texts[doc] ?? 0) > (texts[first] ?? 0) ? doc : first),
    -1,
  );
  const family = new Set(resources.headsOf(best));
  const scores = Float64Array.from(texts);
  for (const doc of family) raiseTo(scores, doc, 1);
  for (const [doc, score] of matches.scores) raiseTo(scores, doc, score);
  for (const [doc, score] of matchSymbol(query, measures.docs, texts, resources)) raiseTo(scores, doc, score);
  const hits: SearchHit[] = [];
  for (const [index, score] of scores.entries()) {
    const doc =
      score > 0 && (!query.isQuotation || matches.exact.has(index)) && findWanted(resources, index, filter);
    if (doc) hits.push({ doc, score });
  }
  const weak = hits.length > 0 && !matches.isSure && !isSure(measures, concepts);
  const ordered = orderHits(hits, family, concepts, filter.kinds !== undefined);
  return {
    hits: weak ? ordered.slice(0, LIMITS.guesses) : ordered,
    marks: concepts.flatMap((concept) => concept.marks),
    weak,
  };
}

/** The score of every text that says enough of a query: features times weights, from 0 to `WEIGHTS.text`. */
export function weighTexts({ docs, features }: TextMeasures): Values {
  const most = TEXT_FEATURES.reduce((sum, name) => sum + Math.max(0, WEIGHTS[name]), 0);
  const scores = new Float32Array(features.coverage.length);
  for (const name of TEXT_FEATURES) {
    const [values, weight] = [features[name], (WEIGHTS.text * WEIGHTS[name]) / most];
    for (const doc of docs) addTo(scores, doc, weight * (values[doc] ?? 0));
  }
  return scores;
}

/**
 * Best first, but for what has to be among the first: the rule before what documents say of it, the title and the entry
 * of the best text (702.34 and Flashback beside 702.34a), each thing that a short query names. Beside rules a document
 * shows the best of what it says, once.
 */
function orderHits(
  hits: readonly SearchHit[],
  family: ReadonlySet<number>,
  concepts: readonly Concept[],
  isFiltered: boolean,
): SearchHit[] {
  const byScore = hits.toSorted((a, b) => b.score - a.score);
  const sorted = isFiltered ? byScore : dropFurther(byScore);
  const [first] = sorted;
  const isSaid = first?.doc.kind === 'ruling' && first.score < WEIGHTS.seeRule;
  const rule = isSaid ? sorted.find(({ doc }) => doc.kind !== 'ruling') : undefined;
  const heads = sorted.filter(({ doc }) => family.has(doc.index));
  const isShort = concepts.length > 1 && concepts.length <= LIMITS.keywords;
  const named = (isShort ? concepts : []).flatMap((concept) => {
    const byName = ({ doc }: SearchHit) => (doc.number ? (concept.named.get(doc.index) ?? 0) : 0);
    const best = Math.max(0, ...sorted.map(byName));
    return best > 0 ? (sorted.find((hit) => byName(hit) === best) ?? []) : [];
  });
  const withRule = liftAmong(sorted, rule ? [rule] : [], 1);
  return liftAmong(liftAmong(withRule, heads, LIMITS.familyPlace + heads.length), named, LIMITS.eachNamed);
}

/** Of sorted hits each document once, unless documents are all there is. */
function dropFurther(sorted: readonly SearchHit[]): readonly SearchHit[] {
  if (sorted.every(({ doc }) => doc.kind === 'ruling')) return sorted;
  const shown = new Set<string>();
  return sorted.filter(({ doc, score }) => {
    const id = doc.kind === 'ruling' && score < WEIGHTS.seeRule ? doc.id.replace(/#.*/, '') : doc.id;
    const isFirst = !shown.has(id);
    shown.add(id);
    return isFirst;
  });
}

/** The hits in their order, but the wanted ones among the first so many. */
function liftAmong(hits: readonly SearchHit[], wanted: readonly SearchHit[], places: number): SearchHit[] {
  const first = new Set(wanted);
  for (const hit of hits) if (first.size < places) first.add(hit);
  return [...hits.filter((hit) => first.has(hit)), ...hits.filter((hit) => !first.has(hit))];
}

/** Whether all is known by name, or a text, with its questions, says enough of the query to be an answer and no guess. */
function isSure({ knownShare, bestShare }: TextMeasures, concepts: readonly Concept[]): boolean {
  if (concepts.length > 0 && concepts.every(({ named }) => named.size > 0)) return true;
  const ofAll = bestShare * knownShare;
  return (
    (knownShare >= LIMITS.sureKnown && bestShare >= LIMITS.leastCoverage) ||
    ofAll >= LIMITS.sureCoverage ||
    (ofAll >= LIMITS.sentenceCoverage && ofAll * concepts.length >= LIMITS.sentenceParts)
  );
}

/** What a query that is no number names or quotes, on the rungs of the ladder. */
function matchQuery(query: Query, concepts: readonly Concept[], resources: Resources) {
  const { nameIndex, docs } = resources;
  const meant = resources.words.findWhole(query.folded);
  const [whole = new Map()] = [query.folded, meant ?? '']
    .map((name) => matchWholeNames(name, nameIndex, docs))
    .concat(matchAsked(query, resources))
    .filter(({ size }) => size > 0);
  const named = mergeScores(whole, listNamedByAll(concepts), listNeeded(query, resources));
  const names = mergeScores(named, matchNamed(query, whole, resources));
  const phrases = findPhrases(query, names, resources);
  const scores = mergeScores(names, phrases);
  const inName = weigh({ nameInside: 1, documentKind: 1 });
  return {
    /** The best rung of each document. */
    scores,
    /** Documents that a quotation as the whole query leaves. */
    exact: new Set([...phrases.keys(), ...whole.keys()]),
    /** Whether the query is a name, a part of one, or words in a row of a text. */
    isSure: named.size > 0 || phrases.size > 0 || [...scores.values()].some((score) => score >= inName),
  };
}

/** What asks for the meaning of a name, folded. */
const ASKING = new Set(
  'mean means meaning rule rules explain explained define definition 意味 るーる 定義 仕組 説明 解説'.split(
    ' ',
  ),
);

/** The name that is left of a short query without the words around it that ask: `what does ward mean`, 護法の意味. */
function matchAsked({ words, folded, isQuotation }: Query, resources: Resources): Scores {
  const { nameIndex, docs, cutJapanese } = resources;
  if (isQuotation || folded.length > LIMITS.nameLength || words.some(({ isCard }) => isCard))
    return new Map();
  const all = words.flatMap((word) => (isJapaneseWord(word.text) ? cutJapanese(word) : word.text));
  const parts = all.slice(all.findIndex((part) => !isStopWord(part)));
  const asks = (part = '') => ASKING.has(part) || isStopWord(part);
  while (parts.length > 0) {
    const named = matchWholeNames(parts.join(' '), nameIndex, docs);
    if (named.size > 0) return named;
    if (asks(parts.at(-1))) parts.pop();
    else if (!asks(parts.shift())) break;
  }
  return new Map();
}

/** The name of a card alone asks for the rules that it needs. */
function listNeeded({ words: [word, ...rest] }: Query, { docs }: Resources): Scores {
  const rules = rest.length === 0 ? (word?.rules ?? []) : [];
  return new Map(
    rules.flatMap((number, place): [number, number][] => {
      const doc = docs.find(number);
      return doc ? [[doc.index, weigh({ seeRule: 1, place })]] : [];
    }),
  );
}

/** `Flying 飛行`: what every part of the query names is as good as named by the whole. */
function listNamedByAll([first, ...rest]: readonly Concept[]): Scores {
  if (!first || rest.length === 0) return new Map();
  const byAll = [...first.named].filter(([doc]) => rest.every(({ named }) => named.has(doc)));
  return new Map(
    byAll.map(([doc, score]) => [doc, Math.min(score, ...rest.map(({ named }) => named.get(doc) ?? 0))]),
  );
}

/** Quoted text, or a whole query long enough to be words of a rule and no part of a name. */
function findPhrases(query: Query, names: Scores, { text, textOf, docs, nameIndex }: Resources): Scores {
  const scores: Scores = new Map();
  if (!text || query.folded.length < 3) return scores;
  const best = Math.max(0, ...names.values());
  const isQuoted = query.isQuotation;
  if (!isQuoted && !isSentence(query, best, nameIndex)) return scores;
  // `is an ability of the` has the stems of a name, but so many words are words of a rule.
  const rung = isQuoted ? WEIGHTS.phrase : Math.max(WEIGHTS.phrase, best + 1);
  for (const lang of ['en', 'ja'] as const) {
    for (const doc of findAll(isQuoted ? query.phrases : [query.folded], lang, text)) {
      const phraseAsTyped = textOf(doc, lang).includes(query.typed) ? 1 : 0;
      const phraseElsewhere = docs.list[doc]?.number === undefined ? 1 : 0;
      keepBest(scores, doc, rung + weigh({ phraseAsTyped, phraseElsewhere }));
    }
  }
  return scores;
}

function isSentence(query: Query, bestName: number, nameIndex: NameIndex): boolean {
  const isJapaneseText = hasJapanese(query.folded);
  if (bestName > weigh({ sameStems: 1, headingKind: 1 })) return false;
  if (bestName > 0 && (isJapaneseText || query.words.length < 4)) return false;
  const key = toNameKey(query.folded);
  if (bestName > 0 && nameIndex.findByPrefix(key).length > 0) return false;
  if (isJapaneseText) return query.folded.length > 4;
  return query.words.filter(({ text }) => !isStopWord(text)).length > 2 || query.words.length > 3;
}

/** Documents with every phrase. */
function findAll(phrases: readonly string[], lang: Lang, text: TextIndex): number[] {
  const [first, ...rest] = phrases.map((phrase) => text.findPhrase(phrase, lang));
  return [...(first?.keys() ?? [])].filter((doc) => rest.every((found) => found.has(doc)));
}

/** A lone symbol: rules about symbols say what it means, all others only use it. */
function matchSymbol(query: Query, found: readonly number[], texts: Values, resources: Resources): Scores {
  const [symbol, ...rest] = query.words;
  if (!symbol?.text.startsWith('{') || rest.length > 0) return new Map();
  const about = found.filter((doc) => isAboutSymbols(doc, resources));
  return new Map(about.map((doc) => [doc, weigh({ nameWords: 1, symbolText: texts[doc] ?? 0 })]));
}

function isAboutSymbols(doc: number, { docs, rowOf }: Resources): boolean {
  return [doc, ...docs.above(doc)].some((each) =>
    rowOf(each)?.en?.some((name) => /\bsymbols?\b/i.test(name)),
  );
}
