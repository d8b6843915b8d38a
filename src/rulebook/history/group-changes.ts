import type { RuleChange } from '../../model/records/edition-changes.ts';
import { compareRuleNumbers, type RuleNumber, sectionOf } from '../../model/records/rule-number.ts';
import { type ChangeLine, listChanges } from './list-changes.ts';

/** The changes of one section. */
export interface ChangeGroup {
  /** Its number in the newer edition; in the older one where the newer has no such section. */
  section: RuleNumber;
  lines: ChangeLine[];
}

/** The changes between two editions by section of the newer one; a removed rule is where its section went. */
export function groupChanges(changes: readonly RuleChange[]): ChangeGroup[] {
  const whereTo = new Map(
    changes.flatMap(({ from, to, part }) => (from && to && !part ? [[from, to] as const] : [])),
  );
  const groups = new Map<RuleNumber, ChangeGroup>();
  for (const line of listChanges(changes)) {
    const section = findSection(line, whereTo);
    const group = groups.get(section);
    if (group) group.lines.push(line);
    else groups.set(section, { section, lines: [line] });
  }
  return [...groups.values()].sort((a, b) => compareRuleNumbers(a.section, b.section));
}

function findSection(
  { kind, from, to }: ChangeLine,
  whereTo: ReadonlyMap<RuleNumber, RuleNumber>,
): RuleNumber {
  if (to && kind !== 'merged') return sectionOf(to);
  if (!from) throw new TypeError('a change of no rule');
  const section = sectionOf(from);
  return whereTo.get(section) ?? section;
}
