import { withBase } from '../../book/address.ts';
import type { Lang } from '../../records/lang.ts';
import { parseSymbol, toSymbolId } from '../../render/symbol-code.ts';
import { toSymbolName } from '../../render/symbol-name.ts';
import { createElement } from '../create-element.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** A text with its symbols drawn: `{T}, pay 1 life`. */
export function renderText(text: string, lang: Lang): (Node | string)[] {
  return text.split(/(\{[^{}]{1,12}\})/).map((part) => {
    const parts = part.startsWith('{') ? parseSymbol(part) : undefined;
    return parts ? renderSymbol(toSymbolId(parts), toSymbolName(parts, lang)) : part;
  });
}

function renderSymbol(id: string, name: string): HTMLElement {
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.ariaHidden = 'true';
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', withBase(import.meta.env.BASE_URL, `/symbols.svg#${id}`));
  drawing.append(use);
  return createElement('span', { class: 'symbol', role: 'img', 'aria-label': name }, drawing);
}
