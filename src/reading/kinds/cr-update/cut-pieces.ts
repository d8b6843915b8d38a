import { isPolite } from '../../../model/text/is-polite.ts';
import { languageOf } from '../../../model/text/language-of.ts';
import type { Block, Span } from '../../blocks/block.ts';
import { cutLanguages, cutSentences } from '../../blocks/cut-languages.ts';
import { parseLabel } from '../../blocks/label.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';

/** A stretch of a block in one language: the unit that is paired. The first of a block has its form and its label. */
export interface Piece extends Block {
  /** Its folded text, marks and label left out. */
  text: string;
  /** What is before it is of its paragraph. */
  isCut?: boolean;
}

/** Blocks cut where the language changes; together the pieces hold every character of them, and gaps are even. */
export function cutPieces(blocks: readonly PairedBlock[], { folded }: RunningText): Piece[] {
  const alone = blocks.flatMap(({ twin, ...block }): Block[] => (twin ? [block, twin] : [block]));
  const pieces = alone.flatMap((block) => cutBlock(readQuoted(withoutCard(block), folded), folded));
  const [, ...gaps] = pieces.flatMap(({ gap, isCut }) => (isCut ? [] : [gap]));
  // Blank lines between all lines (every line its own `<p>`) say nothing, unless each line holds a whole pair.
  const least = gaps.length * 4 < pieces.length * 3 ? 0 : gaps.reduce((a, b) => Math.min(a, b), gaps[0] ?? 0);
  return pieces.map((piece) => ({ ...piece, gap: Math.max(0, piece.gap - least) }));
}

/** A card among rules is lines of text. */
function withoutCard({ card, ...block }: Block): Block {
  if (!card) return block;
  const { name, cost, type, size, otherName, text, more } = card;
  const lines = [name, cost, type, size, otherName, ...text, ...more].filter((span) => span !== undefined);
  const paragraphs = lines.sort((a, b) => a.from - b.from).map((span) => [span]);
  return { ...block, form: 'text', paragraphs };
}

/** A quotation of a rule with the number that it begins with, as an entry has. */
function readQuoted(block: Block, folded: string): Block {
  const [[first, ...wraps] = [], ...more] = block.paragraphs;
  if (block.form !== 'quotation' || !first) return block;
  const printed = folded.slice(first.from, Math.min(first.to, first.from + THRESHOLDS.numberInContext));
  const found = parseLabel(printed);
  if (found?.kind !== 'rule') return block;
  const { end, textFrom, ...label } = found;
  return {
    ...block,
    label: { ...label, from: first.from, to: first.from + end },
    paragraphs: [[{ from: first.from + textFrom, to: first.to }, ...wraps], ...more],
  };
}

function cutBlock({ label, ...block }: Block, folded: string): Piece[] {
  const isOfRule = label !== undefined || block.form === 'example';
  const parts = block.paragraphs.flatMap((spans, at) =>
    cutParagraph(spans, folded, isOfRule && at === 0).map((part, index) => ({ part, isCut: index > 0 })),
  );
  const own = label && { label };
  if (parts.length === 0 || block.cells)
    return [{ ...block, ...own, text: toText(block.paragraphs.flat(), folded) }];
  let { from } = block;
  return parts.map(({ part, isCut }, index): Piece => {
    const to = index < parts.length - 1 ? (part.at(-1)?.to ?? from) : block.to;
    const text = toText(part, folded);
    const piece = { ...block, from, to, paragraphs: [part], text, lang: languageOf(text), isCut };
    from = to + folded.length - to - folded.slice(to).trimStart().length;
    return index === 0 ? { ...piece, ...own } : { ...piece, form: 'text', gap: 0 };
  });
}

function toText(spans: readonly Span[], folded: string): string {
  return spans.map(({ from, to }) => folded.slice(from, to)).join(' ');
}

/** The lines of a paragraph cut where the language changes, or a rule passes into polite remarks. */
function cutParagraph(spans: readonly Span[], folded: string, isOfRule: boolean): Span[][] {
  const [start, end] = [spans[0]?.from ?? 0, spans.at(-1)?.to ?? 0];
  const text = folded.slice(start, end);
  const cuts = cutLanguages(text).flatMap(({ from, to, lang }) => {
    const sentences = isOfRule && lang === 'ja' ? cutSentences(text.slice(from, to)) : [];
    const remark = sentences.find((each) => isPolite(text.slice(from + each.from, from + each.to)));
    return remark?.from ? [from, from + remark.from] : [from];
  });
  return cuts.map((cut, at) => {
    const stretch = { from: start + cut, to: start + (cuts[at + 1] ?? text.length) };
    return spans.flatMap((span) => {
      const from = Math.max(span.from, stretch.from);
      const shared = folded.slice(from, Math.max(from, Math.min(span.to, stretch.to))).trimEnd();
      return shared === '' ? [] : [{ from, to: from + shared.length }];
    });
  });
}
