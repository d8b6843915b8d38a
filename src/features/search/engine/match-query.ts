import type { Query } from '../query/parse-query.ts';
import { findPhrases } from './find-phrases.ts';
import { matchNamed, mergeScores } from './match-named.ts';
import { matchWholeNames, type Scores } from './match-names.ts';
import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { weigh } from './weights.ts';

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
    rules.flatMap((number, seenPlace): [number, number][] => {
      const doc = docs.find(number);
      return doc ? [[doc.index, weigh({ seeRule: 1, seenPlace })]] : [];
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

/** Characters before a symbol after which it is not early. */
const EARLY_SYMBOL = 120;

/** A lone symbol: rules about symbols say what it means, all others only use it. */
export function matchSymbol(query: Query, texts: Scores, resources: Resources): Scores {
  const [symbol, ...rest] = query.words;
  const rules: Scores = new Map();
  if (!symbol?.text.startsWith('{') || rest.length > 0) return rules;
  for (const [doc, score] of texts) {
    if (!isAboutSymbols(doc, resources)) continue;
    const definition = resources.text?.textOf(doc, 'en').toLowerCase().indexOf(symbol.text) ?? -1;
    const early = definition < 0 ? 0 : Math.max(0, 1 - definition / EARLY_SYMBOL);
    rules.set(doc, weigh({ nameWords: 1, symbolText: score, symbolEarly: early }));
  }
  return rules;
}

function isAboutSymbols(doc: number, { docs, rowOf }: Resources): boolean {
  for (let at: number | undefined = doc; at !== undefined; at = docs.list[at]?.parent)
    if (rowOf(at)?.en?.some((name) => /\bsymbols?\b/i.test(name))) return true;
  return false;
}
