import type { Lang } from '../../records/lang.ts';
import type { Ledger } from '../../sources/ledger.ts';
import { hasJapanese } from '../../text/script.ts';
import type { Piece } from './rows.ts';

/** A name as printed in one language or, with a slash between, in both. */
export interface Headline {
  title: string;
  titleBeside?: string;
}

/** Where the slash between two languages stands; `パワー/タフネス` and `Power/Toughness` hold none. */
export function findLanguageSlash(text: string): number {
  for (let index = text.indexOf('/'); index >= 0; index = text.indexOf('/', index + 1)) {
    const before = text.slice(0, index);
    const after = text.slice(index + 1);
    if (before.trim() === '' || after.trim() === '') continue;
    if (hasJapanese(before) !== hasJapanese(after)) return index;
  }
  return -1;
}

/** Takes a name; of a bilingual one, the part in `lang` is the title and the slash is skipped as `separator`. */
export function takeHeadline({ row, from, to }: Piece, ledger: Ledger, lang: Lang): Headline {
  const text = row.text.slice(from - row.from, to - row.from);
  const slash = findLanguageSlash(text);
  if (slash < 0) return { title: ledger.take(row.line, from, to).trim() };
  const first = ledger.take(row.line, from, from + slash).trim();
  ledger.skip(row.line, 'separator', from + slash, from + slash + 1);
  const second = ledger.take(row.line, from + slash + 1, to).trim();
  const firstIs: Lang = hasJapanese(first) ? 'ja' : 'en';
  return firstIs === lang ? { title: first, titleBeside: second } : { title: second, titleBeside: first };
}
