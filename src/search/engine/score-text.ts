import type { Scores } from './match-names.ts';
import { measureNearness } from './measure-nearness.ts';
import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { SCORES } from './scores.ts';
import { WEIGHTS } from './weights.ts';

/** BM25: how fast further uses stop counting, and how much length matters. */
const K = 1.2;
const B = 0.6;
/** A definition says its word among its first words. */
const EARLY = 12;
/** Below this share of the query's weight the best text is a guess; in a sentence less is enough, if it is some words. */
const SURE_COVERAGE = 0.62;
const SENTENCE_COVERAGE = 0.3;
const SENTENCE_PARTS = 1.4;
/** A text with less than this share of the query's weight is no answer. */
const LEAST_COVERAGE = 0.25;

/** How well texts answer a query. */
export interface TextScores {
  scores: Scores;
  /** Whether a text, with its questions, says enough of the query to be an answer and not a guess. */
  isSure: boolean;
}

/** What is measured of every document for one query, each from 0 to 1, by document index. */
const FEATURES = [
  'body',
  'own',
  'all',
  'rule',
  'question',
  'asked',
  'inherited',
  'coverage',
  'near',
  'early',
  'variant',
  'document',
] as const;
export type Feature = (typeof FEATURES)[number];
type Features = Record<Feature, Float32Array>;

/**
 * Scores texts by the share of the query they have, rarer concepts counting more: by BM25 over the rule itself, over
 * the whole rule with its subrules, and over the questions that it answers.
 */
export function scoreText(concepts: readonly Concept[], resources: Resources): TextScores {
  const scores: Scores = new Map();
  if (!resources.text || concepts.length === 0) return { scores, isSure: false };
  const features = measureFeatures(concepts, resources);
  const best = FEATURES.reduce((sum, feature) => sum + Math.max(0, WEIGHTS[feature]), 0);
  const sum = (doc: number) =>
    FEATURES.reduce((all, feature) => all + WEIGHTS[feature] * (features[feature][doc] ?? 0), 0);
  let isSure = false;
  for (const { index } of resources.docs.list) {
    const share = features.coverage[index] ?? 0;
    const parts = share * concepts.length;
    isSure ||= share >= SURE_COVERAGE || (share >= SENTENCE_COVERAGE && parts >= SENTENCE_PARTS);
    if (share >= LEAST_COVERAGE) scores.set(index, (SCORES.text * sum(index)) / best);
  }
  addNearness(scores, concepts, resources);
  return { scores, isSure };
}

/** Texts looked at for how near the words stand. */
const NEAR_LIMIT = 40;

/** The best texts gain where the query's words stand side by side. */
function addNearness(scores: Scores, concepts: readonly Concept[], { text }: Resources): void {
  if (concepts.length < 2 || !text) return;
  const wanted = concepts.map(
    ({ ways }) => new Set(ways.flatMap(({ variant }) => (variant.lang === 'en' ? variant.parts : []))),
  );
  const best = [...scores].sort((a, b) => b[1] - a[1]).slice(0, NEAR_LIMIT);
  for (const [doc, score] of best) {
    scores.set(doc, score + SCORES.text * WEIGHTS.near * measureNearness(text.stemsOf(doc), wanted));
  }
}

function measureFeatures(concepts: readonly Concept[], resources: Resources): Features {
  const { docs, text, questions } = resources;
  const total = docs.list.length;
  const weights = concepts.map((concept) => weighConcept(concept, resources));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const features = Object.fromEntries(
    FEATURES.map((feature) => [feature, new Float32Array(total)]),
  ) as Features;
  const asked = new Float32Array(questions.items.length);
  const own = new Float32Array(total);
  const says = new Float32Array(total);
  const whole = new Float32Array(total);
  const counts = new Float32Array(total);
  const inQuestion = new Float32Array(total);
  for (const [place, { ways }] of concepts.entries()) {
    const part = (weights[place] ?? 0) / sum;
    for (const list of [own, says, whole, inQuestion]) list.fill(0);
    const items = new Map<number, number>();
    for (const { strength, uses, items: said } of ways) {
      counts.fill(0);
      for (let at = 0; at < uses.docs.length; at++) {
        const doc = uses.docs[at] ?? 0;
        const [count, head] = [uses.counts[at] ?? 0, uses.heads[at] ?? 0];
        const length = (text?.lengthOf(doc) ?? 1) / (text?.averageLength ?? 1);
        own[doc] = Math.max(own[doc] ?? 0, strength * saturate(count + head, length));
        says[doc] = Math.max(says[doc] ?? 0, strength);
        const first = uses.firsts[at] ?? -1;
        if (first >= 0 && first < EARLY)
          features.early[doc] = Math.max(features.early[doc] ?? 0, 1 - first / EARLY);
        const group = docs.groupOf(doc);
        const use = count + (group === doc ? head : 0);
        counts[group] = (counts[group] ?? 0) + use;
      }
      for (const doc of uses.docs) {
        const group = docs.groupOf(doc);
        const count = counts[group] ?? 0;
        if (count === 0) continue;
        const length = (text?.groupLengthOf(group) ?? 1) / (text?.averageGroupLength ?? 1);
        whole[group] = Math.max(whole[group] ?? 0, strength * saturate(count, length));
      }
      for (const item of said) items.set(item, Math.max(items.get(item) ?? 0, strength));
    }
    for (const [item, strength] of items) {
      asked[item] = (asked[item] ?? 0) + part * strength;
      for (const doc of questions.items[item]?.docs ?? [])
        inQuestion[doc] = Math.max(inQuestion[doc] ?? 0, strength);
    }
    for (let doc = 0; doc < total; doc++) {
      const inRule = whole[docs.groupOf(doc)] ?? 0;
      const inBody = own[doc] ?? 0;
      const said = Math.max(says[doc] ?? 0, inRule > 0 ? 0.5 : 0, inQuestion[doc] ?? 0);
      if (said === 0) continue;
      features.body[doc] = (features.body[doc] ?? 0) + part * inBody;
      features.own[doc] = (features.own[doc] ?? 0) + part * (says[doc] ?? 0);
      features.asked[doc] = (features.asked[doc] ?? 0) + part * (inQuestion[doc] ?? 0);
      features.rule[doc] = (features.rule[doc] ?? 0) + part * inRule;
      features.coverage[doc] = (features.coverage[doc] ?? 0) + part * said;
    }
  }
  for (const [place, share] of asked.entries()) {
    const item = questions.items[place];
    if (share === 0 || !item) continue;
    // A long question says more than was asked.
    const length = Math.max(0.6, item.length / questions.averageLength);
    const value = Math.min(1, (share * 2) / (1 + length));
    for (const [order, doc] of item.docs.entries())
      features.question[doc] = Math.max(
        features.question[doc] ?? 0,
        value * (order === 0 ? 1 : WEIGHTS.alsoAnswers),
      );
  }
  for (const [index, sources] of resources.heirs)
    for (const source of sources)
      features.inherited[index] = Math.max(features.inherited[index] ?? 0, features.question[source] ?? 0);
  for (const { index, chapter, kind } of docs.list) {
    features.document[index] = kind === 'ruling' ? 1 : 0;
    features.all[index] = (features.own[index] ?? 0) ** 2;
    features.variant[index] = chapter === '8' || chapter === '9' ? 1 : 0;
  }
  return features;
}

/** How much a concept tells: the fewer rules or questions say it, the more. */
function weighConcept({ ways, size }: Concept, { docs, questions }: Resources): number {
  const items = new Set(ways.flatMap((way) => way.items)).size;
  const share = Math.max((size + 0.5) / (docs.list.length + 1), (items + 0.5) / (questions.items.length + 1));
  return Math.log(1 + (1 - share) / share);
}

/** BM25's use count, from 0 to 1; `length` in average lengths. */
function saturate(count: number, length: number): number {
  return count / (count + K * (1 - B + B * length));
}
