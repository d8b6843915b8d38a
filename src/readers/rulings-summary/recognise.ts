import { firstCharacters, type SourceText } from '../../sources/source-text.ts';
import { foldForms } from '../../text/fold-forms.ts';

const LOOKED_AT = 200_000;
const ENTRY = /(?:^|\s)[A-Z]\.\d{1,3}\.(?:\d{1,3}|(?:Ruling|裁定)\.\d{1,3}) - /g;
const HEADING = /(?:^|\s)[A-Z]\.\d{1,3} - /g;

/** How sure it is that a text is a rulings summary: ids of letter and number before a dash, in any number. */
export function recogniseRulingsSummary(source: SourceText): number {
  const text = foldForms(firstCharacters(source, LOOKED_AT));
  const entries = text.match(ENTRY)?.length ?? 0;
  const headings = text.match(HEADING)?.length ?? 0;
  if (entries >= 2 && headings >= 1) return 0.95;
  return entries + headings >= 2 ? 0.6 : 0;
}
