import { type GlossarySide, listSideBlocks } from '../../records/glossary-entry.ts';
import type { Lang } from '../../records/lang.ts';
import type { Place } from '../../records/place.ts';
import type { Correction, Rule, RuleSide } from '../../records/rule.ts';
import { levelOf, type RuleNumber } from '../../records/rule-number.ts';
import { type TextBlock, toPlainText } from '../../records/text.ts';
import { mayEndSentence } from '../../text/sentence.ts';
import type { TakenText } from './take-corrected-text.ts';

/** One language of a rule while it is read. */
export type SideDraft = RuleSide & { corrections: Correction[] };

/** One language of a glossary entry while it is read. */
export type EntrySideDraft = GlossarySide & { after: TextBlock[]; corrections: Correction[] };

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
  draft[lang] ??= { blocks: [], corrections: [], place };
  return draft[lang];
}

/** The side of an entry, begun where it is new. */
export function sideOfEntry(draft: EntryDraft, lang: Lang, place: Place): EntrySideDraft {
  draft[lang] ??= { headwords: [], blocks: [], senses: [], after: [], corrections: [], place };
  return draft[lang];
}

/** Adds text as a block of its own. */
export function addBlock(side: SideDraft, type: TextBlock['type'], { text, corrections }: TakenText): void {
  if (text === '') return;
  side.blocks.push(type === 'item' ? { type, text, level: 1 } : { type, text });
  side.corrections.push(...corrections);
}

/**
 * Adds text that goes on after the last block: to the same paragraph where the other language came between or the
 * sentence was not at its end, as a new paragraph otherwise.
 */
export function continueSide(side: SideDraft, lang: Lang, taken: TakenText, interrupted: boolean): void {
  const last = side.blocks.at(-1);
  if (taken.text === '') return;
  if (!last || (!interrupted && mayEndSentence(last.text))) {
    addBlock(side, 'paragraph', taken);
    return;
  }
  const meetsInLatin = /[A-Za-z0-9.,]$/.test(last.text) && /^[A-Za-z0-9]/.test(taken.text);
  last.text += (lang === 'en' || meetsInLatin ? ' ' : '') + taken.text;
  side.corrections.push(...taken.corrections);
}

/** All text of a side, headwords aside: what an inference may look at. */
export function definitionOf(side: EntrySideDraft | undefined): string {
  return side ? toPlainText(listSideBlocks(side)) : '';
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

/** The side without the lists that hold nothing and need not stand there. */
export function toRecord<Side extends SideDraft | EntrySideDraft>(
  side: Side,
): Omit<Side, 'after' | 'corrections'> {
  const { corrections, after = [], ...rest } = side as Side & { after?: TextBlock[] };
  return {
    ...rest,
    ...(after.length > 0 && { after }),
    ...(corrections.length > 0 && { corrections }),
  };
}
