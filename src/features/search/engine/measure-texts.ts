import type { Concept } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { WEIGHTS } from './weights.ts';

/** BM25: how fast further uses stop counting, and how much length matters. */
const K = 1.2;
const B = 0.6;
/** A definition says its word among its first words. */
const EARLY = 12;

/** What is measured of every document for one query, each from 0 to 1, by document index. */
export const TEXT_FEATURES = [
  'body',
  'own',
  'all',
  'rule',
  'question',
  'asked',
  'wording',
  'inherited',
  'named',
  'coverage',
  'early',
  'variant',
  'document',
] as const;
export type TextFeature = (typeof TEXT_FEATURES)[number];
export type TextFeatures = Record<TextFeature, Float32Array>;

/** A query's concepts measured on all documents. */
export interface TextMeasures {
  features: TextFeatures;
  /** Concepts that some document or question says. */
  known: number;
  /** Their share of the weight of all concepts. */
  knownShare: number;
}

/** Measures every document; concepts that nothing says tell nothing of any of them. */
export function measureTexts(
  concepts: readonly Concept[],
  typed: string,
  resources: Resources,
): TextMeasures {
  const { docs, text, questions } = resources;
  const total = docs.list.length;
  const weights = concepts.map((concept) => weighConcept(concept, resources));
  const isKnown = concepts.map(
    ({ size, named, ways }) => size > 0 || named.size > 0 || ways.some(({ items }) => items.length > 0),
  );
  const sum = weights.reduce((all, weight, place) => all + (isKnown[place] ? weight : 0), 0) || 1;
  const whole = weights.reduce((all, weight) => all + weight, 0) || 1;
  const features = Object.fromEntries(
    TEXT_FEATURES.map((feature) => [feature, new Float32Array(total)]),
  ) as TextFeatures;
  const asked = new Float32Array(questions.items.length);
  const own = new Float32Array(total);
  const says = new Float32Array(total);
  const inRules = new Float32Array(total);
  const counts = new Float32Array(total);
  const inQuestion = new Float32Array(total);
  for (const [place, { ways, named }] of concepts.entries()) {
    if (!isKnown[place]) continue;
    const part = (weights[place] ?? 0) / sum;
    const bestName = Math.max(0, ...named.values());
    for (const [doc, score] of named)
      features.named[doc] = Math.min(1, (features.named[doc] ?? 0) + (part * score) / bestName);
    for (const list of [own, says, inRules, inQuestion]) list.fill(0);
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
        inRules[group] = Math.max(inRules[group] ?? 0, strength * saturate(count, length));
      }
      for (const item of said) items.set(item, Math.max(items.get(item) ?? 0, strength));
    }
    for (const [item, strength] of items) {
      asked[item] = (asked[item] ?? 0) + part * strength;
      for (const doc of questions.items[item]?.docs ?? [])
        inQuestion[doc] = Math.max(inQuestion[doc] ?? 0, strength);
    }
    for (let doc = 0; doc < total; doc++) {
      const inRule = inRules[docs.groupOf(doc)] ?? 0;
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
  addQuestions(features.question, asked, resources);
  const alike = questions.measureWording(typed);
  for (const [item, value] of alike)
    for (const doc of questions.items[item]?.docs ?? [])
      features.wording[doc] = Math.max(features.wording[doc] ?? 0, value);
  for (const [index, sources] of resources.heirs)
    for (const source of sources)
      features.inherited[index] = Math.max(features.inherited[index] ?? 0, features.question[source] ?? 0);
  for (const { index, chapter, kind } of docs.list) {
    features.document[index] = kind === 'ruling' ? 1 : 0;
    features.all[index] = (features.own[index] ?? 0) ** 2;
    features.variant[index] = chapter === '8' || chapter === '9' ? 1 : 0;
  }
  return { features, known: isKnown.filter(Boolean).length, knownShare: sum / whole };
}

/** The nearest question of each document, by the share of the query that it says. */
function addQuestions(nearest: Float32Array, asked: Float32Array, { questions }: Resources): void {
  for (const [place, share] of asked.entries()) {
    const item = questions.items[place];
    if (share === 0 || !item) continue;
    // A long question says more than was asked.
    const length = Math.max(0.6, item.length / questions.averageLength);
    const value = Math.min(1, (share * 2) / (1 + length));
    for (const [order, doc] of item.docs.entries())
      nearest[doc] = Math.max(nearest[doc] ?? 0, value * (order === 0 ? 1 : WEIGHTS.alsoAnswers));
  }
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
