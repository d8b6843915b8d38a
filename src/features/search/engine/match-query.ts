import type { Lang } from '../../../model/records/lang.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { toNameKey } from '../fold/fold-text.ts';
import { isStopWord } from '../fold/stem-word.ts';
import type { Query } from '../query/parse-query.ts';
import type { Resources } from './engine.ts';
import { keepBest, matchNamed, matchWholeNames, mergeScores, type Scores } from './match-names.ts';
import type { NameIndex } from './name-resources.ts';
import type { Concept } from './read-concepts.ts';
import type { TextIndex } from './text-index.ts';
import type { Values } from './values.ts';
import { WEIGHTS, weigh } from './weights.ts';

/** What a query names or quotes, on the rungs of the ladder. */
export interface Matches {
  /** The best rung of each document. */
  scores: Scores;
  /** Documents that a quotation as the whole query leaves. */
  exact: ReadonlySet<number>;
  /** Whether the query is a name, a part of one, or words in a row of a text. */
  isSure: boolean;
}

/** Names and phrases of a query that is no number. */
export function matchQuery(query: Query, concepts: readonly Concept[], resources: Resources): Matches {
  const { nameIndex, docs } = resources;
  const meant = resources.words.findWhole(query.folded);
  const typed = matchWholeNames(query.folded, nameIndex, docs);
  const whole = typed.size === 0 && meant ? matchWholeNames(meant, nameIndex, docs) : typed;
  const named = mergeScores(whole, listNamedByAll(concepts), listNeeded(query, resources));
  const names = mergeScores(named, matchNamed(query, whole, resources));
  const phrases = findPhrases(query, names, resources);
  const scores = mergeScores(names, phrases);
  const inName = weigh({ nameInside: 1, documentKind: 1 });
  return {
    scores,
    exact: new Set([...phrases.keys(), ...whole.keys()]),
    isSure: named.size > 0 || phrases.size > 0 || [...scores.values()].some((score) => score >= inName),
  };
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
function findPhrases(query: Query, names: Scores, { text, docs, nameIndex }: Resources): Scores {
  const scores: Scores = new Map();
  if (!text || query.folded.length < 3) return scores;
  const best = Math.max(0, ...names.values());
  const isQuoted = query.isQuotation;
  if (!isQuoted && !isSentence(query, best, nameIndex)) return scores;
  // `is an ability of the` has the stems of a name, but so many words are words of a rule.
  const rung = isQuoted ? WEIGHTS.phrase : Math.max(WEIGHTS.phrase, best + 1);
  for (const lang of ['en', 'ja'] as const) {
    for (const doc of findAll(isQuoted ? query.phrases : [query.folded], lang, text)) {
      const phraseAsTyped = text.textOf(doc, lang).includes(query.typed) ? 1 : 0;
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
export function matchSymbol(
  query: Query,
  found: readonly number[],
  texts: Values,
  resources: Resources,
): Scores {
  const [symbol, ...rest] = query.words;
  if (!symbol?.text.startsWith('{') || rest.length > 0) return new Map();
  const about = found.filter((doc) => isAboutSymbols(doc, resources));
  return new Map(about.map((doc) => [doc, weigh({ nameWords: 1, symbolText: texts[doc] ?? 0 })]));
}

function isAboutSymbols(doc: number, { docs, rowOf }: Resources): boolean {
  for (let at: number | undefined = doc; at !== undefined; at = docs.list[at]?.parent)
    if (rowOf(at)?.en?.some((name) => /\bsymbols?\b/i.test(name))) return true;
  return false;
}
