import type { EditionId } from '../../model/records/edition.ts';
import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { compareGlossaries } from './compare-glossaries.ts';
import { compareSides } from './compare-texts.ts';

/**
 * English rules of a newer edition with the Japanese of an older one beside them, at the numbers of the newer.
 * `current` where the English differs in no more than numbers of rules (the Japanese names those of its own edition,
 * which `ja.edition` says), `outdated` where it was reworded, `missing` where the older edition has no such rule.
 */
export function carryRules(
  rules: readonly Rule[],
  older: { edition: EditionId; rules: readonly Rule[] },
  follow: (number: RuleNumber) => RuleNumber | undefined,
): Rule[] {
  const sources = new Map<RuleNumber, Rule>();
  for (const rule of older.rules) {
    const number = follow(rule.number);
    if (number) sources.set(number, rule);
  }
  return rules.map((rule) => {
    const source = sources.get(rule.number);
    if (!rule.en || !source?.ja || !source.en) return rule;
    const isOutdated = source.state === 'outdated' || compareSides(source.en, rule.en) === 'reworded';
    const state = isOutdated ? 'outdated' : 'current';
    return { ...rule, state, ja: { ...source.ja, edition: source.ja.edition ?? older.edition } };
  });
}

/** The same for the glossary, where a term that got another headword keeps its Japanese. */
export function carryGlossary(
  entries: readonly GlossaryEntry[],
  older: { edition: EditionId; glossary: readonly GlossaryEntry[] },
): GlossaryEntry[] {
  const bySlug = new Map(older.glossary.map((entry) => [entry.slug, entry]));
  const changes = new Map(compareGlossaries(older.glossary, entries).map((change) => [change.to, change]));
  return entries.map((entry) => {
    const change = changes.get(entry.slug);
    const source = change?.from === undefined ? undefined : bySlug.get(change.from);
    if (!entry.en || !source?.ja) return entry;
    const isOutdated = source.state === 'outdated' || change?.text === 'reworded';
    const state = isOutdated ? 'outdated' : 'current';
    return { ...entry, state, ja: { ...source.ja, edition: source.ja.edition ?? older.edition } };
  });
}
