import type { Lang } from '../../model/records/lang.ts';
import { findRuleReferences } from '../../model/records/rule-reference.ts';
import { splitSymbols } from '../../model/records/symbol.ts';

/** A run of text, or something in it that a translation keeps as it is: a symbol `{W}`, the number of a rule. */
export interface InlinePiece {
  type: 'text' | 'symbol' | 'reference';
  text: string;
}

/** A text cut at its symbols and at the numbers of rules it refers to; the pieces joined give the text. */
export function splitCodes(text: string, lang: Lang): InlinePiece[] {
  const numbers = findRuleReferences(text, lang)
    .flatMap(({ written }) => written)
    .sort((a, b) => a.start - b.start);
  const pieces: InlinePiece[] = [];
  let from = 0;
  const addText = (end: number) => {
    for (const { text: part, isSymbol } of splitSymbols(text.slice(from, end)))
      pieces.push({ type: isSymbol ? 'symbol' : 'text', text: part });
  };
  for (const { start, end } of numbers) {
    if (start < from) continue;
    addText(start);
    pieces.push({ type: 'reference', text: text.slice(start, end) });
    from = end;
  }
  addText(text.length);
  return pieces;
}
