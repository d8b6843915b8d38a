import type { GlossarySide } from '../records/glossary-entry.ts';
import { LANGS, type Lang } from '../records/lang.ts';
import type { Place } from '../records/place.ts';
import type { TextBlock } from '../records/text.ts';
import type { Checkable } from './check.ts';

/** One language of a rule or glossary entry, as a check reads it. */
export interface CheckedSide {
  /** The number of the rule or the headword. */
  name: string;
  lang: Lang;
  blocks: readonly TextBlock[];
  place: Place;
}

/** Every text of an edition or document: rules in book order, then the glossary, English before Japanese. */
export function listSides(content: Checkable): CheckedSide[] {
  const sides: CheckedSide[] = [];
  for (const rule of content.rules) {
    for (const lang of LANGS) {
      const side = rule[lang];
      if (side) sides.push({ name: rule.number, lang, blocks: side.blocks, place: side.place });
    }
  }
  for (const entry of content.glossary) {
    for (const lang of LANGS) {
      const side = entry[lang];
      if (!side) continue;
      const name = side.headwords[0] ?? entry.slug;
      sides.push({ name, lang, blocks: toGlossaryBlocks(side), place: side.place });
    }
  }
  return sides;
}

/** All paragraphs of a glossary entry in reading order. */
export function toGlossaryBlocks(side: GlossarySide): TextBlock[] {
  return [...side.blocks, ...side.senses.flat(), ...(side.after ?? [])];
}
