import { followNumbers } from '../../model/records/join-changes.ts';
import type { RuleChange, TextChange } from '../../model/records/rule.ts';
import { compareRuleNumbers, parentOf, type RuleNumber, sectionOf } from '../../model/records/rule-number.ts';

/**
 * How a rule changed between two editions. `reworded` may also have moved; `moved` kept its words;
 * `references` only has other numbers of rules inside; `split` is new and was part of `from`, `merged` is gone into `to`.
 */
const KINDS = ['added', 'removed', 'moved', 'reworded', 'split', 'merged', 'references'] as const;
export type ChangeKind = (typeof KINDS)[number];

export interface ChangeLine {
  kind: ChangeKind;
  from?: RuleNumber;
  to?: RuleNumber;
  text?: TextChange;
  /** How many rules below moved along with it, their words kept: 701.34a with 701.34. */
  along: number;
}

type Pair = { from: RuleNumber; to: RuleNumber };

/**
 * The changes between two editions as a reader wants them, in the order of the newer book, removed ones among them. A
 * rule that moved only because the one above it did has no line of its own.
 */
export function listChanges(changes: readonly RuleChange[]): ChangeLine[] {
  const parts = changes.filter(({ part }) => part);
  const splits = new Map(
    parts.flatMap((part) => (part.part === 'split' && part.to ? [[part.to, part]] : [])),
  );
  const merged = new Map(
    parts.flatMap((part) => (part.part === 'merged' && part.from ? [[part.from, part]] : [])),
  );
  const follow = followNumbers(changes);
  const lines: ChangeLine[] = [];
  const along = new Map<RuleNumber, number>();
  for (const { from, to, text, part } of changes) {
    if (part) continue;
    if (from && to) {
      const head = text !== 'reworded' && from !== to && findMovingHead({ from, to }, follow);
      if (head) along.set(head, (along.get(head) ?? 0) + 1);
      else {
        const kind = toKind({ from, to }, text);
        if (kind) lines.push({ kind, from, to, ...(text && { text }), along: 0 });
      }
    } else if (to) {
      const source = splits.get(to)?.from;
      lines.push(source ? { kind: 'split', from: source, to, along: 0 } : { kind: 'added', to, along: 0 });
    } else if (from) {
      const target = merged.get(from)?.to;
      lines.push(
        target ? { kind: 'merged', from, to: target, along: 0 } : { kind: 'removed', from, along: 0 },
      );
    }
  }
  for (const line of lines) line.along = (line.from && line.to && along.get(line.from)) || 0;
  return lines.sort((a, b) => compareRuleNumbers(placeOf(a), placeOf(b)));
}

function toKind({ from, to }: Pair, text: TextChange | undefined): ChangeKind | undefined {
  if (text === 'reworded') return 'reworded';
  if (from !== to) return 'moved';
  return text === 'references' ? 'references' : undefined;
}

/** The outermost rule above that took this one along: 701.34 for 701.34a → 701.40a. */
function findMovingHead(
  { from, to }: Pair,
  follow: ReturnType<typeof followNumbers>,
): RuleNumber | undefined {
  const [above, below] = [parentOf(from), parentOf(to)];
  if (!above || !below || above === below || follow(above) !== below) return undefined;
  if (from.slice(above.length) !== to.slice(below.length)) return undefined;
  return findMovingHead({ from: above, to: below }, follow) ?? above;
}

function placeOf({ kind, from, to }: ChangeLine): RuleNumber {
  const place = kind === 'merged' ? from : (to ?? from);
  if (!place) throw new TypeError('a change of no rule');
  return place;
}

/** How many rules changed in one way. */
export type KindCount = ReturnType<typeof countKinds>[number];

/** How many rules changed in each way that occurs, those that went along counted with the moved. */
export function countKinds(lines: readonly ChangeLine[]) {
  const counts = new Map<ChangeKind, number>();
  const add = (kind: ChangeKind, count: number) => counts.set(kind, (counts.get(kind) ?? 0) + count);
  for (const { kind, along } of lines) {
    add(kind, 1);
    if (along > 0) add('moved', along);
  }
  return KINDS.flatMap((kind) => {
    const count = counts.get(kind);
    return count ? [{ kind, count }] : [];
  });
}

/** The changes of one section. */
export type ChangeGroup = ReturnType<typeof groupChanges>[number];

/**
 * The changes between two editions by section of the newer one, of the older one where the newer has no such section; a
 * removed rule is where its section went.
 */
export function groupChanges(changes: readonly RuleChange[]) {
  const follow = followNumbers(changes);
  const groups = Map.groupBy(listChanges(changes), (line) => findSection(line, follow));
  return [...groups]
    .map(([section, lines]) => ({ section, lines }))
    .sort((a, b) => compareRuleNumbers(a.section, b.section));
}

function findSection({ kind, from, to }: ChangeLine, follow: ReturnType<typeof followNumbers>): RuleNumber {
  if (to && kind !== 'merged') return sectionOf(to);
  if (!from) throw new TypeError('a change of no rule');
  const section = sectionOf(from);
  return follow(section) ?? section;
}
