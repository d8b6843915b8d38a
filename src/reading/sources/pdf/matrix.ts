/** A place by a matrix of six numbers: how PDF writes where things are drawn. */
export function place([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[], x: number, y: number) {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** One matrix after another: what is drawn by `inner` inside of `outer`. */
export function multiply(outer: readonly number[], inner: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = outer;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
