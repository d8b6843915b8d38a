import type { EditionId } from '../../model/records/edition.ts';
import type { GlossaryEntry, GlossarySide } from '../../model/records/glossary-entry.ts';
import type { Rule, RuleSide } from '../../model/records/rule.ts';
import { levelOf, parentOf, type RuleNumber } from '../../model/records/rule-number.ts';
import { listReferredNumbers } from '../../model/records/rule-reference.ts';
import { toPlainText } from '../../model/records/text.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { compareSides } from './comparable-text.ts';
import { compareGlossaries } from './compare-glossaries.ts';
import { toHeadwordKey } from './headword-key.ts';
import { pairGlossary } from './pair-glossary.ts';

/**
 * English rules of a newer edition that have no Japanese with that of an older one beside them, at the numbers of the newer.
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
    if (!rule.en || rule.ja || !source?.ja || !source.en) return rule;
    const isOutdated = source.state === 'outdated' || compareSides(source.en, rule.en) === 'reworded';
    return carry(rule, source.ja, older.edition, isOutdated);
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
    if (!entry.en || entry.ja || !source?.ja) return entry;
    const isOutdated = source.state === 'outdated' || change?.text === 'reworded';
    return carry(entry, source.ja, older.edition, isOutdated);
  });
}

/** A record with the Japanese of an edition beside it, which may have it from an older one itself. */
function carry<Of extends Rule | GlossaryEntry>(
  record: Of,
  ja: NonNullable<Of['ja']>,
  edition: EditionId,
  isOutdated = true,
): Of {
  return {
    ...record,
    state: isOutdated ? 'outdated' : 'current',
    ja: { ...ja, edition: ja.edition ?? edition },
  };
}

/**
 * English rules with the Japanese of another edition whose English is not at hand. A number alone proves nothing (701.34
 * was Manifest in 2024 and is Proliferate now), so whole families are taken or left: the Japanese is beside the
 * English where a rule and its subrules have the same letters in both, nothing they can be compared by disagrees, and
 * something agrees: the English name printed beside the Japanese one, a symbol, a reference, an example. It is
 * `outdated`, since nobody can tell whether the English changed.
 */
export function carryByNumber(
  rules: readonly Rule[],
  other: { edition: EditionId; rules: readonly Rule[] },
): Rule[] {
  const japanese = new Map(other.rules.map((rule) => [rule.number, rule.ja]));
  const english = new Map(rules.map((rule) => [rule.number, rule.en]));
  const enFamilies = groupFamilies(rules);
  const jaFamilies = groupFamilies(other.rules);
  const trusted = new Set<RuleNumber>();
  for (const [head, members] of enFamilies) {
    const same = jaFamilies.get(head);
    if (same?.join() !== members.join()) continue;
    const verdicts = members.map((number) => compareLanguages(english.get(number), japanese.get(number)));
    if (verdicts.includes('differ') || !verdicts.includes('agree')) continue;
    for (const number of members) trusted.add(number);
  }
  return rules.map((rule) => {
    const ja = rule.ja || !trusted.has(rule.number) ? undefined : japanese.get(rule.number);
    return ja ? carry(rule, ja, other.edition) : rule;
  });
}

/** The glossary of such an edition: an English headword printed beside the Japanese one is proof enough of the term. */
export function carryByHeadword(
  entries: readonly GlossaryEntry[],
  other: { edition: EditionId; glossary: readonly GlossaryEntry[] },
): GlossaryEntry[] {
  const toStub = ({ headwordsBeside: headwords = [], place }: GlossarySide): GlossarySide => {
    return { headwords, blocks: [], senses: [], place };
  };
  const stubs = other.glossary.map((entry) => ({ ...entry, ...(entry.ja && { en: toStub(entry.ja) }) }));
  const pairs = pairGlossary(entries, stubs);
  return entries.map((entry, index) => {
    const pair = pairs[index];
    return entry.ja || !pair?.ja ? entry : carry(pair, pair.ja, other.edition);
  });
}

/** A rule with its subrules; sections and chapters are families of their own, without what is under them. */
function groupFamilies(rules: readonly Rule[]): Map<RuleNumber, RuleNumber[]> {
  const numbers = rules.map(({ number }) => number);
  return Map.groupBy(numbers, (number) =>
    levelOf(number) === 'subrule' ? (parentOf(number) ?? number) : number,
  );
}

function compareLanguages(en: RuleSide | undefined, ja: RuleSide | undefined): 'agree' | 'differ' | 'silent' {
  if (!en || !ja) return 'differ';
  if ((en.title === undefined) !== (ja.title === undefined)) return 'differ';
  const beside = ja.titleBeside ?? (hasJapanese(ja.title ?? '') ? undefined : ja.title);
  if (en.title && beside) return toHeadwordKey(en.title) === toHeadwordKey(beside) ? 'agree' : 'differ';
  const [left, right] = [toSignature(en, 'en'), toSignature(ja, 'ja')];
  if (left !== right) return 'differ';
  return left === '||0' ? 'silent' : 'agree';
}

/** What a translation keeps: symbols, numbers of rules, how many examples. */
function toSignature(side: RuleSide, lang: 'en' | 'ja'): string {
  const text = toPlainText(side.blocks);
  const symbols = (text.match(/\{[^{}]+\}/g) ?? []).sort().join('');
  const references = listReferredNumbers(text, lang);
  const examples = side.blocks.filter((block) => block.type === 'example').length;
  return `${symbols}|${[...new Set(references)].sort().join(' ')}|${examples}`;
}
