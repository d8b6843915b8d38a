import { type GlossaryEntry, listSideBlocks } from '../../model/records/glossary-entry.ts';
import { LANGS, type Lang } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { TextBlock } from '../../model/records/text.ts';
import type { Referrer } from './references.ts';

/** What a text refers to, as keys: today's numbers or slugs. `edition` is the one whose numbers it uses, if not the book's. */
export type FindTargets = (text: string, lang: Lang, edition: string | undefined) => Iterable<string>;

/**
 * Who refers to what, by target: every rule, example and glossary entry in book order, both languages together, once
 * each and never a target by itself.
 */
export function collectReferrers(
  rules: readonly Rule[],
  glossary: readonly GlossaryEntry[],
  findTargets: FindTargets,
): ReadonlyMap<string, readonly Referrer[]> {
  const referrers = new Map<string, Map<string, Referrer>>();
  const add = (own: string, key: string, referrer: Referrer, targets: Iterable<string>) => {
    for (const target of targets) {
      if (target === own) continue;
      const found = referrers.get(target) ?? new Map<string, Referrer>();
      if (!referrers.has(target)) referrers.set(target, found);
      if (!found.has(key)) found.set(key, referrer);
    }
  };
  for (const rule of rules) {
    for (const type of ['text', 'example'] as const) {
      const isWanted = (block: TextBlock) => (block.type === 'example') === (type === 'example');
      const referrer: Referrer = { by: 'rule', number: rule.number, in: type };
      for (const lang of LANGS) {
        for (const block of rule[lang]?.blocks.filter(isWanted) ?? [])
          add(
            rule.number,
            `${rule.number} ${type}`,
            referrer,
            findTargets(block.text, lang, rule[lang]?.edition),
          );
      }
    }
  }
  for (const entry of glossary) {
    const referrer: Referrer = { by: 'glossary', slug: entry.slug };
    for (const lang of LANGS) {
      const side = entry[lang];
      for (const block of side ? listSideBlocks(side) : [])
        add(entry.slug, `glossary ${entry.slug}`, referrer, findTargets(block.text, lang, side?.edition));
    }
  }
  return new Map([...referrers].map(([target, found]) => [target, [...found.values()]]));
}
