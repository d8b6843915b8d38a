import type { EditionId } from '../../model/records/edition.ts';
import { followNumbers } from '../../model/records/join-changes.ts';
import type { NumberTable } from '../../model/records/number-table.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { indexUnique } from '../../rulebook/align/index-unique.ts';
import type { WholeEdition } from './run-history.ts';

/** Fewer words may say the same of different things. */
const TELLING_WORDS = 8;

/**
 * Holds every step of the table against what two editions show without any comparison of ours: a name that occurs once in
 * each is the same rule, and so are words, numbers masked, that are once in each. Two editions are held at a time. A fault
 * is a number `from` whose name or words are at `to`, and which the table says went to `followed`, or is gone.
 */
export function checkHistory(editions: Iterable<WholeEdition>, table: NumberTable) {
  const faults: (Record<'from' | 'to', RuleNumber> & {
    edition: EditionId;
    followed: RuleNumber | undefined;
  })[] = [];
  let checked = 0;
  let before: WholeEdition | undefined;
  for (const after of editions) {
    if (before) {
      const follow = followNumbers(table.changesBetween(before.edition, after.edition), { merges: true });
      for (const [from, to] of listSureMatches(before.rules, after.rules)) {
        checked++;
        const followed = follow(from);
        if (followed !== to) faults.push({ edition: after.edition, from, to, followed });
      }
    }
    before = after;
  }
  return { checked, faults };
}

function listSureMatches(before: readonly Rule[], after: readonly Rule[]): [RuleNumber, RuleNumber][] {
  return [toName, toWords].flatMap((toKey) => {
    const [olds, news] = [indexSure(before, toKey), indexSure(after, toKey)];
    return [...olds].flatMap(([key, { number }]): [RuleNumber, RuleNumber][] => {
      const now = news.get(key);
      return now ? [[number, now.number]] : [];
    });
  });
}

/** Rules by what occurs once; a number that is printed twice is a misprint and proves nothing. */
function indexSure(rules: readonly Rule[], toKey: (rule: Rule) => string): Map<string, Rule> {
  const numbers = indexUnique(rules, ({ number }) => [number]);
  const found = indexUnique(rules, (rule) => [toKey(rule)]);
  return new Map([...found].filter(([key, { number }]) => key && numbers.has(number)));
}

function toName({ en }: Rule): string {
  return fold(en?.title ?? '');
}

function toWords({ en }: Rule): string {
  const words = fold(en?.blocks.map(({ text }) => text).join(' ') ?? '');
  return words.split(' ').length >= TELLING_WORDS ? words : '';
}

/** Letters alone: `see rules 601.2b–d` → `see rules #`. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\d{3}(?:\.\d+[a-z]{0,2})?(?:[-–—](?:\d{3}(?:\.\d+)?[a-z]{0,2}|\d+|[a-z])\b)?/g, '#')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .trim();
}
