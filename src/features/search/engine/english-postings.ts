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
  const add = (stem: string, doc: number, count: number, head: number, first: number) => {
    const uses = byStem.get(stem) ?? createTermUses();
    if (uses.docs.length === 0) byStem.set(stem, uses);
    addUse(uses, doc, count, head, first);
  };
  for (const { index, parent } of docs.list) {
    const words = splitWords(folded[index] ?? '');
    lengths[index] = words.length;
    for (let place = 0; place < words.length; place++) add(stemWord(words[place] ?? ''), index, 1, 0, place);
    const heading = headings.get(index);
    for (const stem of heading?.title ?? []) add(stem, index, 0, TITLE_WEIGHT, -1);
    for (const stem of heading?.also ?? []) add(stem, index, 0, OTHER_NAME_WEIGHT, -1);
    let above = parent;
    for (const weight of ABOVE_WEIGHTS) {
      if (above === undefined) break;
      for (const stem of headings.get(above)?.title ?? []) add(stem, index, 0, weight, -1);
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
