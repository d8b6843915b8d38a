import { CONTENT_SECURITY_POLICY } from './security-policy.ts';

/** Headers of the files below a path; `*` stands for anything. The first rule that names a header wins on no host: they add up. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

const YEAR = 31_536_000;
const HOUR = 3_600;

/** What every host should send, from the general to the particular. `base` is the site's base path. */
export function listHeaderRules(base: string): HeaderRule[] {
  const at = (path: string) => base.replace(/\/$/, '') + path;
  const openData = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };
  return [
    {
      path: at('/*'),
      headers: {
        'Content-Security-Policy': CONTENT_SECURITY_POLICY,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      },
    },
    // Named by their content, so a name never gets another content.
    { path: at('/_assets/*'), headers: { 'Cache-Control': `public, max-age=${YEAR}, immutable` } },
    { path: at('/api/v1/*'), headers: { ...openData, 'Cache-Control': `public, max-age=${HOUR}` } },
    { path: at('/embed.js'), headers: { ...openData, 'Cache-Control': `public, max-age=${HOUR}` } },
  ];
}

/** The rules as the file `_headers` that Cloudflare Pages and Netlify read. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}
