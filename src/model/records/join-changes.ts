import type { RuleChange, TextChange } from './rule.ts';
import type { RuleNumber } from './rule-number.ts';

const RANK: Readonly<Record<TextChange, number>> = { same: 0, references: 1, reworded: 2 };

/**
 * The changes of two steps in a row as those of one: the only place where steps are put together. Either list may leave
 * out rules that stayed as they were. Of the words it is known only that some step changed them: a wording that came back
 * counts as reworded. A rule merged into one that was itself merged or moved is part of where that one is.
 */
export function joinChanges(first: readonly RuleChange[], second: readonly RuleChange[]): RuleChange[] {
  const [mainFirst, mainSecond] = [first, second].map((changes) => changes.filter(({ part }) => !part));
  const onward = new Map(mainSecond?.flatMap((change) => (change.from ? [[change.from, change]] : [])));
  const back = new Map(mainFirst?.flatMap((change) => (change.to ? [[change.to, change]] : [])));
  const joined: RuleChange[] = [];
  for (const change of mainFirst ?? []) {
    const next = change.to && onward.get(change.to);
    if (!next) joined.push(change);
    else if (change.from && next.to)
      joined.push({ from: change.from, to: next.to, text: toGreater(change.text, next.text) });
    else if (change.from) joined.push({ from: change.from });
    else if (next.to) joined.push({ to: next.to });
  }
  for (const change of mainSecond ?? []) if (!change.from || !back.has(change.from)) joined.push(change);

  const toNewest = followNumbers(second);
  const throughMerges = followNumbers(second, { merges: true });
  const toOldest = (number: RuleNumber) => (back.has(number) ? back.get(number)?.from : number);
  const parts = [
    ...first.map((change) => ({
      ...change,
      to: change.to && (change.part === 'merged' ? throughMerges : toNewest)(change.to),
    })),
    ...second.map((change) => ({ ...change, from: change.from && toOldest(change.from) })),
  ];
  for (const { from, to, part } of parts) if (part && from && to) joined.push({ from, to, part });
  return joined.filter(({ from, to, text, part }) => part || from !== to || text !== 'same');
}

/**
 * Where a number of the older edition is in the newer one; undefined where its rule is gone. A rule that went into
 * another is gone, or with `merges` is where that one does. What was split off is not followed: its rule stayed.
 */
export function followNumbers(
  changes: readonly RuleChange[],
  { merges = false }: { merges?: boolean } = {},
): (number: RuleNumber) => RuleNumber | undefined {
  const went = new Map<RuleNumber, RuleNumber | undefined>();
  for (const { from, to, part } of changes) if (from && !part) went.set(from, to);
  for (const { from, to, part } of changes)
    if (merges && from && part === 'merged' && went.get(from) === undefined) went.set(from, to);
  return (number) => (went.has(number) ? went.get(number) : number);
}

/** The changes as they look from the newer edition: what moved there moves back, what was split off merges again. */
export function invertChanges(changes: readonly RuleChange[]): RuleChange[] {
  return changes.map(({ from, to, text, part }) => ({
    ...(to && { from: to }),
    ...(from && { to: from }),
    ...(text && { text }),
    ...(part && { part: part === 'split' ? 'merged' : 'split' }),
  }));
}

function toGreater(a: TextChange = 'reworded', b: TextChange = 'reworded'): TextChange {
  return RANK[a] >= RANK[b] ? a : b;
}
