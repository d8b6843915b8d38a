import type { Lang } from '../../model/records/lang.ts';
import type { TextFile } from '../search/index-files.ts';

/** A text that is in both languages: a paragraph, or a whole rule where the languages have different numbers of them. */
export interface PairedText {
  /** Place among the documents of the search. */
  doc: number;
  text: Readonly<Record<Lang, string>>;
}

/** Every text of the two files in their order, cut as finely as both languages are cut; '' where a language has none. */
export function pairTexts(files: Partial<Record<Lang, Pick<TextFile, 'texts'>>>): PairedText[] {
  const [english, japanese] = [files.en?.texts ?? [], files.ja?.texts ?? []];
  return Array.from({ length: Math.max(english.length, japanese.length) }, (_, doc) => {
    const [en, ja] = [english[doc] ?? '', japanese[doc] ?? ''];
    const lines = { en: en.split('\n'), ja: ja.split('\n') };
    if (lines.en.length !== lines.ja.length) return [{ doc, text: { en, ja } }];
    return lines.en.map((line, index) => ({ doc, text: { en: line, ja: lines.ja[index] ?? '' } }));
  })
    .flat()
    .filter(({ text }) => text.en !== '' || text.ja !== '');
}
