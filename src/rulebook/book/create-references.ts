import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { collectReferrers } from './collect-referrers.ts';
import { once } from './once.ts';
import type { References, TermSpan } from './references.ts';

/** A term in more rules than one in sixteen is everyday language of the book (Card, Player, Ability). */
const EVERYDAY_SHARE = 1 / 16;
const EVERYDAY_RULES = 25;

/** Who refers to what in the current edition; worked out when first asked for. */
export function createReferences(
  { rules, glossary }: { rules: readonly Rule[]; glossary: readonly GlossaryEntry[] },
  makeTermFinder: () => (text: string, lang: Lang) => readonly TermSpan[],
  findNumbers: (text: string, lang: Lang, edition?: string) => Iterable<RuleNumber>,
): References {
  const finder = once(makeTermFinder);
  const findTerms = (text: string, lang: Lang) => finder()(text, lang);
  const findSlugs = (text: string, lang: Lang) => findTerms(text, lang).map((span) => span.slug);
  const ofNumbers = once(() => collectReferrers(rules, glossary, findNumbers));
  const ofTerms = once(() => collectReferrers(rules, glossary, findSlugs));
  const everyday = once(() => findEveryday(rules, findSlugs));
  return {
    findTerms,
    isEveryday: (slug) => everyday().has(slug),
    referrersOf: (target) =>
      (typeof target === 'string' ? ofNumbers().get(target) : ofTerms().get(target.slug)) ?? [],
  };
}

function findEveryday(
  rules: readonly Rule[],
  findSlugs: (text: string, lang: Lang) => readonly string[],
): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const rule of rules) {
    const found = new Set((rule.en?.blocks ?? []).flatMap((block) => findSlugs(block.text, 'en')));
    for (const slug of found) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  const limit = Math.max(EVERYDAY_RULES, rules.length * EVERYDAY_SHARE);
  return new Set([...counts].filter(([, count]) => count > limit).map(([slug]) => slug));
}
