import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '../../../records/lang.ts';
import { toContentsTree } from '../../../site-model/contents-tree.ts';
import { getBook } from '../../../site-model/get-book.ts';

/** Chapters and sections of the table of contents, a file a language. */
export function getStaticPaths() {
  return LANGS.map((lang) => ({ params: { lang }, props: { lang } }));
}

export const GET: APIRoute<{ lang: Lang }> = async ({ props }) =>
  Response.json(toContentsTree(await getBook(), props.lang));
