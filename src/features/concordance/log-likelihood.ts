/**
 * Dunning's log-likelihood ratio of two things that are together in `both` of `all` places, the one in `first` of them,
 * the other in `second`. 0 where they meet no more often than by chance; above 10.8 chance would do it once in a thousand.
 */
export function toLogLikelihood(both: number, first: number, second: number, all: number): number {
  if (both * all <= first * second) return 0;
  const cells = [both, first - both, second - both, all - first - second + both];
  const margins = [first, all - first, second, all - second];
  return 2 * (sumEntropy(cells) - sumEntropy(margins) + sumEntropy([all]));
}

function sumEntropy(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + (count > 0 ? count * Math.log(count) : 0), 0);
}
