import type { APIRoute } from 'astro';
import { getFileBeforePaint, getScriptBeforePaint } from '../../layouts/script-before-paint.ts';

/** The script that runs before the first paint, as a file. */
export const getStaticPaths = () => [
  { params: { file: getFileBeforePaint().replace(/^early\/|\.js$/g, '') } },
];

export const GET: APIRoute = () =>
  new Response(getScriptBeforePaint(), { headers: { 'content-type': 'text/javascript' } });
