import type { EntryHead } from './find-entry-heads.ts';
import type { ViewerRow } from './viewer-row.ts';

/** What a page prints under its text, at the start of a line. */
const FOOTER =
  /^(?:©|\(c\)\s|copyright\b|all rights reserved|powered by|管理者連絡先|権利表記|お問い合わせ|\(実行時間|ページの先頭|トップページ$|前のページ|次のページ|[<«≪]+\s*\d{3}\.|\[?(?:前|次)へ\]?$)/i;

/** Index of the first row under the text: a copyright line, or the numbers of neighbouring sections to go on to. */
export function findFooter(rows: readonly ViewerRow[], heads: readonly EntryHead[]): number {
  const from = (heads.at(-1)?.at ?? rows.length) + 1;
  const lastSentence = rows.findLastIndex(({ folded }) => folded.includes('。'));
  const at = rows.findIndex((row, index) => {
    if (index < from) return false;
    return (
      FOOTER.test(row.folded) ||
      (index > lastSentence && row.level === 'section' && row.leading?.dot === true)
    );
  });
  return at < 0 ? rows.length : at;
}
