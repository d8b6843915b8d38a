import type { Scores } from './match-names.ts';
import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { SCORES } from './scores.ts';
import { WEIGHTS } from './weights.ts';

/** BM25: how fast further uses stop counting, and how much length matters. */
const K = 1.2;
const B = 0.6;
/** A text with less than this share of the query's weight is no answer. */
const LEAST_COVERAGE = 0.25;

/** How well texts answer a query. */
export interface TextScores {
  scores: Scores;
  /** Share of the query's weight that the best text has, from 0 to 1. */
  coverage: number;
}

/** The features of every document for one query, each from 0 to 1, by document index. */
type Features = Record<'body' | 'rule' | 'question' | 'coverage', Float32Array>;

/**
 * Scores texts by the share of the query they have, rarer concepts counting more: by BM25 over the rule itself, over
 * the whole rule with its subrules, and over the questions that it answers.
 */
export function scoreText(concepts: readonly Concept[], resources: Resources): TextScores {
  const scores: Scores = new Map();
  if (!resources.text || concepts.length === 0) return { scores, coverage: 0 };
  const { body, rule, question, coverage } = measureFeatures(concepts, resources);
  const best = WEIGHTS.body + WEIGHTS.rule + WEIGHTS.question + WEIGHTS.coverage;
  let most = 0;
  for (const { index, chapter } of resources.docs.list) {
    const share = coverage[index] ?? 0;
    most = Math.max(most, share);
    if (share < LEAST_COVERAGE) continue;
    const value =
      WEIGHTS.body * (body[index] ?? 0) +
      WEIGHTS.rule * (rule[index] ?? 0) +
      WEIGHTS.question * (question[index] ?? 0) +
      WEIGHTS.coverage * share;
    const prior = chapter === '8' || chapter === '9' ? WEIGHTS.variant : 1;
    scores.set(index, (SCORES.text * value * prior) / best);
  }
  return { scores, coverage: Math.min(1, most) };
}

function measureFeatures(concepts: readonly Concept[], resources: Resources): Features {
  const { docs, text, questions } = resources;
  const total = docs.list.length;
  const weights = concepts.map((concept) => weighConcept(concept, resources));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const features: Features = {
    body: new Float32Array(total),
    rule: new Float32Array(total),
    question: new Float32Array(total),
    coverage: new Float32Array(total),
  };
  const asked = new Float32Array(questions.items.length);
  const own = new Float32Array(total);
  const whole = new Float32Array(total);
  const inQuestion = new Float32Array(total);
  for (const [place, { ways }] of concepts.entries()) {
    const part = (weights[place] ?? 0) / sum;
    for (const list of [own, whole, inQuestion]) list.fill(0);
    const items = new Map<number, number>();
    for (const { variant, strength, uses } of ways) {
      const counts = new Map<number, number>();
      for (let at = 0; at < uses.docs.length; at++) {
        const doc = uses.docs[at] ?? 0;
        const [count, head] = [uses.counts[at] ?? 0, uses.heads[at] ?? 0];
        const length = (text?.lengthOf(doc) ?? 1) / (text?.averageLength ?? 1);
        own[doc] = Math.max(own[doc] ?? 0, strength * saturate(count + head, length));
        const group = docs.groupOf(doc);
        const use = count + (group === doc ? head : 0);
        if (use > 0) counts.set(group, (counts.get(group) ?? 0) + use);
      }
      for (const [group, count] of counts) {
        const length = (text?.groupLengthOf(group) ?? 1) / (text?.averageGroupLength ?? 1);
        whole[group] = Math.max(whole[group] ?? 0, strength * saturate(count, length));
      }
      for (const item of questions.findItems(variant))
        items.set(item, Math.max(items.get(item) ?? 0, strength));
    }
    for (const [item, strength] of items) {
      asked[item] = (asked[item] ?? 0) + part * strength;
      for (const doc of questions.items[item]?.docs ?? [])
        inQuestion[doc] = Math.max(inQuestion[doc] ?? 0, strength);
    }
    for (let doc = 0; doc < total; doc++) {
      const inRule = whole[docs.groupOf(doc)] ?? 0;
      const inBody = own[doc] ?? 0;
      const said = Math.max(inBody > 0 ? 1 : 0, inRule > 0 ? 0.7 : 0, inQuestion[doc] ?? 0);
      if (said === 0) continue;
      features.body[doc] = (features.body[doc] ?? 0) + part * inBody;
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
  return features;
}

/** How much a concept tells: the fewer rules or questions say it, the more. */
function weighConcept({ ways, size }: Concept, { docs, questions }: Resources): number {
  const items = new Set(ways.flatMap(({ variant }) => questions.findItems(variant))).size;
  const share = Math.max((size + 0.5) / (docs.list.length + 1), (items + 0.5) / (questions.items.length + 1));
  return Math.log(1 + (1 - share) / share);
}

/** BM25's use count, from 0 to 1; `length` in average lengths. */
function saturate(count: number, length: number): number {
  return count / (count + K * (1 - B + B * length));
}
