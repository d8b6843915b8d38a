import type { Query } from '../query/parse-query.ts';
import type { Resources } from './engine.ts';
import type { Concept, Way } from './read-concepts.ts';
import { addTo, raiseTo, type Values } from './values.ts';
import { LIMITS } from './weights.ts';

/** What is measured of a document for one query, each from 0 to 1; `WEIGHTS` says what each means. */
export const TEXT_FEATURES = [
  'body',
  'own',
  'rule',
  'question',
  'told',
  'asked',
  'coverage',
  'quoted',
  'document',
] as const;

type Features = Record<(typeof TEXT_FEATURES)[number], Values>;

/** A query's concepts measured on the documents that say something of it. */
export type TextMeasures = ReturnType<typeof measureTexts>;

/** Measures every document that says enough; concepts that nothing says tell nothing of any of them. */
export function measureTexts(concepts: readonly Concept[], query: Query, resources: Resources) {
  const { docs, questions, text } = resources;
  const features = Object.fromEntries(
    TEXT_FEATURES.map((feature) => [feature, new Float32Array(docs.list.length)]),
  ) as Features;
  const known = concepts.filter(({ isKnown }) => isKnown);
  const sum = known.reduce((all, { weight }) => all + weight, 0);
  const whole = concepts.reduce((all, { weight }) => all + weight, 0);
  const asked = measureConcepts(known, sum, features, resources);
  for (const phrase of query.phrases)
    for (const lang of ['en', 'ja'] as const)
      for (const doc of text?.findPhrase(phrase, lang).keys() ?? []) features.quoted[doc] = 1;
  const enough: number[] = [];
  let bestShare = 0;
  for (const { index, kind } of docs.list) {
    const share = features.coverage[index] ?? 0;
    if (share > bestShare) bestShare = share;
    if (share >= LIMITS.leastCoverage) enough.push(index);
    if (kind === 'ruling') features.document[index] = 1;
  }
  const ways = known.flatMap((concept) => concept.ways);
  Object.assign(features, questions.measureWordings(query.typed, ways, asked, enough));
  return {
    /** Documents that say enough of the query to be an answer, in order. */
    docs: enough,
    /** By document. */
    features,
    /** The share of all concepts' weight that some document or question says. */
    knownShare: whole === 0 ? 0 : sum / whole,
    /** The share of that which the best document says. */
    bestShare,
  };
}

/** What texts, whole rules and questions say of each concept, summed by the concepts' weights; of wordings what each says. */
function measureConcepts(
  concepts: readonly Concept[],
  sum: number,
  features: Features,
  resources: Resources,
): Values {
  const { docs, questions } = resources;
  const total = docs.list.length;
  const create = () => new Float32Array(total);
  const said = { body: create(), own: create(), inRule: create(), counts: create() };
  const { body, own, inRule } = said;
  const inQuestion = create();
  const items = new Float32Array(questions.size);
  const asked = new Float32Array(questions.size);
  for (const { ways, weight } of concepts) {
    const part = weight / sum;
    for (const way of ways) {
      measureWay(way, said, resources);
      for (const doc of way.asked) raiseTo(inQuestion, doc, way.strength);
      for (const item of way.items) raiseTo(items, item, way.strength);
    }
    for (const way of ways)
      for (const item of way.items) {
        addTo(asked, item, part * (items[item] ?? 0));
        items[item] = 0;
      }
    for (let doc = 0; doc < total; doc++) {
      const byText = own[doc] ?? 0;
      const byQuestion = inQuestion[doc] ?? 0;
      const byRule = inRule[docs.groupOf(doc)] ?? 0;
      const most = Math.max(byText, byQuestion, byRule > 0 ? LIMITS.saidByRule : 0);
      if (most === 0) continue;
      addTo(features.coverage, doc, part * most);
      addTo(features.body, doc, part * (body[doc] ?? 0));
      addTo(features.own, doc, part * byText);
      addTo(features.asked, doc, part * byQuestion);
      addTo(features.rule, doc, part * byRule);
    }
    for (const values of [body, own, inRule, inQuestion]) values.fill(0);
  }
  return asked;
}

/** BM25 of one way to say a concept over texts and over whole rules; of several ways the best counts. `counts` is 0 before and after. */
function measureWay(
  { uses, strength }: Way,
  { body, own, inRule, counts }: Record<'body' | 'own' | 'inRule' | 'counts', Values>,
  { docs, text }: Resources,
): void {
  for (const [at, doc] of uses.docs.entries()) {
    const [count, head] = [uses.counts[at] ?? 0, uses.heads[at] ?? 0];
    raiseTo(body, doc, strength * saturate(count + head, text?.lengths[doc] ?? 1));
    raiseTo(own, doc, strength);
    const group = docs.groupOf(doc);
    addTo(counts, group, count + (group === doc ? head : 0));
  }
  for (const doc of uses.docs) {
    const group = docs.groupOf(doc);
    const count = counts[group] ?? 0;
    if (count > 0) raiseTo(inRule, group, strength * saturate(count, text?.groupLengths[group] ?? 1));
    counts[group] = 0;
  }
}

/** BM25's use count, from 0 to 1; `length` in average lengths. */
function saturate(count: number, length: number): number {
  return count / (count + LIMITS.useSaturation * (1 - LIMITS.lengthShare + LIMITS.lengthShare * length));
}
