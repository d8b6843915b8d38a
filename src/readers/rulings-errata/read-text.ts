import { healText } from '../../blocks/heal-text.ts';
import { splitParagraphs } from '../../blocks/split-paragraphs.ts';
import type { TextBlock } from '../../records/text.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { convertOldMana } from './convert-old-mana.ts';

/** Takes wrapped text as paragraphs, wraps healed and old mana as symbols. */
export function readText(running: RunningText, from: number, to: number, wrapWidth: number): TextBlock[] {
  return splitParagraphs(running.take(from, to), wrapWidth).map((paragraph) => ({
    type: 'paragraph',
    text: convertOldMana(healText(paragraph)),
  }));
}
