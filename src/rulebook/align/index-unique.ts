/** Items by their keys; a key that several of them have is no one's. */
export function indexUnique<Item>(
  items: Iterable<Item>,
  keysOf: (item: Item) => readonly string[],
): Map<string, Item> {
  const found = new Map<string, Item | undefined>();
  for (const item of items) for (const key of keysOf(item)) found.set(key, found.has(key) ? undefined : item);
  return new Map([...found].flatMap(([key, item]) => (item === undefined ? [] : [[key, item] as const])));
}
