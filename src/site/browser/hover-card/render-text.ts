import type { ExcerptPart } from '../../../features/search/show/create-excerpt.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { findSymbol, splitSymbols, toSymbolId } from '../../../model/records/symbol.ts';
import { h } from '../h.ts';
import { toOwnPath } from '../own-page.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A text with its symbols drawn: `{T}, pay 1 life`. */
export function renderText(text: string, lang: Lang): (Node | string)[] {
  return splitSymbols(text).map((piece) => {
    const symbol = piece.isSymbol ? findSymbol(piece.text) : undefined;
    return symbol ? renderSymbol(toSymbolId(symbol), symbol[lang]) : piece.text;
  });
}

/** The parts of a text, what was asked for in it marked. */
export function renderExcerpt(parts: readonly ExcerptPart[], lang: Lang): (Node | string)[] {
  return parts.flatMap(({ text, marked }) =>
    marked ? [h('mark', ...renderText(text, lang))] : renderText(text, lang),
  );
}

function renderSymbol(id: string, name: string): HTMLElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.ariaHidden = 'true';
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', toOwnPath(`/symbols.svg#${id}`));
  drawing.append(use);
  return h('span.symbol', { role: 'img', 'aria-label': name }, drawing);
}
