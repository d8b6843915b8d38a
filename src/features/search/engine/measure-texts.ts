import type { Query } from '../query/parse-query.ts';
import type { Concept, Way } from './read-concepts.ts';
import type { Resources } from './resources.ts';
import { addTo, clearTally, createTally, pourInto, raiseTo, readTally, type Tally } from './tally.ts';
import { LIMITS } from './weights.ts';

/** What is measured of the documents for one query, each from 0 to 1. */
export const TEXT_FEATURES = [
  'body',
  'own',
  'all',
  'rule',
  'question',
  'ruleQuestion',
  'asked',
  'inherited',
  'named',
  'coverage',
  'early',
  'quoted',
  'document',
] as const;
export type TextFeature = (typeof TEXT_FEATURES)[number];
export type TextFeatures = Record<TextFeature, Tally>;

/** A query's concepts measured on the documents that say something of it. */
export interface TextMeasures {
  features: TextFeatures;
  /** Concepts that some document or question says. */
  known: number;
  /** Their share of the weight of all concepts. */
  knownShare: number;
}

/** Measures every document that says something; concepts that nothing says tell nothing of any of them. */
export function measureTexts(concepts: readonly Concept[], query: Query, resources: Resources): TextMeasures {
  const { docs, questions } = resources;
  const total = docs.list.length;
  const features = Object.fromEntries(
    TEXT_FEATURES.map((feature) => [feature, createTally(total)]),
  ) as TextFeatures;
  const known = concepts.filter(({ isKnown }) => isKnown);
  const sum = known.reduce((all, { weight }) => all + weight, 0);
  const whole = concepts.reduce((all, { weight }) => all + weight, 0);
  const asked = createTally(questions.items.length);
  const said = createSaid(resources);
  for (const concept of known) {
    const part = concept.weight / sum;
    const bestName = Math.max(0, ...concept.named.values());
    for (const [doc, score] of concept.named) addTo(features.named, doc, (part * score) / bestName);
    for (const way of concept.ways) gatherWay(way, said, features.early, resources);
    for (const doc of said.says.keys) raiseTo(said.coverage, doc, readTally(said.says, doc));
    for (const group of said.inRule.keys)
      for (const doc of docs.membersOf(group)) {
        addTo(features.rule, doc, part * readTally(said.inRule, group));
        raiseTo(said.coverage, doc, LIMITS.saidByRule);
      }
    for (const item of said.items.keys)
      for (const doc of questions.items[item]?.docs ?? []) {
        raiseTo(said.inQuestion, doc, readTally(said.items, item));
        raiseTo(said.coverage, doc, readTally(said.items, item));
      }
    clearTally(said.inRule);
    pourInto(features.body, said.body, part);
    pourInto(features.own, said.says, part);
    pourInto(features.asked, said.inQuestion, part);
    pourInto(features.coverage, said.coverage, part);
    pourInto(asked, said.items, part);
  }
  measureQuestions(features, asked, query, resources);
  measureQuotes(features.quoted, query, resources);
  for (const doc of features.coverage.keys) {
    addTo(features.all, doc, readTally(features.own, doc) ** 2);
    if (docs.list[doc]?.kind === 'ruling') addTo(features.document, doc, 1);
  }
  return { features, known: known.length, knownShare: whole === 0 ? 0 : sum / whole };
}

/** What is said of one concept: by texts, by whole rules, by the wordings of questions. */
function createSaid({ docs, questions }: Resources) {
  const total = docs.list.length;
  return {
    body: createTally(total),
    says: createTally(total),
    inRule: createTally(total),
    counts: createTally(total),
    inQuestion: createTally(total),
    coverage: createTally(total),
    items: createTally(questions.items.length),
  };
}

/** BM25 of one way to say a concept over texts and over whole rules; of several ways the best counts. */
function gatherWay(
  { uses, strength, items }: Way,
  said: ReturnType<typeof createSaid>,
  early: Tally,
  { docs, text }: Resources,
): void {
  for (let at = 0; at < uses.docs.length; at++) {
    const doc = uses.docs[at] ?? 0;
    const [count, head] = [uses.counts[at] ?? 0, uses.heads[at] ?? 0];
    const length = (text?.lengthOf(doc) ?? 1) / (text?.averageLength ?? 1);
    raiseTo(said.body, doc, strength * saturate(count + head, length));
    raiseTo(said.says, doc, strength);
    const first = uses.firsts[at] ?? -1;
    if (first >= 0 && first < LIMITS.early) raiseTo(early, doc, 1 - first / LIMITS.early);
    const group = docs.groupOf(doc);
    addTo(said.counts, group, count + (group === doc ? head : 0));
  }
  for (const group of said.counts.keys) {
    const length = (text?.groupLengthOf(group) ?? 1) / (text?.averageGroupLength ?? 1);
    raiseTo(said.inRule, group, strength * saturate(readTally(said.counts, group), length));
  }
  clearTally(said.counts);
  for (const item of items) raiseTo(said.items, item, strength);
}

/** The nearest wordings of each document and of its whole rule: by what they say, and by their letters. */
function measureQuestions(features: TextFeatures, asked: Tally, query: Query, resources: Resources): void {
  const { questions, docs, heirs } = resources;
  const near = createTally(questions.items.length);
  pourInto(near, questions.measureWording(query.typed), LIMITS.byLetters);
  for (const item of asked.keys) {
    // A long question says more than was asked.
    const length = (questions.items[item]?.length ?? 1) / questions.averageLength;
    const said = (readTally(asked, item) * 2) / (1 + Math.max(LIMITS.shortQuestion, length));
    addTo(near, item, (1 - LIMITS.byLetters) * Math.min(1, said));
  }
  const [byText, byRule] = [createNearest(), createNearest()];
  for (const item of near.keys)
    for (const [order, doc] of (questions.items[item]?.docs ?? []).entries()) {
      const own = readTally(near, item) * (order === 0 ? 1 : LIMITS.alsoAnswers);
      byText.add(doc, own);
      byRule.add(docs.groupOf(doc), own);
    }
  byText.each((doc, value) => raiseTo(features.question, doc, value));
  byRule.each((group, value) => {
    for (const doc of docs.membersOf(group)) raiseTo(features.ruleQuestion, doc, value);
  });
  for (const [doc, sources] of heirs)
    for (const source of sources) raiseTo(features.inherited, doc, readTally(features.question, source));
}

/** Half the best and half the mean of the best three values of each document. */
function createNearest() {
  const best = new Map<number, [number, number, number]>();
  return {
    add(doc: number, value: number): void {
      const three = best.get(doc);
      if (!three) best.set(doc, [value, 0, 0]);
      else if (value > three[0]) three.splice(0, 3, value, three[0], three[1]);
      else if (value > three[1]) three.splice(1, 2, value, three[1]);
      else if (value > three[2]) three[2] = value;
    },
    each(use: (doc: number, value: number) => void): void {
      for (const [doc, [first, second, third]] of best) use(doc, first / 2 + (first + second + third) / 6);
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
