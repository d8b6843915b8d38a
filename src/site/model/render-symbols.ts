import { escapeHtml } from '../../features/citing/escape-html.ts';
import type { RenderContext } from '../../features/render/renderer.ts';
import { splitSymbols } from '../../model/records/symbol.ts';
import { getRenderer } from './site.ts';

/** Plain text of the rules as HTML: its symbols drawn, nothing linked. */
export function renderSymbols(text: string, context: Pick<RenderContext, 'lang' | 'pageLang'>): string {
  return splitSymbols(text)
    .map((piece) =>
      piece.isSymbol ? getRenderer().renderInline(piece.text, context) : escapeHtml(piece.text),
    )
    .join('');
}
