import { type GlossaryEntry, listSideBlocks } from '../../model/records/glossary-entry.ts';
import { LANGS, type Lang } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { TextBlock } from '../../model/records/text.ts';
import type { TextSpan } from '../../model/text/spans.ts';
import type { Editions } from './editions/editions.ts';
import { once } from './once.ts';

/** What a question about the book is about: a rule by its current number, or a term by its slug. */
export type Subject = RuleNumber | { slug: string };

/** A subject as one string: a rule by its number, a term by its slug. */
export const toSubjectKey = (subject: Subject): string =>
  typeof subject === 'string' ? subject : subject.slug;

/** What refers to a rule or a term: a rule, an example in it, or a glossary entry. */
export type Referrer =
  | { by: 'rule'; number: RuleNumber; in: 'text' | 'example' }
  | { by: 'glossary'; slug: string };

/** A term found in running text, by offsets. */
export interface TermSpan extends TextSpan {
  slug: string;
}

/** What the texts speak of, and who speaks of what. */
export type References = ReturnType<typeof createReferences>;

/** A term in more rules than one in sixteen is everyday language of the book (Card, Player, Ability). */
const EVERYDAY_SHARE = 1 / 16;
const EVERYDAY_RULES = 25;

/** Who refers to what in the current edition; worked out when first asked for. */
export function createReferences(
  { edition, rulesIn, glossaryIn, findNumbers }: Editions,
  makeTermFinder: () => (text: string, lang: Lang) => readonly TermSpan[],
) {
  const [rules, glossary] = [rulesIn(edition.id), glossaryIn(edition.id)];
  const finder = once(makeTermFinder);
  const findTerms = (text: string, lang: Lang) => finder()(text, lang);
  const findSlugs = (text: string, lang: Lang) => findTerms(text, lang).map((span) => span.slug);
  const ofNumbers = once(() => collectReferrers(rules, glossary, findNumbers));
  const ofTerms = once(() => collectReferrers(rules, glossary, findSlugs));
  const everyday = once(() => findEveryday(rules, findSlugs));
  return {
    /** Glossary terms in running text: longest match, never inside a longer word, in order, every occurrence. */
    findTerms,
    /** Whether a term is on so many pages that linking it tells little: Card, Player. */
    isEveryday: (slug: string) => everyday().has(slug),
    /** Rules, examples and entries that refer to the target in either language, in book order, none twice, never itself. */
    referrersOf: (target: Subject): readonly Referrer[] =>
      (typeof target === 'string' ? ofNumbers().get(target) : ofTerms().get(target.slug)) ?? [],
  };
}

function findEveryday(rules: readonly Rule[], findSlugs: (text: string, lang: Lang) => readonly string[]) {
  const counts = new Map<string, number>();
  for (const rule of rules) {
    const found = new Set((rule.en?.blocks ?? []).flatMap((block) => findSlugs(block.text, 'en')));
    for (const slug of found) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  const limit = Math.max(EVERYDAY_RULES, rules.length * EVERYDAY_SHARE);
  return new Set([...counts].filter(([, count]) => count > limit).map(([slug]) => slug));
}

/** What a text refers to, as keys: today's numbers or slugs. `edition` is the one whose numbers it uses, if not the book's. */
type FindTargets = (text: string, lang: Lang, edition: string | undefined) => Iterable<string>;

/**
 * Who refers to what, by target: every rule, example and glossary entry in book order, both languages together, once
 * each and never a target by itself.
 */
function collectReferrers(
  rules: readonly Rule[],
  glossary: readonly GlossaryEntry[],
  findTargets: FindTargets,
): ReadonlyMap<string, readonly Referrer[]> {
  const referrers = new Map<string, Set<Referrer>>();
  const add = (own: string, referrer: Referrer, targets: Iterable<string>) => {
    for (const target of targets)
      if (target !== own) referrers.getOrInsertComputed(target, () => new Set()).add(referrer);
  };
  for (const { number, ...rule } of rules)
    for (const type of ['text', 'example'] as const) {
      const isWanted = (block: TextBlock) => (block.type === 'example') === (type === 'example');
      const referrer: Referrer = { by: 'rule', number, in: type };
      for (const lang of LANGS)
        for (const { text } of rule[lang]?.blocks.filter(isWanted) ?? [])
          add(number, referrer, findTargets(text, lang, rule[lang]?.edition));
    }
  for (const { slug, ...entry } of glossary) {
    const referrer: Referrer = { by: 'glossary', slug };
    for (const lang of LANGS)
      for (const { text } of entry[lang] ? listSideBlocks(entry[lang]) : [])
        add(slug, referrer, findTargets(text, lang, entry[lang]?.edition));
  }
  return new Map([...referrers].map(([target, found]) => [target, [...found]]));
}
