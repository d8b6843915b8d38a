import { readdirSync } from 'node:fs';

/** How many pages a built site has. */
export function countPages(out: string): number {
  return readdirSync(out, { recursive: true, withFileTypes: true }).filter((file) =>
    file.name.endsWith('.html'),
  ).length;
}
