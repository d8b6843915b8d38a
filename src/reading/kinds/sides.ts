import type { Ruling } from '../../model/records/document.ts';
import type { GlossaryEntry, GlossarySide } from '../../model/records/glossary-entry.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { Place } from '../../model/records/place.ts';
import type { Rule, RuleSide } from '../../model/records/rule.ts';

/** The side of a rule or ruling in a language, begun where it is new. */
export function sideOf(record: Rule | Ruling, lang: Lang, place: Place): RuleSide {
  record[lang] ??= { blocks: [], place };
  return record[lang];
}

/** The side of a glossary entry in a language, begun where it is new. */
export function sideOfEntry(entry: GlossaryEntry, lang: Lang, place: Place): GlossarySide {
  entry[lang] ??= { headwords: [], blocks: [], senses: [], place };
  return entry[lang];
}
