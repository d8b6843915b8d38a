import { toNameKey } from '../fold/fold-text.ts';
import type { Query } from '../query/parse-query.ts';
import { keepBest, type Scores } from './match-names.ts';
import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { SCORES } from './scores.ts';

/** Share of the best text's score for what is named by a part of the query. */
const NEAR_BEST = 0.92;

/** A glossary entry that alone has the name brings the rules it sends its reader to, those named like it first. */
export function addSeen(scores: Scores, whole: Scores, parts: Scores, { docs, rowOf }: Resources): void {
  const kinds = [...whole.keys()].map((doc) => docs.list[doc]?.kind);
  if (kinds.some((kind) => kind !== 'glossary' && kind !== 'ruling')) return;
  for (const doc of whole.keys()) {
    for (const [place, number] of (rowOf(doc)?.see ?? []).entries()) {
      const seen = docs.find(number);
      if (seen) keepBest(scores, seen.index, SCORES.seeRule - place + (parts.has(seen.index) ? 10 : 0));
    }
  }
}

/**
 * 誘発型能力 is the name of an entry by the term table only, and the beginning of a heading that the book prints: the
 * heading goes first. So does the only heading that has the text inside.
 */
export function liftNamedHeadings(scores: Scores, query: Query, { nameIndex, docs }: Resources): void {
  const key = toNameKey(query.folded);
  const exact = (nameIndex.byKey.get(key) ?? []).filter(({ kind }) => kind !== 'alias');
  if (!exact.some(({ kind }) => kind === 'table')) return;
  if (exact.some(({ kind, doc }) => kind === 'own' || docs.list[doc]?.kind !== 'glossary')) return;
  const headings = nameIndex
    .findInKeys(key)
    .filter(({ kind, doc }) => kind === 'own' && docs.list[doc]?.number !== undefined);
  const begun = headings.filter((name) => name.key.startsWith(key));
  const lifted = begun.length > 0 ? begun : headings.length === 1 ? headings : [];
  for (const [place, { doc }] of lifted.entries()) keepBest(scores, doc, SCORES.exactName + 20 - place);
}

/** `Flying 飛行`: what every part of the query names is as good as named by the whole. */
export function addNamedByAll(scores: Scores, concepts: readonly Concept[]): void {
  const [first, ...rest] = concepts;
  if (!first || rest.length === 0) return;
  for (const [doc, score] of first.named) {
    if (rest.every((concept) => concept.named.has(doc)))
      keepBest(scores, doc, Math.min(score, ...rest.map((concept) => concept.named.get(doc) ?? 0)));
  }
}

/** `converted mana cost of a spell`: what several words of the query name stands near the best texts. */
export function liftNamed(scores: Scores, concepts: readonly Concept[]): void {
  if (concepts.length < 2) return;
  const best = findBestText(scores);
  for (const { words, named } of concepts) {
    if (words.length < 2) continue;
    for (const [doc, score] of named)
      if (score >= SCORES.exactAlias - 5)
        keepBest(scores, doc, best * NEAR_BEST - (SCORES.exactName - score) / 100);
  }
}

function findBestText(scores: Scores): number {
  let best = 0;
  for (const score of scores.values()) if (score <= SCORES.text) best = Math.max(best, score);
  return best;
}

/** A query of more concepts is a sentence: the name in it is one word of many. */
export const KEYWORDS = 3;

/** Share of the best text's score that something below a heading has to have. */
const NEAR_HEADING = 0.7;

/** `接死 damage`: the rule named by a part of the query stands before the subrules that answer the rest. */
export function liftHeadings(scores: Scores, concepts: readonly Concept[], { docs }: Resources): void {
  if (concepts.length < 2 || concepts.length > KEYWORDS) return;
  const bestText = findBestText(scores);
  for (const { named } of concepts) {
    const bestName = Math.max(0, ...named.values());
    for (const [doc, score] of named) {
      if (score < bestName - 10) continue;
      const below = Math.max(0, ...docs.below(doc).map((child) => scores.get(child) ?? 0));
      if (docs.list[doc]?.kind !== 'rule' || below < bestText * NEAR_HEADING || below > SCORES.text) continue;
      const others = [...named.keys()].map((other) => scores.get(other) ?? 0);
      scores.set(doc, Math.max(below, ...others) + 1);
    }
  }
}

/** A lone symbol: rules about symbols say what it means, all others only use it. */
export function liftSymbolRules(scores: Scores, query: Query, resources: Resources): void {
  const [symbol, ...rest] = query.words;
  if (!symbol?.text.startsWith('{') || rest.length > 0) return;
  for (const [doc, score] of scores) {
    const isAbout = isAboutSymbols(doc, resources);
    const definition = resources.text?.textOf(doc, 'en').toLowerCase().indexOf(symbol.text) ?? -1;
    const early = definition < 0 ? 0 : Math.max(0, 40 - definition / 3);
    scores.set(doc, score + (isAbout ? SCORES.nameWords - score / 4 + early : 0));
  }
}

function isAboutSymbols(doc: number, { docs, rowOf }: Resources): boolean {
  for (let at: number | undefined = doc; at !== undefined; at = docs.list[at]?.parent)
    if (rowOf(at)?.en?.some((name) => /\bsymbols?\b/i.test(name))) return true;
  return false;
}
