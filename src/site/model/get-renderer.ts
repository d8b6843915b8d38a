import { createRenderer } from '../../features/render/create-renderer.ts';
import type { Renderer } from '../../features/render/renderer.ts';
import { getBook } from './get-book.ts';

let renderer: Promise<Renderer> | undefined;

/** The renderer of this build; made once, so that each text is rendered once. */
export function getRenderer(): Promise<Renderer> {
  renderer ??= getBook().then((book) => createRenderer(book, { base: import.meta.env.BASE_URL }));
  return renderer;
}
