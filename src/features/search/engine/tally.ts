/** A value of each document or wording, with those that have one, so that no loop goes over the others. */
export interface Tally {
  values: Float32Array;
  keys: number[];
}

export function createTally(size: number): Tally {
  return { values: new Float32Array(size), keys: [] };
}

export function readTally({ values }: Tally, key: number): number {
  return values[key] ?? 0;
}

export function addTo(tally: Tally, key: number, value: number): void {
  const before = tally.values[key] ?? 0;
  if (before === 0) tally.keys.push(key);
  tally.values[key] = before + value;
}

/** Keeps the greater. */
export function raiseTo(tally: Tally, key: number, value: number): void {
  const before = tally.values[key] ?? 0;
  if (value <= before) return;
  if (before === 0) tally.keys.push(key);
  tally.values[key] = value;
}

/** Adds a share of every value to another tally and empties this one. */
export function pourInto(target: Tally, from: Tally, share: number): void {
  for (const key of from.keys) addTo(target, key, share * (from.values[key] ?? 0));
  clearTally(from);
}

export function clearTally(tally: Tally): void {
  for (const key of tally.keys) tally.values[key] = 0;
  tally.keys = [];
}
