import { foldText } from '../fold/fold-text.ts';
import { splitWords } from '../fold/split-words.ts';
import { stemWord } from '../fold/stem-word.ts';
import type { Scores } from './match-names.ts';
import { measureNearness } from './measure-nearness.ts';
import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { SCORES } from './scores.ts';
import type { TextIndex } from './text-index.ts';

/** BM25: how fast further uses stop counting, and how much length matters. */
const K = 1.2;
const B = 0.6;
/** A text with less than this share of the query's weight is no answer. */
const LEAST_COVERAGE = 0.4;
/** A definition says its word among its first words. */
const EARLY = 12;
/** Multiplayer and casual variants repeat rules of the game for few readers: 810.8c beside 704.5a. */
const VARIANT_PRIOR = 0.95;

/** How well texts answer a query. */
export interface TextScores {
  scores: Scores;
  /** Share of the query's weight that the best text has, from 0 to 1. */
  coverage: number;
}

/**
 * Scores texts by the share of the query they have, rarer concepts counting more, then by BM25, by how near the words
 * stand to each other and to the beginning: a definition says its word first.
 */
export function scoreText(concepts: readonly Concept[], { docs, text }: Resources): TextScores {
  if (!text || concepts.length === 0) return { scores: new Map(), coverage: 0 };
  const total = docs.list.length;
  const weights = concepts.map((concept) =>
    Math.log(1 + (total - concept.uses.size + 0.5) / (concept.uses.size + 0.5)),
  );
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const shares = new Float64Array(total);
  const ranks = new Float64Array(total);
  const firsts = new Float64Array(total).fill(Number.POSITIVE_INFINITY);
  for (const [place, { uses }] of concepts.entries()) {
    const part = (weights[place] ?? 0) / sum;
    for (let doc = 0; doc < total; doc++) {
      const weight = uses.weights[doc] ?? 0;
      if (weight === 0) continue;
      const norm = K * (1 - B + (B * text.lengthOf(doc)) / text.averageLength);
      shares[doc] = (shares[doc] ?? 0) + part;
      ranks[doc] = (ranks[doc] ?? 0) + (part * weight) / (weight + norm);
      const first = uses.firsts[doc] ?? -1;
      if (first >= 0) firsts[doc] = Math.min(firsts[doc] ?? first, first);
    }
  }
  let coverage = 0;
  const scores: Scores = new Map();
  for (let doc = 0; doc < total; doc++) {
    const share = shares[doc] ?? 0;
    coverage = Math.max(coverage, share);
    if (share < LEAST_COVERAGE) continue;
    const first = firsts[doc] ?? EARLY;
    const early = first < EARLY ? 1 - first / EARLY : 0;
    const prior = isVariant(docs.list[doc]?.chapter) ? VARIANT_PRIOR : 1;
    scores.set(doc, SCORES.text * share ** 1.5 * (0.6 + 0.32 * (ranks[doc] ?? 0) + 0.04 * early) * prior);
  }
  addNearness(scores, concepts, text);
  return { scores, coverage: Math.min(1, coverage) };
}

function isVariant(chapter: string | undefined): boolean {
  return chapter === '8' || chapter === '9';
}

/** Texts looked at for how near the words stand. */
const NEAR_LIMIT = 40;

/** The best texts gain up to a twentieth where the query's words stand side by side. */
function addNearness(scores: Scores, concepts: readonly Concept[], text: TextIndex): void {
  if (concepts.length < 2) return;
  const wanted = concepts.map(
    ({ marks }) => new Set(marks.flatMap((mark) => (mark.lang === 'en' ? mark.parts : []))),
  );
  const best = [...scores].sort((a, b) => b[1] - a[1]).slice(0, NEAR_LIMIT);
  for (const [doc, score] of best) {
    const words = splitWords(foldText(text.textOf(doc, 'en'))).map(stemWord);
    scores.set(doc, score * (1 + 0.05 * measureNearness(words, wanted)));
  }
}
