import { firstCharacters, type SourceText } from '../../sources/source-text.ts';
import { KANJI, KATAKANA } from '../../text/character-classes.ts';
import { foldForms } from '../../text/fold-forms.ts';

const TITLE = /\d{4}年 ?\d{1,2}月(?: ?\d{1,2}日)?[ \n]{1,4}[^\n]{0,30}(?:裁定|訂正|エラッタ)/;
const HEADING = new RegExp(
  `(?:^|[\\n。)])[ ]{0,8}[${KANJI}${KATAKANA}・ーの]{0,10}(?:裁定|訂正)(?=\\s)`,
  'g',
);
const ITEM = /(?:^|[\n。)」] {0,8})\(?\d{1,3}[.)] {0,2}[^\s\d.]/g;

/** How sure it is that a text is Japanese rulings and errata, by a dated title or headings over lists. */
export function recogniseRulingsErrata(source: SourceText): number {
  const text = foldForms(firstCharacters(source, 100_000));
  const items = text.match(ITEM)?.length ?? 0;
  if (TITLE.test(text.slice(0, 800)) && items >= 1) return 0.95;
  const headings = text.match(HEADING)?.length ?? 0;
  return headings >= 1 && items >= 2 && text.includes('《') ? 0.6 : 0;
}
