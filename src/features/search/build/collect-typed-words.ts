import { hasKanji } from '../../../model/text/kanji.ts';
import type { Segment } from '../../../rulebook/book/terms/segment.ts';
import { foldText } from '../fold/fold-text.ts';
import { listTypedForms, type TypedWord } from '../typed-word.ts';

/** Words with kanji in their parts, folded. A word that the segmenter cannot read is none, nor one that is typed in one way. */
export function collectTypedWords(words: readonly string[], segment: Segment): TypedWord[] {
  return [...new Set(words)].filter(hasKanji).flatMap((word): TypedWord[] => {
    const parts: [string, string?][] = [];
    for (const { surface, reading } of segment(word)) {
      if (!reading) return [];
      const [written, read] = [foldText(surface), foldText(reading)];
      parts.push(written === read ? [written] : [written, read]);
    }
    return listTypedForms(parts).length > 0 ? [parts] : [];
  });
}
