import type { GlossarySide } from '../records/glossary-entry.ts';
import type { TextBlock } from '../records/text.ts';

/** All paragraphs of a glossary side in print order. */
export function toSideBlocks(side: GlossarySide): TextBlock[] {
  return [...side.blocks, ...side.senses.flat(), ...(side.after ?? [])];
}
