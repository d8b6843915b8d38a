import type { GlossaryEntry } from '../records/glossary-entry.ts';
import { LANGS, type Lang } from '../records/lang.ts';
import type { Rule } from '../records/rule.ts';
import type { TextBlock } from '../records/text.ts';
import type { Citation } from './book.ts';
import { toSideBlocks } from './side-blocks.ts';

/** What a text refers to, as keys: today's numbers or slugs. `edition` is the one whose numbers it uses, if not the book's. */
export type FindTargets = (text: string, lang: Lang, edition: string | undefined) => Iterable<string>;

/**
 * Who refers to what, by target: every rule, example and glossary entry in book order, both languages together, once
 * each and never a target by itself.
 */
export function collectCitations(
  rules: readonly Rule[],
  glossary: readonly GlossaryEntry[],
  findTargets: FindTargets,
): ReadonlyMap<string, readonly Citation[]> {
  const citations = new Map<string, Map<string, Citation>>();
  const add = (own: string, key: string, citation: Citation, targets: Iterable<string>) => {
    for (const target of targets) {
      if (target === own) continue;
      const found = citations.get(target) ?? new Map<string, Citation>();
      if (!citations.has(target)) citations.set(target, found);
      if (!found.has(key)) found.set(key, citation);
    }
  };
  for (const rule of rules) {
    for (const type of ['text', 'example'] as const) {
      const isWanted = (block: TextBlock) => (block.type === 'example') === (type === 'example');
      const citation: Citation = { by: 'rule', number: rule.number, in: type };
      for (const lang of LANGS) {
        for (const block of rule[lang]?.blocks.filter(isWanted) ?? [])
          add(
            rule.number,
            `${rule.number} ${type}`,
            citation,
            findTargets(block.text, lang, rule[lang]?.edition),
          );
      }
    }
  }
  for (const entry of glossary) {
    const citation: Citation = { by: 'glossary', slug: entry.slug };
    for (const lang of LANGS) {
      const side = entry[lang];
      for (const block of side ? toSideBlocks(side) : [])
        add(entry.slug, `glossary ${entry.slug}`, citation, findTargets(block.text, lang, side?.edition));
    }
  }
  return new Map([...citations].map(([target, found]) => [target, [...found.values()]]));
}
