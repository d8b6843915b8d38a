import { LANGS } from '../../../model/records/lang.ts';
import { levelOf, parentOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import {
  createQuotableFinder,
  type Quotable,
  type QuotableFinder,
  toQuotable,
  toRuleQuotables,
  toTermQuotables,
} from './quotable.ts';
import type { QuotableSource } from './quotable-source.ts';

/** Everything of the current edition that can be quoted. */
export interface QuotableIndex extends QuotableFinder {
  /** A rule with what is below it; of one no longer in use its last text. */
  ofRule(number: RuleNumber): Promise<readonly Quotable[]>;
}

export async function createQuotableIndex(site: QuotableSource): Promise<QuotableIndex> {
  const [rules, terms] = [await site.rules(), await site.glossary()];
  const all = [...rules.flatMap(toRuleQuotables), ...terms.flatMap(toTermQuotables)];
  const byNumber = new Map<RuleNumber, Quotable[]>();
  for (const passage of all)
    for (const number of listUpwards(passage.number)) {
      const known = byNumber.get(number);
      if (known) known.push(passage);
      else byNumber.set(number, [passage]);
    }
  return {
    ...createQuotableFinder(all),
    async ofRule(number) {
      const known = byNumber.get(number);
      if (known) return known;
      const gone = await site.rule(number);
      return gone ? toRuleQuotables(gone) : [];
    },
  };
}

/** What a rule, and of a rule or subrule what is below it, said before an edition at hand changed it, newest first. */
export async function listOlderQuotables(
  site: QuotableSource,
  index: QuotableIndex,
  number: RuleNumber,
): Promise<Quotable[]> {
  const isWhole = levelOf(number) === 'chapter' || levelOf(number) === 'section';
  const below = isWhole ? [] : (await index.ofRule(number)).flatMap((each) => each.number ?? []);
  const passages: Quotable[] = [];
  for (const each of new Set([number, ...below])) {
    const steps = (await site.rule(each))?.trace ?? [];
    for (const { from } of steps) {
      const sides = from && (await site.texts(from.edition, from.number))?.[from.number];
      if (!sides) continue;
      for (const lang of LANGS) {
        const text = sides[lang];
        if (text === undefined) continue;
        passages.push(toQuotable({ number: from.number, lang, edition: from.edition }, text.split('\n')));
      }
    }
  }
  return passages;
}

/** A number and those above it: `702.9b`, `702.9`, `702`, `7`. */
function listUpwards(number: RuleNumber | undefined): RuleNumber[] {
  return number === undefined ? [] : [number, ...listUpwards(parentOf(number))];
}
