import type { Query } from '../query/parse-query.ts';
import type { Concept, Way } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { addTo, clearTally, createTally, pourInto, raiseTo, readTally, type Tally } from './tally.ts';
import { LIMITS } from './weights.ts';

/** What is measured of a document for one query, each from 0 to 1; `WEIGHTS` says what each means. */
export const TEXT_FEATURES = [
  'body',
  'own',
  'rule',
  'question',
  'ruleQuestion',
  'told',
  'asked',
  'named',
  'coverage',
  'quoted',
  'document',
] as const;
export type TextFeature = (typeof TEXT_FEATURES)[number];

/** A query's concepts measured on the documents that say something of it. */
export interface TextMeasures {
  /** Documents that say enough of the query to be an answer. */
  docs: readonly number[];
  features: Record<TextFeature, Tally>;
  /** The share of all concepts' weight that some document or question says. */
  knownShare: number;
  /** The share of that which the best document says. */
  bestShare: number;
}

/** Measures every document that says enough; concepts that nothing says tell nothing of any of them. */
export function measureTexts(concepts: readonly Concept[], query: Query, resources: Resources): TextMeasures {
  const total = resources.docs.list.length;
  const features = Object.fromEntries(
    TEXT_FEATURES.map((feature) => [feature, createTally(total)]),
  ) as TextMeasures['features'];
  const known = concepts.filter(({ isKnown }) => isKnown);
  const sum = known.reduce((all, { weight }) => all + weight, 0);
  const whole = concepts.reduce((all, { weight }) => all + weight, 0);
  const { ruleSays, asked } = measureConcepts(known, sum, features, resources);
  const { coverage } = features;
  const docs = coverage.keys.filter((doc) => {
    const share = readTally(coverage, doc);
    return share >= LIMITS.leastCoverage || share * known.length >= LIMITS.leastParts;
  });
  const near = resources.questions.measureWording(
    query.typed,
    known.flatMap(({ ways }) => ways),
  );
  measureQuestions(features, docs, asked, near, resources);
  measureQuotes(features.quoted, query, resources);
  for (const doc of docs) {
    addTo(features.rule, doc, readTally(ruleSays, resources.docs.groupOf(doc)));
    if (resources.docs.list[doc]?.kind === 'ruling') addTo(features.document, doc, 1);
  }
  const bestShare = coverage.keys.reduce((best, doc) => Math.max(best, readTally(coverage, doc)), 0);
  return { docs, features, knownShare: whole === 0 ? 0 : sum / whole, bestShare };
}

/** What texts, whole rules and wordings of questions say of each concept, summed by the concepts' weights. */
function measureConcepts(
  concepts: readonly Concept[],
  sum: number,
  features: TextMeasures['features'],
  resources: Resources,
): { ruleSays: Tally; asked: Tally } {
  const { docs, questions } = resources;
  const total = docs.list.length;
  const [body, own, more, inQuestion] = [0, 1, 2, 3].map(() => createTally(total)) as Four;
  const [ruleSays, ruleShares, inRule, counts] = [0, 1, 2, 3].map(() => createTally(total)) as Four;
  const [asked, items] = [0, 1, 2, 3].map(() => createTally(questions.items.length)) as Four;
  for (const concept of concepts) {
    const part = concept.weight / sum;
    const bestName = Math.max(0, ...concept.named.values());
    for (const [doc, score] of concept.named) addTo(features.named, doc, (part * score) / bestName);
    for (const way of concept.ways) {
      measureWay(way, { body, own, inRule, counts }, resources);
      for (const item of way.items) raiseTo(items, item, way.strength);
    }
    for (const item of items.keys)
      for (const doc of questions.items[item]?.docs ?? []) raiseTo(inQuestion, doc, readTally(items, item));
    for (const said of [own, inQuestion])
      for (const doc of said.keys) {
        const byRule = readTally(inRule, docs.groupOf(doc)) > 0 ? LIMITS.saidByRule : 0;
        raiseTo(more, doc, readTally(said, doc) - byRule);
      }
    for (const group of inRule.keys) addTo(ruleShares, group, part * LIMITS.saidByRule);
    pourInto(ruleSays, inRule, part);
    pourInto(features.body, body, part);
    pourInto(features.own, own, part);
    pourInto(features.asked, inQuestion, part);
    pourInto(features.coverage, more, part);
    pourInto(asked, items, part);
  }
  for (const group of ruleShares.keys)
    for (const doc of docs.membersOf(group)) addTo(features.coverage, doc, readTally(ruleShares, group));
  return { ruleSays, asked };
}

type Four = [Tally, Tally, Tally, Tally];

/** BM25 of one way to say a concept over texts and over whole rules; of several ways the best counts. */
function measureWay(
  { uses, strength }: Way,
  { body, own, inRule, counts }: Record<'body' | 'own' | 'inRule' | 'counts', Tally>,
  { docs, text }: Resources,
): void {
  for (let at = 0; at < uses.docs.length; at++) {
    const doc = uses.docs[at] ?? 0;
    const [count, head] = [uses.counts[at] ?? 0, uses.heads[at] ?? 0];
    const length = text?.lengthOf(doc) ?? 1;
    raiseTo(body, doc, strength * saturate(count + head, length));
    raiseTo(own, doc, strength);
    const group = docs.groupOf(doc);
    addTo(counts, group, count + (group === doc ? head : 0));
  }
  for (const group of counts.keys) {
    const length = text?.groupLengthOf(group) ?? 1;
    raiseTo(inRule, group, strength * saturate(readTally(counts, group), length));
  }
  clearTally(counts);
}

/** The nearest wordings of each of the documents and of its whole rule: by what they say, and by their letters. */
function measureQuestions(
  features: TextMeasures['features'],
  wanted: readonly number[],
  asked: Tally,
  { wordings, told }: ReturnType<Resources['questions']['measureWording']>,
  { questions, docs }: Resources,
): void {
  const near = createTally(questions.items.length);
  pourInto(near, wordings, LIMITS.byLetters);
  pourInto(features.told, told, 1);
  for (const item of asked.keys) {
    // A long question says more than was asked.
    const length = (questions.items[item]?.length ?? 1) / questions.averageLength;
    const said = (readTally(asked, item) * 2) / (1 + Math.max(LIMITS.shortQuestion, length));
    addTo(near, item, (1 - LIMITS.byLetters) * Math.min(1, said));
  }
  const [byText, byRule] = [createNearest(docs.list.length), createNearest(docs.list.length)];
  const groups = new Uint8Array(docs.list.length);
  for (const doc of wanted) groups[docs.groupOf(doc)] = 1;
  for (const item of near.keys) {
    const value = readTally(near, item);
    let share = 1;
    for (const doc of questions.items[item]?.docs ?? []) {
      const group = docs.groupOf(doc);
      if (groups[group]) {
        byText.add(doc, value * share);
        byRule.add(group, value * share);
      }
      share = LIMITS.alsoAnswers;
    }
  }
  for (const doc of wanted) {
    addTo(features.question, doc, byText.read(doc));
    addTo(features.ruleQuestion, doc, byRule.read(docs.groupOf(doc)));
  }
}

/** Half the best and half the mean of the best three values of each document. */
function createNearest(total: number) {
  const [first, second, third] = [createTally(total), createTally(total), createTally(total)];
  return {
    read: (doc: number) =>
      readTally(first, doc) / 2 +
      (readTally(first, doc) + readTally(second, doc) + readTally(third, doc)) / 6,
    add(doc: number, value: number): void {
      if (value <= readTally(third, doc)) return;
      let left = value;
      for (const tally of [first, second, third]) {
        const before = readTally(tally, doc);
        raiseTo(tally, doc, left);
        left = Math.min(left, before);
      }
    },
  };
}

/** Texts that say what a sentence quotes. */
function measureQuotes(quoted: Tally, { phrases }: Query, { text }: Resources): void {
  for (const phrase of phrases)
    for (const lang of ['en', 'ja'] as const)
      for (const doc of text?.findPhrase(phrase, lang).keys() ?? []) raiseTo(quoted, doc, 1);
}

/** BM25's use count, from 0 to 1; `length` in average lengths. */
function saturate(count: number, length: number): number {
  return count / (count + LIMITS.useSaturation * (1 - LIMITS.lengthShare + LIMITS.lengthShare * length));
}
