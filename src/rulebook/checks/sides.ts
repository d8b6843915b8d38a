import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { listSideBlocks } from '../../model/records/glossary-entry.ts';
import { LANGS, type Lang } from '../../model/records/lang.ts';
import type { Place } from '../../model/records/place.ts';
import type { TextBlock } from '../../model/records/text.ts';
import type { Checkable } from './check.ts';

/** One language of a rule or glossary entry, as a check reads it. */
export interface CheckedSide {
  /** The number of the rule or the slug of the entry: the same in both languages. */
  id: string;
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
      if (side)
        sides.push({ id: rule.number, name: rule.number, lang, blocks: side.blocks, place: side.place });
    }
  }
  for (const entry of content.glossary) {
    for (const lang of LANGS) {
      const side = entry[lang];
      if (!side) continue;
      const name = side.headwords[0] ?? entry.slug;
      sides.push({ id: entry.slug, name, lang, blocks: listSideBlocks(side), place: side.place });
    }
  }
  return sides;
}

/**
 * What a check finds in each text, reported once: a slip that a translation took over from its English is left at the
 * English. `find` gives what is wrong under a key that both languages share, such as the number referred to.
 */
export function findInSides(
  content: Checkable,
  find: (side: CheckedSide) => { key: string; diagnostic: Diagnostic }[],
): Diagnostic[] {
  const inEnglish = new Set<string>();
  return listSides(content).flatMap((side) =>
    find(side).flatMap(({ key, diagnostic }) => {
      const fault = `${side.id} ${key}`;
      if (side.lang === 'en') inEnglish.add(fault);
      return side.lang !== 'en' && inEnglish.has(fault) ? [] : [diagnostic];
    }),
  );
}
