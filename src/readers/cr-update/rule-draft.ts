import type { Place } from '../../records/place.ts';
import type { Rule, RuleSide } from '../../records/rule.ts';
import { levelOf, type RuleNumber } from '../../records/rule-number.ts';
import type { SideDraft } from './side-draft.ts';

/** A rule while it is read; a heading may have neither side's text. */
export interface RuleDraft {
  number: RuleNumber;
  place: Place;
  en?: SideDraft;
  ja?: SideDraft;
}

/** The draft as a record. A number printed without any text stays as an empty Japanese heading. */
export function toRule(draft: RuleDraft): Rule {
  const ja = draft.ja ?? (draft.en ? undefined : { blocks: [], corrections: [], place: draft.place });
  return {
    number: draft.number,
    level: levelOf(draft.number),
    state: ja ? 'current' : 'missing',
    ...(draft.en && { en: toRuleSide(draft.en) }),
    ...(ja && { ja: toRuleSide(ja) }),
  };
}

function toRuleSide(side: SideDraft): RuleSide {
  const { title, blocks, corrections, place } = side;
  return {
    ...(title !== undefined && { title }),
    blocks,
    ...(corrections.length > 0 && { corrections }),
    place,
  };
}
