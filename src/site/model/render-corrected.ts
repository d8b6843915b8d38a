import type { RenderContext, RenderedBlock, Renderer } from '../../features/render/nodes.ts';
import { findCorrection, isSettled, restOf } from '../../model/records/correct-text.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { Correction } from '../../model/records/rule.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { getStrings } from '../../model/strings/get-strings.ts';

/**
 * Blocks with each settled correction shown where it is, the old words struck out before the new ones: `eleven twelve` →
 * `<del>eleven</del> <ins>twelve</ins>`. What nothing settles stays as printed.
 */
export function renderCorrected(
  renderer: Renderer,
  blocks: readonly TextBlock[],
  corrections: readonly Correction[],
  context: RenderContext,
): RenderedBlock[] {
  const settled = corrections.filter(isSettled);
  if (settled.length === 0) return renderer.renderBlocks(blocks, context);
  const seenTerms = context.seenTerms ?? new Set<string>();
  const render = (text: string) => {
    const [before, after] = [/^\s*/.exec(text)?.[0] ?? '', /\s*$/.exec(text)?.[0] ?? ''];
    const made = renderer.renderBlocks([{ type: 'paragraph', text: text.trim() }], { ...context, seenTerms });
    return text.trim() === '' ? text : before + (made[0]?.html ?? '') + after;
  };
  return blocks.map(({ text, type, level }): RenderedBlock => {
    const cuts = settled
      .map((correction) => ({ correction, start: findCorrection(text, correction) }))
      .filter(({ start }) => start >= 0)
      .sort((a, b) => a.start - b.start);
    let [html, end] = ['', 0];
    for (const { correction, start } of cuts) {
      if (start < end) continue;
      html += render(text.slice(end, start)) + renderCorrection(renderer, correction, context);
      end = start + correction.found.length;
    }
    return { type, ...(level !== undefined && { level }), html: html + render(text.slice(end)) };
  });
}

function renderCorrection(renderer: Renderer, correction: Correction, context: RenderContext): string {
  const { found, from, to } = correction;
  const rest = restOf(correction);
  const gap = found.length > from.length + to.length + rest.length ? ' ' : '';
  const render = (tag: 'del' | 'ins', text: string) =>
    markChanged(tag, renderer.renderInline(text, context), context.pageLang);
  const removed = from && render('del', from) + gap;
  const added = to && render('ins', to);
  return removed + added + (rest && renderer.renderInline(rest, context));
}

/** Words that a text lost or gained, given as HTML; for the ear it is said what the line through them says to the eye. */
export function markChanged(tag: 'del' | 'ins', html: string, pageLang: Lang): string {
  const { removedWords, addedWords } = getStrings(pageLang).history;
  const label = tag === 'del' ? removedWords : addedWords;
  return `<${tag}><span class="hidden-text" lang="${pageLang}">${label} </span>${html}</${tag}>`;
}
