import type { APIRoute } from 'astro';
import { LANGS, type Lang } from '../../../../model/records/lang.ts';
import { toContentsTree } from '../../../model/reading/contents-tree.ts';
import { getBook } from '../../../model/site.ts';

/** Chapters and sections of the table of contents, a file a language. */
export function getStaticPaths() {
  return LANGS.map((lang) => ({ params: { lang }, props: { lang } }));
}

export const GET: APIRoute<{ lang: Lang }> = ({ props }) =>
  Response.json(toContentsTree(getBook(), props.lang));
