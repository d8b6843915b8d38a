import { toNameKey } from '../fold/fold-text.ts';
import type { Query } from '../query/parse-query.ts';
import { keepBest, type Scores } from './match-names.ts';
import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { WEIGHTS, weigh } from './weights.ts';

/** A glossary entry that alone has the name brings the rules it sends its reader to, those named like it first. */
export function addSeen(scores: Scores, whole: Scores, parts: Scores, { docs, rowOf }: Resources): void {
  const kinds = [...whole.keys()].map((doc) => docs.list[doc]?.kind);
  if (kinds.some((kind) => kind !== 'glossary' && kind !== 'ruling')) return;
  for (const doc of whole.keys()) {
    for (const [place, number] of (rowOf(doc)?.see ?? []).entries()) {
      const seen = docs.find(number);
      if (seen)
        keepBest(
          scores,
          seen.index,
          weigh({ seeRule: 1, seenPlace: place, seenAlike: parts.has(seen.index) ? 1 : 0 }),
        );
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
  for (const [place, { doc }] of lifted.entries())
    keepBest(scores, doc, weigh({ exactName: 1, begunHeading: 1, aliasPlace: place }));
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
      if (score >= WEIGHTS.exactAlias + 5 * WEIGHTS.aliasPlace)
        keepBest(scores, doc, best * WEIGHTS.namedBeside - (WEIGHTS.exactName - score) / 100);
  }
}

function findBestText(scores: Scores): number {
  let best = 0;
  for (const score of scores.values()) if (score <= WEIGHTS.text) best = Math.max(best, score);
  return best;
}

/** A query of more concepts is a sentence: the name in it is one word of many. */
export const KEYWORDS = 3;

/** `接死 damage`: the rule named by a part of the query stands before the subrules that answer the rest. */
export function liftHeadings(scores: Scores, concepts: readonly Concept[], { docs }: Resources): void {
  if (concepts.length < 2 || concepts.length > KEYWORDS) return;
  const bestText = findBestText(scores);
  for (const { named } of concepts) {
    const bestName = Math.max(0, ...named.values());
    for (const [doc, score] of named) {
      if (score < bestName - 10) continue;
      const below = Math.max(0, ...docs.below(doc).map((child) => scores.get(child) ?? 0));
      if (docs.list[doc]?.kind !== 'rule' || below < bestText * WEIGHTS.namedAbove || below > WEIGHTS.text)
        continue;
      const others = [...named.keys()].map((other) => scores.get(other) ?? 0);
      scores.set(doc, Math.max(below, ...others) + 1);
    }
  }
}

/** Characters before a symbol after which it is not early. */
const EARLY_SYMBOL = 120;

/** A lone symbol: rules about symbols say what it means, all others only use it. */
export function liftSymbolRules(scores: Scores, query: Query, resources: Resources): void {
  const [symbol, ...rest] = query.words;
  if (!symbol?.text.startsWith('{') || rest.length > 0) return;
  for (const [doc, score] of scores) {
    const isAbout = isAboutSymbols(doc, resources);
    const definition = resources.text?.textOf(doc, 'en').toLowerCase().indexOf(symbol.text) ?? -1;
    const early = definition < 0 ? 0 : Math.max(0, 1 - definition / EARLY_SYMBOL);
    if (isAbout) scores.set(doc, weigh({ nameWords: 1, symbolText: score, symbolEarly: early }));
  }
}

function isAboutSymbols(doc: number, { docs, rowOf }: Resources): boolean {
  for (let at: number | undefined = doc; at !== undefined; at = docs.list[at]?.parent)
    if (rowOf(at)?.en?.some((name) => /\bsymbols?\b/i.test(name))) return true;
  return false;
}
