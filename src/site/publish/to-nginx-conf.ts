import { findHeaders, listHeaderRules, TRANSLATION_TYPES } from './header-rules.ts';
import { MISSING_DATA } from './missing-data.ts';

export interface NginxSite {
  /** Base path of the site, with a slash at each end. */
  base: string;
  /** Folder that holds the site; with a base, the site stands in the folder of that name inside. */
  root: string;
  /** What `listen` says: a port, or an address with one. */
  listen: string;
}

/** Every type of file that a site holds: the list that a host brings may lack some. */
const TYPES = new Map<string, string>(
  Object.entries({
    'text/html': 'html',
    'text/css': 'css',
    'text/javascript': 'js',
    'text/plain': 'txt',
    'text/markdown': 'md',
    'text/tab-separated-values': 'tsv',
    'application/json': 'json',
    'application/manifest+json': 'webmanifest',
    'application/xml': 'xml',
    'text/csv': 'csv',
    'image/svg+xml': 'svg',
    'image/png': 'png',
    'application/epub+zip': 'epub',
  }),
);
for (const [ending, type] of Object.entries(TRANSLATION_TYPES))
  TYPES.set(type, [TYPES.get(type), ending].filter(Boolean).join(' '));
/** Of a file whose ending says less: `feed.json`. */
const FEEDS = ['application/feed+json', 'application/atom+xml'];
const PACKED = ['image/png', 'application/epub+zip'];
const COMPRESSED = [...TYPES.keys(), ...FEEDS].filter(
  (type) => type !== 'text/html' && !PACKED.includes(type),
);

/** A server block for nginx that sends what `listHeaderRules` lists. */
export function toNginxConf({ base, root, listen }: NginxSite): string {
  const rules = listHeaderRules(base);
  const [general, ...particular] = rules.map((rule) => rule.path);
  // The types are said once for all, by the ending, but for the feed's.
  const findOf = (path: string) => {
    const { 'Content-Type': type = '', ...headers } = findHeaders(rules, path.replace('*', 'x'));
    return { feed: FEEDS.find((each) => type.startsWith(each)), headers };
  };
  const headersOf = (path: string) => findOf(path).headers;
  const isData = (path: string) => path === `${base}api/v1/*`;
  const ofAll = headersOf(general ?? '/*');
  const ofPages = headersOf(base);
  const locations = particular
    .filter((path) => !isEqual(headersOf(path), ofPages))
    .map((path) => {
      const { headers, feed } = findOf(path);
      const isForOthers = 'Access-Control-Allow-Origin' in headers;
      return toBlock(toLocation(path), [
        ...(feed ? ['types { }', `default_type ${feed};`] : []),
        ...toAddHeaders(headers),
        ...(isForOthers
          ? [`error_page 403 404 =404 ${isData(path) ? NO_SUCH_DATA : NOT_FOUND_FOR_OTHERS};`]
          : []),
      ]);
    });
  const pages = toBlock(base, [
    '# A number without its slash: /cr/702.9b → /cr/702.9b/.',
    'if (-d $request_filename) { rewrite [^/]$ $uri/ permanent; }',
    'try_files $uri $uri/index.html =404;',
    ...toAddHeaders(ofPages, 'always'),
  ]);
  const forOthers = [
    [NOT_FOUND_FOR_OTHERS, '404.html'],
    [NO_SUCH_DATA, MISSING_DATA],
  ].map(([location = '', file]) =>
    toBlock(location, [
      '# Scripts of other sites may read that there is nothing.',
      ...toAddHeaders({ ...ofPages, 'Access-Control-Allow-Origin': '*' }, 'always'),
      `try_files ${base}${file} =404;`,
    ]),
  );
  return `# nginx in front of a built site: include this file in the \`http\` block.
# Made by scripts/print-nginx-conf.ts from the rules that \`_headers\` is made of. Addresses that were never published
# answer with 404.html, which understands old habits such as /CR702.9B and sends the reader on.
server {
  listen ${listen};
  server_name _;
  root ${root};
  charset utf-8;
  index index.html;
  error_page 403 404 =404 ${base}404.html;
  absolute_redirect off;
  server_tokens off;

  types {
${[...TYPES].map(([type, endings]) => `    ${type} ${endings};`).join('\n')}
  }
  charset_types text/css text/javascript text/plain text/markdown text/tab-separated-values;

  # Compressed at the host; with ngx_brotli add \`brotli on;\` and the same types.
  gzip on;
  gzip_vary on;
  gzip_types ${COMPRESSED.join(' ')};

  # A location that sets a header of its own inherits none, so each repeats these.
${toAddHeaders(ofAll)
  .map((line) => `  ${line}`)
  .join('\n')}

${[pages, ...locations, ...forOthers].join('\n\n')}
}
`;
}

/** `/api/v1/*` → all below it, `/ja/cr/*.md` → a pattern, `/embed.js` → that file. */
function toLocation(path: string): string {
  const [before = '', after] = path.split('*');
  if (after === undefined) return `= ${path}`;
  return after === '' ? before : `~ ^${before}.*${after.replaceAll('.', '\\.')}$`;
}

const NOT_FOUND_FOR_OTHERS = '@not-found-for-others';
const NO_SUCH_DATA = '@no-such-data';

/** How long something is kept is said only of what is there, unless it is said of answers of any status. */
function toAddHeaders(headers: Readonly<Record<string, string>>, caching?: 'always'): string[] {
  return Object.entries(headers).map(
    ([name, value]) =>
      `add_header ${name} "${value}"${name === 'Cache-Control' && !caching ? '' : ' always'};`,
  );
}

function isEqual(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function toBlock(at: string, lines: readonly string[]): string {
  return [`  location ${at} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}
