import { LANGS, type Lang, mapLangs } from '../../../model/records/lang.ts';
import { listUpwards, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toExcerpt } from '../../render/to-excerpt.ts';
import { append } from '../../search/engine/values.ts';
import { foldWords, hasRuns, joinWords, toRuleQuotables } from './quotable.ts';
import type { QuotableSource, QuotedRule } from './quotable-source.ts';

/** What a rule is called in each language: its own name, else its first words. */
export type RuleName = { [lang in Lang]?: string | undefined };

export type RuleNames = Awaited<ReturnType<typeof createRuleNames>>;

/** UTF-16 units of what stands for a name. */
const MOST = 60;

export async function createRuleNames(source: QuotableSource) {
  const rules = await source.rules();
  const byNumber = new Map(rules.map((rule) => [rule.number, rule]));
  const byName = new Map<string, RuleNumber[]>();
  for (const { number, en, ja } of rules)
    for (const title of [en?.title, ja?.title]) if (title) append(byName, toKey(title), number);
  return {
    /** Of a number no longer in use what it was called last; empty where the site has none. */
    async nameOf(number: RuleNumber) {
      const rule = byNumber.get(number) ?? (await source.rule(number));
      return rule ? toName(rule) : {};
    },
    /** Whether a rule or one below it has words. */
    says: (number: RuleNumber, words: string) =>
      rules
        .filter((rule) => isAbove(number, rule.number))
        .some((rule) => toRuleQuotables(rule).some((passage) => hasRuns(passage, [foldWords(words)]))),
    /** Whether the texts at hand are a summary, not the official ones. */
    isDigest: rules.some(({ unofficialDigest }) => unofficialDigest),
    /** The rules, sections and chapters that have a name, in either language, in book order. */
    findNamed: (name: string) => byName.get(toKey(name)) ?? [],
    /** Whether it has a name of its own. */
    isNamed: (number: RuleNumber) => LANGS.some((lang) => byNumber.get(number)?.[lang]?.title),
  };
}

/** Whether a number is another or is above it. */
export function isAbove(above: RuleNumber, number: RuleNumber): boolean {
  return listUpwards(number).includes(above);
}

function toKey(name: string): string {
  return joinWords(foldWords(name));
}

function toName(rule: QuotedRule): RuleName {
  return mapLangs(
    rule,
    ({ title, text: [first] }) => title ?? (first && toExcerpt([{ type: 'paragraph', text: first }], MOST)),
  );
}

/** A name behind what it is of: ` — Flying / 飛行`; nothing where there is none. */
export function formatName({ en, ja }: RuleName): string {
  const names = [en, ja].filter(Boolean);
  return names.length > 0 ? ` — ${names.join(' / ')}` : '';
}
