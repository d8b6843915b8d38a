import type { APIRoute } from 'astro';
import { buildSearchFiles } from '../../../features/search/build/search-files.ts';
import { getBook } from '../../model/get-book.ts';
import { getSearchIndex } from '../../model/search-index.ts';
import { getSiteContent } from '../../model/site-content.ts';

/** The files of the search index: `index.json`, which names the others. */
export function getStaticPaths() {
  const files = buildSearchFiles(getBook(), getSiteContent().history, getSearchIndex());
  return [...files].map(([file, content]) => ({
    params: { file: file.replace(/\.json$/, '') },
    props: { content },
  }));
}

export const GET: APIRoute<{ content: string }> = ({ props }) =>
  new Response(props.content, { headers: { 'content-type': 'application/json' } });
