import type { APIRoute } from 'astro';
import { renderSymbolSprite } from '../../features/render/render-symbol-sprite.ts';

/** The drawings of all symbols in one file, which pages refer into. */
export const GET: APIRoute = () =>
  new Response(renderSymbolSprite(), { headers: { 'content-type': 'image/svg+xml' } });
