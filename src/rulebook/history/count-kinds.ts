import type { ChangeKind, ChangeLine } from './list-changes.ts';

/** How many rules changed in one way. */
export interface KindCount {
  kind: ChangeKind;
  count: number;
}

const KINDS: readonly ChangeKind[] = [
  'added',
  'removed',
  'moved',
  'reworded',
  'split',
  'merged',
  'references',
];

/** How many rules changed in each way that occurs, those that went along counted with the moved. */
export function countKinds(lines: readonly ChangeLine[]): KindCount[] {
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
