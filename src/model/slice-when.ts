/**
 * Items in groups of those after each other: each is with the one above it unless it begins the next, which is asked of the
 * item, its place, and the group above so far.
 */
export function sliceWhen<Item>(
  items: readonly Item[],
  begins: (item: Item, at: number, above: readonly Item[]) => boolean,
): Item[][] {
  const groups: Item[][] = [];
  for (const [at, item] of items.entries()) {
    const last = groups.at(-1);
    if (last && !begins(item, at, last)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}
