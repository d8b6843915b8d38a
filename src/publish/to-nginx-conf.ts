import { findHeaders, listHeaderRules } from './header-rules.ts';

export interface NginxSite {
  /** Base path of the site, with a slash at each end. */
  base: string;
  /** Folder that holds the site; with a base, the site stands in the folder of that name inside. */
  root: string;
  /** What `listen` says: a port, or an address with one. */
  listen: string;
}

/** A server block for nginx that sends what `listHeaderRules` lists. */
export function toNginxConf({ base, root, listen }: NginxSite): string {
  const rules = listHeaderRules(base);
  const [general, ...particular] = rules.map((rule) => rule.path);
  const locations = particular.map((path) => {
    const at = path.endsWith('/*') ? path.slice(0, -1) : `= ${path}`;
    return toBlock(at, [
      ...toAddHeaders(findHeaders(rules, path.replace('/*', '/x'))),
      // A table that spreadsheets open; nginx's own list of types does not know the ending.
      ...(path.endsWith('/api/v1/*') ? ['default_type text/tab-separated-values;'] : []),
    ]);
  });
  const pages = toBlock(base, [
    '# A number without its slash: /cr/702.9b → /cr/702.9b/.',
    'if (-d $request_filename) { rewrite [^/]$ $uri/ permanent; }',
    'try_files $uri $uri/index.html =404;',
  ]);
  return `# nginx in front of a built site: include this file in the \`http\` block.
# Made by scripts/print-nginx-conf.ts from the rules that \`_headers\` is made of. Addresses that were never published
# answer with 404.html, which understands old habits such as /CR702.9B and sends the reader on.
server {
  listen ${listen};
  server_name _;
  root ${root};
  charset utf-8;
  index index.html;
  error_page 404 ${base}404.html;
  absolute_redirect off;

  # Compressed at the host; with ngx_brotli add \`brotli on;\` and the same types.
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript application/javascript application/json application/xml text/xml image/svg+xml text/tab-separated-values;

  # A location that sets a header of its own inherits none, so each repeats these.
${toAddHeaders(findHeaders(rules, (general ?? '/*').replace('/*', '/x')))
  .map((line) => `  ${line}`)
  .join('\n')}

${[pages, ...locations].join('\n\n')}
}
`;
}

function toAddHeaders(headers: Readonly<Record<string, string>>): string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

function toBlock(at: string, lines: readonly string[]): string {
  return [`  location ${at} {`, ...lines.map((line) => `    ${line}`), '  }'].join('\n');
}
