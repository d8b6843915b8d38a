import { splitWords } from '../fold/split-words.ts';
import { stemWord } from '../fold/stem-word.ts';
import type { Headings } from './headings.ts';
import type { SearchDocs } from './search-docs.ts';
import { addUse, createTermUses, joinUses, type TermUses } from './term-uses.ts';

export interface EnglishIndex {
  byStem: ReadonlyMap<string, TermUses>;
  /** Words of each document's body. */
  lengths: Float64Array;
}

/** A heading's words count for the rules below it as if they said them, less the farther up. */
export const TITLE_WEIGHT = 3;
const OTHER_NAME_WEIGHT = 1;
export const ABOVE_WEIGHTS: readonly number[] = [1, 0.5, 0.2];

/** Indexes the folded English texts by stem, with the names of and above each document. */
export function indexEnglish(folded: readonly string[], headings: Headings, docs: SearchDocs): EnglishIndex {
  const byStem = new Map<string, TermUses>();
  const lengths = new Float64Array(docs.list.length);
  const usesOf = (stem: string) => {
    const uses = byStem.get(stem) ?? createTermUses();
    if (uses.docs.length === 0) byStem.set(stem, uses);
    return uses;
  };
  for (const { index, parent } of docs.list) {
    const words = splitWords(folded[index] ?? '');
    lengths[index] = words.length;
    for (let place = 0; place < words.length; place++)
      addUse(usesOf(stemWord(words[place] ?? '')), index, 1, 0, place);
    const heading = headings.get(index);
    for (const stem of heading?.title ?? []) addUse(usesOf(stem), index, 0, TITLE_WEIGHT);
    for (const stem of heading?.also ?? []) addUse(usesOf(stem), index, 0, OTHER_NAME_WEIGHT);
    let above = parent;
    for (const weight of ABOVE_WEIGHTS) {
      if (above === undefined) break;
      for (const stem of headings.get(above)?.title ?? []) addUse(usesOf(stem), index, 0, weight);
      above = docs.list[above]?.parent;
    }
  }
  return { byStem, lengths };
}

/** Documents with every stem; as often as the rarest of them. */
export function findStems({ byStem }: EnglishIndex, stems: readonly string[]): TermUses {
  const [first, ...rest] = stems.map((stem) => byStem.get(stem) ?? createTermUses());
  return rest.reduce(joinUses, first ?? createTermUses());
}
