/** A value of each document or wording, by its place. */
export type Values = Float32Array;

export function addTo(values: Values, place: number, value: number): void {
  values[place] = (values[place] ?? 0) + value;
}

/** Keeps the greater. */
export function raiseTo(values: Values | Float64Array, place: number, value: number): void {
  if (value > (values[place] ?? 0)) values[place] = value;
}

/** Every so many characters in a row. */
export function listGrams(text: string, size: number): string[] {
  return Array.from({ length: Math.max(0, text.length - size + 1) }, (_, at) => text.slice(at, at + size));
}

/** Adds values to the list that a map has under a key. */
export function append<Key, Value>(map: Map<Key, Value[]>, key: Key, ...values: readonly Value[]): void {
  const list = map.get(key);
  if (list) list.push(...values);
  else map.set(key, [...values]);
}
