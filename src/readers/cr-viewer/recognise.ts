import type { SourceText } from '../../sources/source-text.ts';
import { findEntryHeads } from './find-entry-heads.ts';
import { readViewerRows } from './viewer-row.ts';

const SIGNS = [/総合ルール\s*ビュー/, /最終同期/, /訳\s*\d{8}\.\d/];

/**
 * How sure it is, from 0 to 1, that a text is a page of a rules viewer: its signs above the text (title, day of
 * synchronisation, edition), or a text whose numbers stand alone on their lines with its sentences in pieces.
 */
export function recogniseCrViewer(source: SourceText): number {
  const rows = readViewerRows(source);
  const top = rows.slice(0, 200).map(({ folded }) => folded.slice(0, 80));
  const signs = SIGNS.filter((sign) => top.some((text) => sign.test(text))).length;
  const heads = findEntryHeads(rows);
  if (heads.length === 0) return signs >= 2 ? 0.6 : 0;
  if (signs >= 2) return 0.97;
  const alone = heads.filter(({ at }) => rows[at]?.folded === rows[at]?.leading?.number).length;
  const pieces = rows.length / heads.length;
  return (alone / heads.length) * (pieces >= 4 ? 0.9 : 0.4) + signs * 0.05;
}
