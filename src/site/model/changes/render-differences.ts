import { escapeHtml } from '../../../features/citing/escape-html.ts';
import type { Lang } from '../../../model/records/lang.ts';
import { getStrings } from '../../../model/strings/get-strings.ts';
import type { Difference } from '../../../rulebook/history/compare-words.ts';
import { renderSymbols } from '../render-symbols.ts';

/**
 * How a text became another, as HTML: words that it lost or gained are struck through or underlined, coloured, and named in
 * words for a screen reader.
 */
export function renderDifferences(
  parts: readonly Difference[],
  context: { lang: Lang; pageLang: Lang },
): string {
  const { removedWords, addedWords } = getStrings(context.pageLang).history;
  const mark = (tag: 'del' | 'ins', label: string, text: string) =>
    `<${tag}><span class="hidden-text" lang="${context.pageLang}">${escapeHtml(label)} </span>${text}</${tag}>`;
  return parts
    .map(({ type, text }) => {
      const shown = renderSymbols(text, context);
      if (type === 'same') return shown;
      return type === 'removed' ? mark('del', removedWords, shown) : mark('ins', addedWords, shown);
    })
    .join('');
}
