import { type SiteAddress, toUrl } from '../../outputs/api/site-urls.ts';

/** What stands for data that there is not, with status 404. */
export const MISSING_DATA = 'api/v1/404.json';

/** It as JSON, as RFC 9457 has problems: a program that asked for data need not read a page. */
export function toMissingData(site: SiteAddress): string {
  const problem = {
    type: 'about:blank',
    title: 'Not Found',
    status: 404,
    detail:
      'There is no such file. index.json lists what there is; resolve and meanings say what became of a number.',
    index: toUrl(site, '/api/v1/index.json'),
  };
  return `${JSON.stringify(problem)}\n`;
}

/** The file `_redirects` that Netlify reads; of hosts that know no status 404 there (Cloudflare Pages) it changes nothing. */
export const toRedirectsFile = (base: string): string => `${base}api/v1/* ${base}${MISSING_DATA} 404\n`;
