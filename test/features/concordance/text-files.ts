import type { TextFile } from '../../../src/features/search/index-files.ts';

/** Text files of rows `[English, Japanese]`, as the search has them. */
export function toTextFiles(rows: readonly (readonly [en: string, ja: string])[]): {
  en: Pick<TextFile, 'texts'>;
  ja: Pick<TextFile, 'texts'>;
} {
  return { en: { texts: rows.map(([en]) => en) }, ja: { texts: rows.map(([, ja]) => ja) } };
}
