import type { Lang } from '../../records/lang.ts';
import { toNameKey } from '../fold/name-key.ts';
import { isStopWord } from '../fold/word-stems.ts';
import type { Query } from '../query/parse-query.ts';
import type { SearchFilter, SearchHit } from './create-engine.ts';
import type { Occurrence } from './doc-scan.ts';
import { keepBest, matchPartNames, matchWholeNames, type Scores } from './match-names.ts';
import type { NameIndex } from './name-index.ts';
import { type Concept, readConcepts } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { scoreText } from './score-text.ts';
import { SCORES } from './scores.ts';
import type { TextIndex, Variant } from './text-index.ts';

/** Below this share of the query's weight the best text is a guess. */
const SURE_COVERAGE = 0.62;

/** Names, phrases and texts for a query that is no number, on one ladder of scores. */
export function rankResults(
  query: Query,
  resources: Resources,
  filter: SearchFilter,
): { hits: SearchHit[]; marks: readonly Variant[]; weak: boolean } {
  const { docs, nameIndex } = resources;
  const isQuoted = query.phrases.length > 0;
  const isOneQuote = query.phrases[0] === query.folded;
  const whole: Scores = isQuoted && !isOneQuote ? new Map() : matchWholeNames(query.folded, nameIndex, docs);
  const scores: Scores = new Map(whole);
  const concepts = readConcepts(query.words, resources);
  addNamedByAll(scores, concepts);
  const isNamed = scores.size > 0;
  const parts: Scores = isQuoted ? new Map() : matchPartNames(query.folded, nameIndex, docs);
  addSeen(scores, whole, parts, resources);
  merge(scores, parts);
  const phrases = findPhrases(query, scores, resources);
  merge(scores, phrases);
  const text = scoreText(concepts, resources);
  merge(scores, text.scores);
  liftHeadings(scores, concepts, resources);
  liftSymbolRules(scores, query, resources);
  const isSure = isNamed || phrases.size > 0 || text.coverage >= SURE_COVERAGE || hasPartName(scores);
  const hits = [...scores]
    .filter(([doc]) => !isQuoted || phrases.has(doc) || whole.has(doc))
    .flatMap(([doc, score]) => {
      const found = docs.list[doc];
      return found && isWanted(doc, filter, resources) ? [{ doc: found, score }] : [];
    })
    .sort((a, b) => b.score - a.score || a.doc.index - b.doc.index);
  return {
    hits: groupByRule(hits, concepts, resources),
    marks: concepts.flatMap((concept) => concept.marks),
    weak: hits.length > 0 && !isSure,
  };
}

/** A glossary entry that alone has the name brings the rules it sends its reader to, those named like it first. */
function addSeen(scores: Scores, whole: Scores, parts: Scores, { docs, rowOf }: Resources): void {
  const kinds = [...whole.keys()].map((doc) => docs.list[doc]?.kind);
  if (kinds.some((kind) => kind !== 'glossary' && kind !== 'ruling')) return;
  for (const doc of whole.keys()) {
    for (const [place, number] of (rowOf(doc)?.see ?? []).entries()) {
      const seen = docs.find(number);
      if (seen) keepBest(scores, seen.index, SCORES.seeRule - place + (parts.has(seen.index) ? 10 : 0));
    }
  }
}

/** `Flying 飛行`: what every part of the query names is as good as named by the whole. */
function addNamedByAll(scores: Scores, concepts: readonly Concept[]): void {
  const [first, ...rest] = concepts;
  if (!first || rest.length === 0) return;
  for (const [doc, score] of first.named) {
    if (rest.every((concept) => concept.named.has(doc)))
      keepBest(scores, doc, Math.min(score, ...rest.map((concept) => concept.named.get(doc) ?? 0)));
  }
}

/** Quoted text, or a whole query long enough to be words of a rule and no part of a name. */
function findPhrases(query: Query, names: Scores, { text, docs, nameIndex }: Resources): Scores {
  const scores: Scores = new Map();
  if (!text || query.folded.length < 3) return scores;
  const best = Math.max(0, ...names.values());
  const isQuoted = query.phrases.length > 0;
  if (!isQuoted && !isSentence(query, best, nameIndex)) return scores;
  // `is an ability of the` has the stems of a name, but so many words are words of a rule.
  const base = !isQuoted && best > SCORES.phrase ? SCORES.exactName - 5 : SCORES.phrase;
  for (const lang of ['en', 'ja'] as const) {
    for (const [doc, { count, first }] of findAll(query.phrases, lang, text) ??
      text.findPhrase(query.folded, lang)) {
      const printed = text.textOf(doc, lang);
      const share = query.folded.length / Math.max(query.folded.length, printed.length);
      const bonus = 20 * share + Math.min(3, count) + (first === 0 ? 5 : 0);
      const asTyped = printed.includes(query.typed) ? 30 : 0;
      const isRule = docs.list[doc]?.number !== undefined;
      keepBest(scores, doc, base + bonus + asTyped - (isRule ? 0 : 25));
    }
  }
  return scores;
}

function isSentence(query: Query, bestName: number, nameIndex: NameIndex): boolean {
  const isJapaneseText = /[ぁ-鿿]/.test(query.folded);
  if (bestName > SCORES.sameStems + 6) return false;
  if (bestName > 0 && (isJapaneseText || query.words.length < 4)) return false;
  const key = toNameKey(query.folded);
  if (bestName > 0 && nameIndex.findInKeys(key).some((name) => name.key.startsWith(key))) return false;
  if (isJapaneseText) return query.folded.length > 4;
  return query.words.filter((word) => !isStopWord(word)).length > 2 || query.words.length > 3;
}

/** Documents with every phrase, with the use of the first; undefined where there are none to look for. */
function findAll(
  phrases: readonly string[],
  lang: Lang,
  text: TextIndex,
): ReadonlyMap<number, Occurrence> | undefined {
  const [first, ...rest] = phrases.map((phrase) => text.findPhrase(phrase, lang));
  if (!first) return undefined;
  return new Map([...first].filter(([doc]) => rest.every((found) => found.has(doc))));
}

/** `接死 damage`: the rule named by a part of the query stands before the subrules that answer the rest. */
function liftHeadings(scores: Scores, concepts: readonly Concept[], { docs }: Resources): void {
  if (concepts.length < 2) return;
  for (const { named } of concepts) {
    const bestName = Math.max(0, ...named.values());
    for (const [doc, score] of named) {
      if (score < bestName - 10) continue;
      const below = Math.max(0, ...docs.below(doc).map((child) => scores.get(child) ?? 0));
      if (docs.list[doc]?.kind !== 'rule' || below < SCORES.text * 0.5 || below > SCORES.text) continue;
      const others = [...named.keys()].map((other) => scores.get(other) ?? 0);
      scores.set(doc, Math.max(below, ...others) + 1);
    }
  }
}

/** Subrules of a rule that the query names stand together in the order of the book, where they are about as good. */
function groupByRule(
  hits: readonly SearchHit[],
  concepts: readonly Concept[],
  { docs }: Resources,
): SearchHit[] {
  if (concepts.length < 2) return [...hits];
  const named = new Set(concepts.flatMap((concept) => [...concept.named.keys()]));
  const placed = new Set<number>();
  const grouped: SearchHit[] = [];
  for (const hit of hits) {
    if (placed.has(hit.doc.index)) continue;
    if (hit.score > SCORES.text) {
      grouped.push(hit);
      continue;
    }
    const head = hit.doc.kind === 'subrule' ? hit.doc.parent : hit.doc.index;
    const group =
      head !== undefined && named.has(head) && docs.list[head]?.kind === 'rule'
        ? hits.filter(
            ({ doc, score }) =>
              (doc.index === head || doc.parent === head) &&
              !placed.has(doc.index) &&
              score > hit.score * 0.75 &&
              score <= hit.score,
          )
        : [hit];
    for (const member of group.sort((a, b) => a.doc.index - b.doc.index)) {
      grouped.push(member);
      placed.add(member.doc.index);
    }
  }
  return grouped;
}

/** A lone symbol: rules about symbols say what it means, all others only use it. */
function liftSymbolRules(scores: Scores, query: Query, resources: Resources): void {
  const [symbol, ...rest] = query.words;
  if (!symbol?.startsWith('{') || rest.length > 0) return;
  for (const [doc, score] of scores) {
    const isAbout = isAboutSymbols(doc, resources);
    const definition = resources.text?.textOf(doc, 'en').toLowerCase().indexOf(symbol) ?? -1;
    const early = definition < 0 ? 0 : Math.max(0, 40 - definition / 3);
    scores.set(doc, score + (isAbout ? SCORES.nameWords - score / 4 + early : 0));
  }
}

function isAboutSymbols(doc: number, { docs, rowOf }: Resources): boolean {
  for (let at: number | undefined = doc; at !== undefined; at = docs.list[at]?.parent)
    if (rowOf(at)?.en?.some((name) => /\bsymbols?\b/i.test(name))) return true;
  return false;
}

function hasPartName(scores: Scores): boolean {
  for (const score of scores.values()) if (score >= SCORES.nameInside - 20) return true;
  return false;
}

function isWanted(doc: number, filter: SearchFilter, { docs, text, rowOf }: Resources): boolean {
  const found = docs.list[doc];
  if (!found) return false;
  if (filter.kinds && !filter.kinds.includes(found.kind)) return false;
  if (filter.chapters && !filter.chapters.includes(found.chapter ?? '')) return false;
  if (!filter.lang) return true;
  return (text?.textOf(doc, filter.lang) ?? '') !== '' || (rowOf(doc)?.[filter.lang]?.length ?? 0) > 0;
}

function merge(scores: Scores, more: Scores): void {
  for (const [doc, score] of more) keepBest(scores, doc, score);
}
