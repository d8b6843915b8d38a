import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import type { Lang } from '../../model/records/lang.ts';
import { toLegalText } from '../xml-text.ts';

const stringifier = unified()
  .use(rehypeStringify, { closeSelfClosing: true, closeEmptyElements: true })
  .freeze();

/** A file of an e-book: its language, its title, what it is (`epub:type` of the body) and what it shows. */
export interface XhtmlPage {
  lang: Lang;
  title: string;
  type: string;
  body: readonly ElementContent[];
}

/** A page as XHTML. */
export function toXhtml({ lang, title, type, body }: XhtmlPage): string {
  const page = h(
    'html',
    {
      xmlns: 'http://www.w3.org/1999/xhtml',
      'xmlns:epub': 'http://www.idpf.org/2007/ops',
      ...toLangs(lang),
    },
    [
      h('head', [
        h('meta', { charSet: 'utf-8' }),
        h('title', title),
        h('link', { rel: 'stylesheet', type: 'text/css', href: 'style.css' }),
      ]),
      h('body', { 'epub:type': type }, ...body),
    ],
  );
  const html = stringifier.stringify({ type: 'root', children: [page] });
  return `<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE html>\n${replaceInvalid(html)}\n`;
}

/** XML without what it cannot hold: each such character as U+FFFD, and no end of a CDATA section, for it never has one. */
export function replaceInvalid(text: string): string {
  return toLegalText(text).replaceAll(']]>', ']]&gt;');
}

/** A language as HTML and as XML say it. */
export function toLangs(lang: string): { lang: string; 'xml:lang': string } {
  return { lang, 'xml:lang': lang };
}
