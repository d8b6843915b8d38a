import { toNameKey } from '../fold/fold-text.ts';
import type { Query } from '../query/parse-query.ts';
import { keepBest, matchPartNames, type Scores } from './match-names.ts';
import type { NameResources } from './name-resources.ts';
import { weigh } from './weights.ts';

/** What a query names, given what it names as a whole: that, the rules it sends to, and what is named so in part. */
export function matchNamed(query: Query, whole: Scores, resources: NameResources): Scores {
  const { nameIndex, docs } = resources;
  const parts: Scores = query.isQuotation ? new Map() : matchPartNames(query.typed, nameIndex, docs);
  return mergeScores(
    whole,
    whole.size > 0 ? listSeen(whole, parts, resources) : new Map(),
    listNamedHeadings(query, resources),
    parts,
  );
}

/** The best of several scores for each document. */
export function mergeScores(...all: readonly Scores[]): Scores {
  const merged: Scores = new Map();
  for (const scores of all) for (const [doc, score] of scores) keepBest(merged, doc, score);
  return merged;
}

/** A glossary entry that alone has the name brings the rules it sends its reader to, those named like it first. */
function listSeen(whole: Scores, parts: Scores, { docs, rowOf }: NameResources): Scores {
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
function listNamedHeadings(query: Query, { nameIndex, docs }: NameResources): Scores {
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
