/** `2026-02-27` → `20260227.0`, the number that publishers and translators give an edition. */
export function toEditionVersion(edition: string): string {
  return `${edition.replaceAll('-', '')}.0`;
}
