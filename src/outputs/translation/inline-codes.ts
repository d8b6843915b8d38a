import type { Lang } from '../../model/records/lang.ts';
import { findRuleReferences } from '../../model/records/rule-reference.ts';
import { splitSymbols } from '../../model/records/symbol.ts';
import { cutAtSpans, sortApart, type TextSpan } from '../../model/text/spans.ts';

/** A run of text, or something in it that a translation keeps as it is: a symbol `{W}`, the number of a rule. */
export interface InlinePiece {
  type: 'text' | 'symbol' | 'reference';
  text: string;
}

/** A text cut at its symbols and at the numbers of rules it refers to; the pieces joined give the text. */
export function splitCodes(text: string, lang: Lang): InlinePiece[] {
  const numbers = sortApart(findRuleReferences(text, lang).flatMap(({ written }) => written));
  return cutAtSpans<TextSpan, InlinePiece[]>(
    text,
    numbers,
    ({ start, end }) => [{ type: 'reference', text: text.slice(start, end) }],
    (between) =>
      splitSymbols(between).map((piece) => ({ type: piece.isSymbol ? 'symbol' : 'text', text: piece.text })),
  ).flat();
}
