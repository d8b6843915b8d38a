import type { Lang } from '../../records/lang.ts';
import type { Place } from '../../records/place.ts';
import type { Correction } from '../../records/rule.ts';
import type { TextBlock } from '../../records/text.ts';
import { mayEndSentence } from '../../text/sentence.ts';
import type { TakenText } from './take-corrected-text.ts';

/** One language of a rule or entry while it is read. */
export interface SideDraft {
  title?: string;
  blocks: TextBlock[];
  corrections: Correction[];
  place: Place;
}

/** Adds text as a block of its own. */
export function addBlock(side: SideDraft, type: TextBlock['type'], taken: TakenText): void {
  if (taken.text === '') return;
  side.blocks.push(type === 'item' ? { type, text: taken.text, level: 1 } : { type, text: taken.text });
  side.corrections.push(...taken.corrections);
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
  last.text += (lang === 'en' || needsSpace(last.text.slice(-1), taken.text) ? ' ' : '') + taken.text;
  side.corrections.push(...taken.corrections);
}

function needsSpace(before: string, after: string): boolean {
  return /[A-Za-z0-9.,]$/.test(before) && /^[A-Za-z0-9]/.test(after);
}
