import type { Edition, EditionId } from '../records/edition.ts';
import type { EditionChanges } from '../records/edition-changes.ts';
import type { Renumbering } from '../records/renumbering.ts';
import type { Rule } from '../records/rule.ts';
import { isRuleNumber, type RuleNumber } from '../records/rule-number.ts';
import { toPlainText } from '../records/text.ts';

/** What is known about numbers in time. `ruleIn` looks a number up in an edition at hand. */
export interface NumberHistory {
  editions: readonly Edition[];
  changes: ReadonlyMap<EditionId, EditionChanges>;
  renumberings: readonly Renumbering[];
  ruleIn(edition: EditionId, number: RuleNumber): Rule | undefined;
  /** The edition to carry numbers to. */
  current: EditionId;
}

/**
 * Carries a number of an edition to the current one, edition by edition; undefined where it is gone, or where what is
 * at hand does not settle it. A day between two editions at hand counts only where both say the same.
 */
export function traceNumber(
  history: NumberHistory,
  from: EditionId,
  number: RuleNumber,
): RuleNumber | undefined {
  const { editions, current } = history;
  if (editions.some((edition) => edition.id === from)) return traceEdition(history, from, number);
  if (from > current) return undefined;
  const authored = findRenumbering(history, from, number);
  if (authored) return authored;
  const before = editions.findLast((edition) => edition.id < from);
  const after = editions.find((edition) => edition.id > from);
  if (!before || !after) return undefined;
  const early = traceEdition(history, before.id, number);
  return early !== undefined && early === traceEdition(history, after.id, number) ? early : undefined;
}

function traceEdition(history: NumberHistory, from: EditionId, number: RuleNumber): RuleNumber | undefined {
  const { editions, current, ruleIn } = history;
  let known: RuleNumber | undefined = ruleIn(from, number) && number;
  let previous = from;
  for (const edition of editions) {
    if (edition.id <= from || edition.id > current) continue;
    if (known) known = traceStep(history, previous, edition.id, known);
    previous = edition.id;
  }
  return known;
}

/** One edition on. Without a list of changes a number is carried only where its English is the same in both. */
function traceStep(
  history: NumberHistory,
  from: EditionId,
  to: EditionId,
  number: RuleNumber,
): RuleNumber | undefined {
  const changes = history.changes.get(to);
  if (changes?.before === from) {
    const own = changes.rules.filter((change) => change.from === number);
    const main = own.find((change) => change.to && !change.part);
    return (main ?? own.find((change) => change.part === 'merged'))?.to;
  }
  const before = history.ruleIn(from, number);
  const after = history.ruleIn(to, number);
  return before && after && toEnglish(before) === toEnglish(after) ? number : undefined;
}

function toEnglish(rule: Rule): string {
  return `${rule.en?.title ?? ''}\n${toPlainText(rule.en?.blocks ?? [])}`;
}

function findRenumbering(
  { renumberings, ruleIn, current }: NumberHistory,
  day: EditionId,
  number: RuleNumber,
): RuleNumber | undefined {
  for (const { from, to, since, until, withSubrules } of renumberings) {
    if (day > until || (since && day < since) || !number.startsWith(from)) continue;
    const rest = number.slice(from.length);
    if (rest !== '' && !(withSubrules && /^[a-z.]/.test(rest))) continue;
    const moved = to + rest;
    return isRuleNumber(moved) && ruleIn(current, moved) ? moved : undefined;
  }
  return undefined;
}
