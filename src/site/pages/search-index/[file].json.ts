import type { APIRoute } from 'astro';
import { buildSearchFiles } from '../../../features/search/build/search-files.ts';
import { once } from '../../../rulebook/book/once.ts';
import { getSearchIndex } from '../../model/search-index.ts';
import { getBook, getHistory } from '../../model/site.ts';

const getFiles = once(() => buildSearchFiles(getBook(), getHistory(), getSearchIndex()));

/** The files of the search index: `index.json`, which names the others. */
export function getStaticPaths() {
  return [...getFiles()].map(([file, content]) => ({
    params: { file: file.replace(/\.json$/, '') },
    props: { content },
  }));
}

export const GET: APIRoute<{ content: string }> = ({ props }) =>
  new Response(props.content, { headers: { 'content-type': 'application/json' } });
