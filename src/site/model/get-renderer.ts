import { createRenderer } from '../../features/render/create-renderer.ts';
import type { Renderer } from '../../features/render/renderer.ts';
import { once } from '../../rulebook/book/once.ts';
import { getBook } from './get-book.ts';

/** The renderer of this build; made once, so that each text is rendered once. */
export const getRenderer = once(
  (): Renderer => createRenderer(getBook(), { base: import.meta.env.BASE_URL }),
);
