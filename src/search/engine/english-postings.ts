import { foldText } from '../fold/fold-text.ts';
import { splitWords } from '../fold/split-words.ts';
import { stemWord } from '../fold/stem-word.ts';
import type { Headings } from './headings.ts';
import type { SearchDocs } from './search-docs.ts';
import { addUse, createTermUses, type TermUses } from './term-uses.ts';

/** The documents of one stem, in order, with the weight of its uses and the words before the first. */
export interface Postings {
  docs: number[];
  weights: number[];
  firsts: number[];
}

export interface EnglishIndex {
  byStem: ReadonlyMap<string, Postings>;
  /** Words of each document's body. */
  lengths: Float64Array;
}

/** A heading's words count for the rules below it as if they said them, less the farther up. */
export const TITLE_WEIGHT = 3;
const OTHER_NAME_WEIGHT = 1;
export const ABOVE_WEIGHTS: readonly number[] = [1, 0.5, 0.2];

/** Indexes the English texts by stem, with the names of and above each document. */
export function indexEnglish(texts: readonly string[], headings: Headings, docs: SearchDocs): EnglishIndex {
  const byStem = new Map<string, Postings>();
  const lengths = new Float64Array(docs.list.length);
  const add = (stem: string, doc: number, weight: number, first: number) => {
    let postings = byStem.get(stem);
    if (!postings) {
      postings = { docs: [], weights: [], firsts: [] };
      byStem.set(stem, postings);
    }
    const last = postings.docs.length - 1;
    if (postings.docs[last] === doc) postings.weights[last] = (postings.weights[last] ?? 0) + weight;
    else {
      postings.docs.push(doc);
      postings.weights.push(weight);
      postings.firsts.push(first);
    }
  };
  for (const { index, parent } of docs.list) {
    const words = splitWords(foldText(texts[index] ?? ''));
    lengths[index] = words.length;
    for (let place = 0; place < words.length; place++) add(stemWord(words[place] ?? ''), index, 1, place);
    const heading = headings.get(index);
    for (const stem of heading?.title ?? []) add(stem, index, TITLE_WEIGHT, -1);
    for (const stem of heading?.also ?? []) add(stem, index, OTHER_NAME_WEIGHT, -1);
    let above = parent;
    for (const weight of ABOVE_WEIGHTS) {
      if (above === undefined) break;
      for (const stem of headings.get(above)?.title ?? []) add(stem, index, weight, -1);
      above = docs.list[above]?.parent;
    }
  }
  return { byStem, lengths };
}

/** Documents with every stem; as often as the rarest of them. */
export function findStems({ byStem, lengths }: EnglishIndex, stems: readonly string[]): TermUses {
  let uses = createTermUses(lengths.length);
  for (const [place, stem] of stems.entries()) {
    const next = createTermUses(lengths.length);
    const postings = byStem.get(stem);
    for (let at = 0; at < (postings?.docs.length ?? 0); at++) {
      const doc = postings?.docs[at] ?? 0;
      const weight = postings?.weights[at] ?? 0;
      const before = uses.weights[doc] ?? 0;
      if (place > 0 && before === 0) continue;
      const first = Math.max(postings?.firsts[at] ?? -1, uses.firsts[doc] ?? -1);
      addUse(next, doc, place > 0 ? Math.min(weight, before) : weight, first);
    }
    uses = next;
  }
  return uses;
}
