import { LANGS } from '../../model/records/lang.ts';
import { withBase } from '../../rulebook/book/address.ts';

/** Headers of one file or, with one `*` in the path, of all that fit: `/api/*`, `/ja/cr/*.md`. Rules add up. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

const YEAR = 31_536_000;
const HOUR = 3_600;

/** The content security policy of every page: nothing inline, nothing from elsewhere. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Types of the files of translators that few hosts know, by their endings. */
export const TRANSLATION_TYPES = {
  po: 'text/x-gettext-translation',
  xlf: 'application/xliff+xml',
  xliff: 'application/xliff+xml',
  tmx: 'application/xml',
  tbx: 'application/xml',
};

/** What every host should send, from the general to the particular. `base` is the site's base path. */
export function listHeaderRules(base: string): HeaderRule[] {
  const at = (path: string, headers: HeaderRule['headers']) => ({ path: withBase(base, path), headers });
  const fresh = { 'Cache-Control': 'no-cache' };
  const immutable = { 'Cache-Control': `public, max-age=${YEAR}, immutable` };
  const forOthers = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Cache-Control': `public, max-age=${HOUR}`,
  };
  return [
    at('/*', {
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
      // Browsers obey it over HTTPS only.
      'Strict-Transport-Security': `max-age=${YEAR}`,
    }),
    // Kept, but never shown without asking whether there is a new one: a page and its styles are of one build.
    ...['/', ...LANGS.map((lang) => `/${lang}/*`), '/cr/*', '/404.html'].map((path) => at(path, fresh)),
    // Named by their content, so a name never gets another content.
    at('/_assets/*', immutable),
    at('/early/*', immutable),
    // Asked for at every visit: by it browsers notice a new build.
    at('/service-worker.js', fresh),
    // An older file beside a newer page gives fewer readings, never wrong ones.
    at('/reading/*', { 'Cache-Control': `public, max-age=${HOUR}` }),
    at('/api/v1/*', forOthers),
    // Text for programs beside the pages; how long it is kept is said with those.
    ...LANGS.flatMap((lang) =>
      ['cr/*.md', 'llms-full.txt', 'feed.json', 'feed.xml'].map((path) =>
        at(`/${lang}/${path}`, toTextHeaders(path)),
      ),
    ),
    at('/llms.txt', { ...toTextHeaders('.txt'), 'Cache-Control': forOthers['Cache-Control'] }),
    // Asked for by translators' tools, some of which go by the type; few hosts know these.
    at('/translation/*', fresh),
    ...Object.entries(TRANSLATION_TYPES).map(([ending, type]) =>
      at(`/translation/*.${ending}`, {
        'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
      }),
    ),
    ...['/pictures/*', '/embed.js', '/taiyaku.user.js'].map((path) => at(path, forOthers)),
  ];
}

/** Of text in UTF-8 that programs of other sites may read: a host that is not told says nothing of its letters. */
function toTextHeaders(path: string): Record<string, string> {
  const type = {
    md: 'text/markdown',
    txt: 'text/plain',
    json: 'application/feed+json',
    xml: 'application/atom+xml',
  }[path.replace(/.*\./, '')];
  return {
    'Content-Type': `${type}; charset=utf-8`,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

/** All headers that the rules give to a path. */
export function findHeaders(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => {
    const [before = '', after] = rule.path.split('*');
    return after === undefined ? path === before : path.startsWith(before) && path.endsWith(after);
  });
  return Object.assign({}, ...matching.map((rule) => rule.headers));
}

/** The rules as the file `_headers` that Cloudflare Pages and Netlify read. */
export function toHeadersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}
