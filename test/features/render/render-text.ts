import { createRenderer } from '../../../src/features/render/create-renderer.ts';
import type { RenderContext } from '../../../src/features/render/nodes.ts';
import type { Lang } from '../../../src/model/records/lang.ts';
import type { Book } from '../../../src/rulebook/book/book.ts';
import { paragraph } from '../../rulebook/book/small-book.ts';

/** HTML of one paragraph on a page of its own language. */
export function renderText(
  book: Book,
  text: string,
  lang: Lang = 'en',
  more: Partial<RenderContext> = {},
): string {
  const rendered = createRenderer(book, { base: '/' }).renderBlocks([paragraph(text)], {
    lang,
    pageLang: lang,
    ...more,
  });
  return rendered[0]?.html ?? '';
}

/** Links of some HTML as `text → address`, in order; `label` instead of the text where there is one. */
export function linksOf(html: string, className = ''): string[] {
  return [...html.matchAll(/<a class="([^"]*)" href="([^"]*)"([^>]*)>(.*?)<\/a>/g)]
    .filter((match) => match[1]?.includes(className))
    .map((match) => `${/aria-label="([^"]*)"/.exec(match[3] ?? '')?.[1] ?? match[4]} → ${match[2]}`);
}

/** What a reader sees of some HTML: no tags, no helpers that are not of the text. */
export function textOf(html: string): string {
  return html
    .replace(/<span class="range-middle">.*?<\/span>/g, '')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x([0-9A-F]+);/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&');
}
