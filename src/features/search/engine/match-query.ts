import { toNameKey } from '../fold/fold-text.ts';
import type { Query } from '../query/parse-query.ts';
import { findPhrases } from './find-phrases.ts';
import { keepBest, matchPartNames, matchWholeNames, type Scores } from './match-names.ts';
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
  const parts: Scores = query.isQuotation ? new Map() : matchPartNames(query.typed, nameIndex, docs);
  const named = mergeScores(whole, listNamedByAll(concepts), listNeeded(query, resources));
  const names = mergeScores(
    named,
    whole.size > 0 ? listSeen(whole, parts, resources) : new Map(),
    listNamedHeadings(query, resources),
    parts,
  );
  const phrases = findPhrases(query, names, resources);
  const scores = mergeScores(names, phrases);
  const inName = weigh({ nameInside: 1, documentKind: 1 });
  return {
    scores,
    exact: new Set([...phrases.keys(), ...whole.keys()]),
    isSure: named.size > 0 || phrases.size > 0 || [...scores.values()].some((score) => score >= inName),
  };
}

/** The best of several scores for each document. */
export function mergeScores(...all: readonly Scores[]): Scores {
  const merged: Scores = new Map();
  for (const scores of all) for (const [doc, score] of scores) keepBest(merged, doc, score);
  return merged;
}

/** A glossary entry that alone has the name brings the rules it sends its reader to, those named like it first. */
function listSeen(whole: Scores, parts: Scores, { docs, rowOf }: Resources): Scores {
  const seen: Scores = new Map();
  const kinds = [...whole.keys()].map((doc) => docs.list[doc]?.kind);
  if (kinds.some((kind) => kind !== 'glossary' && kind !== 'ruling')) return seen;
  for (const entry of whole.keys())
    for (const [place, number] of (rowOf(entry)?.see ?? []).entries()) {
      const doc = docs.find(number)?.index;
      if (doc === undefined) continue;
      keepBest(seen, doc, weigh({ seeRule: 1, seenPlace: place, seenAlike: parts.has(doc) ? 1 : 0 }));
    }
  return seen;
}

/**
 * 誘発型能力 is the name of an entry by the term table only, and the beginning of a heading that the book prints: the
 * heading goes first. So does the only heading that has the text inside.
 */
function listNamedHeadings(query: Query, { nameIndex, docs }: Resources): Scores {
  const key = toNameKey(query.folded);
  const exact = (nameIndex.byKey.get(key) ?? []).filter(({ kind }) => kind !== 'alias');
  const isPrinted = exact.some(({ kind, doc }) => kind === 'own' || docs.list[doc]?.kind !== 'glossary');
  if (isPrinted || !exact.some(({ kind }) => kind === 'table')) return new Map();
  const headings = nameIndex
    .findInKeys(key)
    .filter(({ kind, doc }) => kind === 'own' && docs.list[doc]?.number !== undefined);
  const begun = headings.filter((name) => name.key.startsWith(key));
  const lifted = begun.length > 0 ? begun : headings.length === 1 ? headings : [];
  return new Map(
    lifted.map(({ doc }, place) => [doc, weigh({ exactName: 1, begunHeading: 1, aliasPlace: place })]),
  );
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
