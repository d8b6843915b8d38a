/** Adds values to the list that a map has under a key. */
export function append<Key, Value>(map: Map<Key, Value[]>, key: Key, ...values: readonly Value[]): void {
  const list = map.get(key);
  if (list) list.push(...values);
  else map.set(key, [...values]);
}
