import { type GlossarySide, listSideBlocks } from '../../../model/records/glossary-entry.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import type { Correction, Rule, RuleSide } from '../../../model/records/rule.ts';
import { levelOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { toPlainText } from '../../../model/records/text.ts';
import type { Line } from '../../blocks/list-lines.ts';
import type { RunningText } from '../../sources/running-text.ts';
import type { ParagraphOptions } from '../take-blocks.ts';
import { takeCorrectedText } from './take-corrected-text.ts';

/** A side of a record while it is read, with the corrections found in it. */
type Corrected<Side> = Side & { corrections: Correction[] };
export type SideDraft = Corrected<RuleSide>;
export type EntrySideDraft = Corrected<GlossarySide>;

/** A rule while it is read; a heading may have neither side's text. */
export interface RuleDraft {
  number: RuleNumber;
  place: Place;
  en?: SideDraft;
  ja?: SideDraft;
}

export interface EntryDraft {
  place: Place;
  en?: EntrySideDraft;
  ja?: EntrySideDraft;
}

/** The side of a rule, begun where it is new. */
export function sideOf(draft: RuleDraft, lang: Lang, place: Place): SideDraft {
  draft[lang] ??= { blocks: [], place, corrections: [] };
  return draft[lang];
}

/** The side of an entry, begun where it is new. */
export function sideOfEntry(draft: EntryDraft, lang: Lang, place: Place): EntrySideDraft {
  draft[lang] ??= { headwords: [], blocks: [], senses: [], place, corrections: [] };
  return draft[lang];
}

/** What takes the text of a side; corrections that marks show go to its own. */
export function toTaker(
  lang: Lang,
  running: RunningText,
  corrections: Correction[],
  goesOn: (above: Line, line: Line) => boolean = () => false,
): ParagraphOptions {
  const take = (from: number, to: number) => {
    const taken = takeCorrectedText(running, from, to);
    corrections.push(...taken.corrections);
    return taken.text;
  };
  return { lang, running, goesOn, take };
}

/** A side as its record has it: corrections only where there are any. */
export function toRecord<Side extends SideDraft | EntrySideDraft>({ corrections, ...side }: Side) {
  return { ...side, ...(corrections.length > 0 && { corrections }) };
}

/** The draft as a record. A number printed without any text stays as an empty Japanese heading. */
export function toRule({ number, place, en, ja }: RuleDraft): Rule {
  const japanese = ja ?? (en ? undefined : { blocks: [], corrections: [], place });
  return {
    number,
    level: levelOf(number),
    state: japanese ? 'current' : 'missing',
    ...(en && { en: toRecord(en) }),
    ...(japanese && { ja: toRecord(japanese) }),
  };
}

/** All text of a side, names aside. */
export function textOf(side: SideDraft | EntrySideDraft | undefined): string {
  return side ? toPlainText(listSideBlocks({ senses: [], ...side })) : '';
}
