import { isRuleNumber, type RuleNumber } from '../records/rule-number.ts';

/** The rule number in what someone typed or pasted: `CR 702.9B`, `７０２．９ｂ`, `#702.9b`, `702.9.`; undefined for anything else. */
export function readTypedNumber(typed: string): RuleNumber | undefined {
  const folded = typed.normalize('NFKC').toLowerCase().replace(/\s/g, '');
  const bare = folded.replace(/^\D+/, '').replace(/\.$/, '');
  return isRuleNumber(bare) ? bare : undefined;
}
