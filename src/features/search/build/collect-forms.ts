import { hasKanji } from '../../../model/text/kanji.ts';
import type { Segment } from '../../../rulebook/book/terms/segment.ts';
import { foldText } from '../fold/fold-text.ts';

/** A word with its half-converted forms, all folded: 召喚酔い, 召喚よい, しょうかん酔い, しょうかんよい. */
export type WordForms = [word: string, ...forms: string[]];

/**
 * How Japanese words with kanji look while they are typed: converted up to some place, or from some place on, or not at
 * all. A word that the segmenter cannot read has none.
 */
export function collectForms(words: readonly string[], segment: Segment): WordForms[] {
  return [...new Set(words)].filter(hasKanji).flatMap((word): WordForms[] => {
    const tokens = segment(word);
    if (tokens.some(({ reading }) => !reading)) return [];
    const forms = new Set<string>();
    for (let cut = 0; cut <= tokens.length; cut++) {
      const [before, after] = [tokens.slice(0, cut), tokens.slice(cut)];
      forms.add(foldText([...before.map(toSurface), ...after.map(toReading)].join('')));
      forms.add(foldText([...before.map(toReading), ...after.map(toSurface)].join('')));
    }
    const folded = foldText(word);
    const others = [...forms].filter((form) => form !== folded && form.length > 2).sort();
    return others.length > 0 ? [[folded, ...others]] : [];
  });
}

const toSurface = ({ surface }: { surface: string }): string => surface;
const toReading = ({ reading = '' }: { reading?: string }): string => reading;
