import type { APIRoute } from 'astro';
import { escapeHtml } from '../../../features/citing/escape-html.ts';
import { listLanguages, readPage, toHref } from '../../model/site.ts';

export const getStaticPaths = listLanguages;

/** Lets a browser add the site to its search engines. */
export const GET: APIRoute = (context) => {
  const { lang, strings } = readPage(context);
  const { title, description } = strings.site;
  const toAddress = (path: string) => new URL(toHref(path), context.site).href;
  const text = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Taiyaku ${lang.toUpperCase()}</ShortName>
  <LongName>${escapeHtml(title)}</LongName>
  <Description>${escapeHtml(description)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>${lang}</Language>
  <Image type="image/svg+xml">${toAddress('/seal.svg')}</Image>
  <Url type="text/html" template="${toAddress(`/${lang}/search/`)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
  return new Response(text, { headers: { 'content-type': 'application/opensearchdescription+xml' } });
};
