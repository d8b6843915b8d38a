import type { APIRoute } from 'astro';
import type { Lang } from '../../../../model/records/lang.ts';
import { toContentsTree } from '../../../model/reading/contents-tree.ts';
import { getBook, listLanguages } from '../../../model/site.ts';

export const getStaticPaths = listLanguages;

/** Chapters and sections of the table of contents, a file a language. */
export const GET: APIRoute = ({ params }) => Response.json(toContentsTree(getBook(), params['lang'] as Lang));
