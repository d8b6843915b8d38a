/**
 * Edits from one word to another: a letter wrong, missing, too much, or two that changed places. `limit + 1` where it
 * takes more than the limit.
 */
export function countEdits(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let edits = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      current.push(edits);
    }
    if (Math.min(...current) > limit) return limit + 1;
    before = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
