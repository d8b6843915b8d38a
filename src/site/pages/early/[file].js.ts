import type { APIRoute } from 'astro';
import { listScriptsBeforePaint } from '../../layouts/scripts-before-paint.ts';

/** The scripts that run before the first paint, as files. */
export function getStaticPaths() {
  return listScriptsBeforePaint().map(({ file, source }) => ({
    params: { file: file.replace(/^early\/|\.js$/g, '') },
    props: { source },
  }));
}

export const GET: APIRoute<{ source: string }> = ({ props }) =>
  new Response(props.source, { headers: { 'content-type': 'text/javascript' } });
