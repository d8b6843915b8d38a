import { type GlossarySide, listSideBlocks } from '../../records/glossary-entry.ts';
import type { Lang } from '../../records/lang.ts';
import type { Place } from '../../records/place.ts';
import type { Correction } from '../../records/rule.ts';
import { type TextBlock, toPlainText } from '../../records/text.ts';

/** One language of a glossary entry while it is read. */
export interface EntrySideDraft {
  headwords: string[];
  blocks: TextBlock[];
  senses: TextBlock[][];
  after: TextBlock[];
  corrections: Correction[];
  place: Place;
}

export interface EntryDraft {
  place: Place;
  en?: EntrySideDraft;
  ja?: EntrySideDraft;
}

/** The side of an entry, begun where it is new. */
export function sideOfEntry(draft: EntryDraft, lang: Lang, place: Place): EntrySideDraft {
  draft[lang] ??= { headwords: [], blocks: [], senses: [], after: [], corrections: [], place };
  return draft[lang];
}

/** All text of a side, headwords aside: what an inference may look at. */
export function definitionOf(side: EntrySideDraft | undefined): string {
  return side ? toPlainText(listSideBlocks(side)) : '';
}

/** The side as a record, without the fields it does not need. */
export function toGlossarySide(side: EntrySideDraft): GlossarySide {
  const { headwords, blocks, senses, after, corrections, place } = side;
  return {
    headwords,
    blocks,
    senses,
    ...(after.length > 0 && { after }),
    ...(corrections.length > 0 && { corrections }),
    place,
  };
}
