/** What was skipped, counted by its reason, a line each: `8 skipped: nginx is not installed here`. */
export function formatSkips(reasons: readonly string[]): string {
  const counts = Map.groupBy(reasons, (reason) => reason);
  return [...counts].map(([reason, { length }]) => `  ${length} skipped: ${reason}\n`).join('');
}
