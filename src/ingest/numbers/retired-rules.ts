import type { EditionId } from '../../model/records/edition.ts';
import type { RuleChange } from '../../model/records/edition-changes.ts';
import type { ReturnedRule } from '../../model/records/edition-step.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { toComparableText } from '../../rulebook/align/comparable-text.ts';
import { indexUnique } from '../../rulebook/align/index-unique.ts';

/** The rules of an edition, on its way into the table. */
export interface WholeEdition {
  edition: EditionId;
  rules: readonly Rule[];
}

/** Fewer words say the same of different things. */
const TELLING_WORDS = 10;

/**
 * The rules that were retired so far, by what they can be known again by: Tokens, section 216 until 2009 and 111 since
 * 2019. Names and hashes of words would do; it is small, so the words themselves are kept while the table is made.
 */
export class RetiredRules {
  readonly #byKey = new Map<string, { last: EditionId; from: RuleNumber }>();

  /** Takes in what a step retired and tells what it brought back. */
  update(before: WholeEdition, after: WholeEdition, changes: readonly RuleChange[]): ReturnedRule[] {
    const main = changes.filter(({ part }) => !part);
    const isNew = new Set(main.flatMap(({ from, to }) => (to && !from ? to : [])));
    const isGone = new Set(main.flatMap(({ from, to }) => (from && !to ? from : [])));
    const returned: ReturnedRule[] = [];
    for (const [key, rule] of indexUnique(after.rules, listKeys)) {
      const old = this.#byKey.get(key);
      if (!old || !isNew.has(rule.number)) continue;
      isNew.delete(rule.number);
      this.#byKey.delete(key);
      returned.push({ ...old, to: rule.number });
    }
    const olds = indexUnique(before.rules, listKeys);
    for (const [key, { number }] of olds)
      if (isGone.has(number)) this.#byKey.set(key, { last: before.edition, from: number });
    return returned;
  }
}

/** A rule's name and its words with numbers masked. */
function listKeys({ en }: Rule): string[] {
  if (!en) return [];
  const words = toComparableText(undefined, en.blocks).masked;
  const isTelling = words.split(/\s+/, TELLING_WORDS).length >= TELLING_WORDS;
  return [...(en.title ? [`name ${en.title.toLowerCase()}`] : []), ...(isTelling ? [`words ${words}`] : [])];
}
