import type { Document } from '../records/document.ts';
import type { Edition } from '../records/edition.ts';
import type { Lang } from '../records/lang.ts';
import { LANGS } from '../records/lang.ts';
import type { Rule } from '../records/rule.ts';
import type { RuleNumber } from '../records/rule-number.ts';
import { findRuleReferences } from '../records/rule-reference.ts';
import type { Book } from './book.ts';
import { carryQuestions } from './carry-questions.ts';
import { collectCitations } from './collect-citations.ts';
import { collectNotes, collectRulings, type DocumentReading } from './collect-rulings.ts';
import type { Collections } from './collections.ts';
import { createNumberTracer } from './create-number-tracer.ts';
import { findDocumentDay } from './document-day.ts';
import { toGlossaryIndex } from './glossary-index.ts';
import { once } from './once.ts';
import { createRuleTree } from './rule-tree.ts';
import { toSectionParts } from './section-parts.ts';
import type { Segment } from './segment.ts';
import { createTermFinders } from './term-finders.ts';
import { createTermNames } from './term-names.ts';

export interface BookOptions {
  /** Cuts Japanese into words; without it a Japanese term counts only where its own script does not go on. */
  segment?: Segment;
}

/** A term in more rules than one in sixteen is everyday language of the book (Card, Player, Ability). */
const EVERYDAY_SHARE = 1 / 16;
const EVERYDAY_RULES = 25;

/** Makes the published book of the collections. Throws when they hold no edition: there is nothing to publish then. */
export function createBook(collections: Collections, options: BookOptions = {}): Book {
  const { editions, documents, terms } = collections;
  const edition = findCurrent(collections);
  const rulesIn = (id: string) => collections.rules[id] ?? [];
  const glossaryIn = (id: string) => collections.glossary[id] ?? [];
  const rules = rulesIn(edition.id);
  const glossary = glossaryIn(edition.id);
  const trees = new Map(editions.map(({ id }) => [id, once(() => createRuleTree(rulesIn(id)))]));
  const tree = createRuleTree(rules);
  const ruleIn = (id: string, number: RuleNumber) => trees.get(id)?.().rule(number);
  const changes = new Map(collections.changes.map((each) => [each.after, each]));
  const renumberings = collections.renumberings ?? [];
  const today = createNumberTracer({
    editions,
    changes,
    renumberings,
    rulesIn,
    ruleIn,
    current: edition.id,
  });

  const entries = new Map(glossary.map((entry) => [entry.slug, entry]));
  const names = createTermNames(glossary, rules, terms, options.segment);
  const findTerms = once(() => createTermFinders(glossary, names, terms, options.segment));
  const findNumbers = (text: string, lang: Lang, from = edition.id) =>
    findRuleReferences(text, lang)
      .flatMap((reference) => reference.numbers)
      .map((number) => today(from, number))
      .filter((number) => number !== undefined);

  const citedNumbers = once(() => collectCitations(rules, glossary, findNumbers));
  const citedTerms = once(() =>
    collectCitations(rules, glossary, (text, lang) => findTerms()(text, lang).map((span) => span.slug)),
  );
  const everyday = once(() => findEveryday(rules, findTerms()));
  const keywords = once(
    () =>
      new Set(
        glossary
          .filter((entry) => names.rulesAbout(entry).some((rule) => rule.level === 'rule'))
          .map((entry) => entry.slug),
      ),
  );
  const slugs = once(
    () =>
      new Map(
        LANGS.flatMap((lang) =>
          glossary.flatMap((entry) =>
            names.namesOf(entry, lang).map((name) => [`${lang} ${name.toLowerCase()}`, entry.slug] as const),
          ),
        ),
      ),
  );
  const dayOf = (document: Document) => findDocumentDay(document, editions);
  const reading: DocumentReading = {
    findNumbers: (document, text, lang) => findNumbers(text, lang, dayOf(document)),
    findKeywords: (text, lang) =>
      findTerms()(text, lang)
        .map((span) => span.slug)
        .filter((slug) => keywords().has(slug) && !everyday().has(slug)),
    rulesOf: (slug) => withFound(entries.get(slug), names.rulesAbout)?.map((rule) => rule.number) ?? [],
    slugOf: (name, lang) => slugs().get(`${lang} ${name.toLowerCase()}`),
    today: (document, number) => today(dayOf(document), number),
  };
  const questions = once(() => carryQuestions(collections.questions ?? [], today));
  const rulings = once(() => collectRulings(documents, reading));
  const notes = once(() => collectNotes(documents, reading));
  const indexes = {
    en: once(() => toGlossaryIndex(glossary, 'en', names)),
    ja: once(() => toGlossaryIndex(glossary, 'ja', names)),
  };

  return {
    edition,
    editions,
    rules,
    glossary,
    documents,
    terms,
    ...tree,
    ruleIn,
    rulesIn,
    glossaryIn,
    changesOf: (id) => changes.get(id),
    entry: (slug) => entries.get(slug),
    dayOf,
    document: (id) => documents.find((document) => document.id === id),
    partsOf: (section) => toSectionParts(tree.childrenOf(section)),
    citedBy: (target) =>
      (typeof target === 'string' ? citedNumbers().get(target) : citedTerms().get(target.slug)) ?? [],
    rulingsAbout: (subject) =>
      rulings().about.get(typeof subject === 'string' ? subject : subject.slug) ?? [],
    subjectsOf: (ruling) => rulings().subjects.get(ruling) ?? [],
    notesAbout: (number) => notes().get(number) ?? [],
    cards: documents.flatMap((document) => document.cards.map((record) => ({ document, record }))),
    questions: () => questions().all,
    questionsAbout: (number) => questions().about(number),
    indexOf: (lang) => indexes[lang](),
    titleOf: (number, lang) => withFound(tree.rule(number), (rule) => names.titleOf(rule, lang)),
    nameOf: (slug, lang) => withFound(entries.get(slug), (entry) => names.nameOf(entry, lang)),
    readingOf: (slug) => withFound(entries.get(slug), names.readingOf),
    entryAbout: (number) => withFound(tree.rule(number), names.entryAbout),
    rulesAbout: (slug) => withFound(entries.get(slug), names.rulesAbout) ?? [],
    findTerms: (text, lang) => findTerms()(text, lang),
    isEveryday: (slug) => everyday().has(slug),
    today,
  };
}

/** The newest edition with English text, else the newest of all. */
function findCurrent({ editions, rules }: Collections): Edition {
  const current = editions.findLast(({ id }) => rules[id]?.some((rule) => rule.en)) ?? editions.at(-1);
  if (!current) throw new TypeError('a book needs an edition');
  return current;
}

function findEveryday(
  rules: readonly Rule[],
  findTerms: (text: string, lang: Lang) => readonly { slug: string }[],
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const rule of rules) {
    const found = new Set(
      (rule.en?.blocks ?? []).flatMap((block) => findTerms(block.text, 'en').map((span) => span.slug)),
    );
    for (const slug of found) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  const limit = Math.max(EVERYDAY_RULES, rules.length * EVERYDAY_SHARE);
  return new Set([...counts].filter(([, count]) => count > limit).map(([slug]) => slug));
}

function withFound<T, R>(found: T | undefined, use: (found: T) => R): R | undefined {
  return found === undefined ? undefined : use(found);
}
