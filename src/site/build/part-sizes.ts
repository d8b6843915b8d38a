import { HOSTS, type Host, type HostLimits, type OptionalPart } from '../../outputs/hosts.ts';
import type { SiteFile } from '../publish/collect-offline-files.ts';

/** How many files, and how many bytes where they are written, a part of a site has. */
export interface PartSize {
  name: string;
  files: number;
  bytes?: number;
}

/** Parts of a site by the paths of their files; the first that fits. */
const PARTS: readonly (readonly [name: string, path: RegExp])[] = [
  ['Markdown of rules', /^(?:ja|en)\/cr\/.*\.md$/],
  ['pages of rules', /^(?:(?:ja|en)\/)?cr\//],
  ['pages of terms', /^(?:ja|en)\/glossary\//],
  ['other pages', /\.html$/],
  ['oEmbed', /^api\/v1\/oembed\//],
  ['data of rules', /^api\/v1\/rules\//],
  ['other data', /^api\//],
  ['readings over kanji', /^reading\/furigana\//],
  ['pictures of previews', /^pictures\//],
  ['everything else', /^/],
];

/** Measures the files of a site by its parts, and counts its pages. */
export function measureParts(files: readonly SiteFile[]) {
  const sizes = new Map(PARTS.map(([name]) => [name, { name, files: 0, bytes: 0 }]));
  const folders = new Map<string, number>();
  let file = { path: '', bytes: 0 };
  let pages = 0;
  for (const { path, bytes } of files) {
    const part = sizes.get(PARTS.find(([, pattern]) => pattern.test(path))?.[0] ?? '');
    if (part) Object.assign(part, { files: part.files + 1, bytes: part.bytes + bytes });
    if (path.endsWith('.html')) pages++;
    if (bytes > file.bytes) file = { path, bytes };
    const parent = path.slice(0, Math.max(path.lastIndexOf('/'), 0)) || '/';
    folders.set(parent, (folders.get(parent) ?? 0) + 1);
  }
  const [path, count] = [...folders].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0]);
  return {
    sizes: [...sizes.values()].filter(({ files }) => files > 0),
    pages,
    /** The largest file of the site and its fullest folder. */
    largest: { file, folder: { path, files: count } },
  };
}

/** `pages of rules            10,122 files   120.3 MB`, a line a part and one for all. */
export function formatParts(sizes: readonly PartSize[]): string[] {
  const sum = (pick: (each: PartSize) => number) => sizes.reduce((all, each) => all + pick(each), 0);
  const all = { name: 'in all', files: sum(({ files }) => files), bytes: sum(({ bytes = 0 }) => bytes) };
  const widest = Math.max(...[...sizes, all].map(({ name }) => name.length));
  return [...sizes, all].map(({ name, files, bytes }) => {
    const count = `  ${name.padEnd(widest)} ${files.toLocaleString('en').padStart(8)} files`;
    return bytes ? `${count} ${(bytes / 1e6).toFixed(1).padStart(8)} MB` : count;
  });
}

/** What gives way first where a host counts files: what pages name a preview by, then what programs read instead of them. */
const FIRST_LEFT_OUT: readonly OptionalPart[] = ['oembed', 'ruleMarkdown'];

/** Scripts, styles and what else stands once on a site: counted only when they are written. */
const RESERVE = 500;

/** How many files a site will have: those it cannot do without, and those of each part that it can. */
export interface PlannedFiles {
  always: number;
  optional: Readonly<Partial<Record<OptionalPart, number>>>;
}

/**
 * The parts that fit on a host, of those that are wanted: where there are too many files, parts are left out in a fixed
 * order. Throws a `TypeError` with the table of files where even the rest is too much.
 */
export function planParts(host: Host, { always, optional }: PlannedFiles): ReadonlySet<OptionalPart> {
  const { files: most = Number.POSITIVE_INFINITY }: HostLimits = HOSTS[host];
  const parts = new Map(
    Object.entries(optional).map(([part, files]) => [part as OptionalPart, files] as const),
  );
  const count = () => always + RESERVE + [...parts.values()].reduce((all, files) => all + files, 0);
  for (const part of FIRST_LEFT_OUT) if (count() > most) parts.delete(part);
  if (count() <= most) return new Set(parts.keys());
  const table: PartSize[] = [
    { name: 'pages and data', files: always },
    ...[...parts].map(([name, files]) => ({ name, files })),
    { name: 'scripts, styles and the like', files: RESERVE },
  ];
  throw new TypeError(
    `the site does not fit on "${host}", which takes ${most.toLocaleString('en')} files:\n${formatParts(table).join('\n')}\nLeave documents, further editions or "previewPictures" out, or name another "host" in content/site.json (docs/deploy.md).`,
  );
}

/** What a site has too much of for a host, in words; undefined where it fits. */
export function findExcess(
  host: Host,
  sizes: readonly PartSize[],
  largest: ReturnType<typeof measureParts>['largest'],
): string | undefined {
  const limits: HostLimits = HOSTS[host];
  const files = sizes.reduce((all, each) => all + each.files, 0);
  const bytes = sizes.reduce((all, each) => all + (each.bytes ?? 0), 0);
  const excess = [
    [files, limits.files, 'files'],
    [bytes, limits.bytes, 'bytes'],
    [largest.file.bytes, limits.fileBytes, `bytes in ${largest.file.path}`],
    [largest.folder.files, limits.folderFiles, `files in ${largest.folder.path}`],
  ] as const;
  const found = excess.find(([has, most]) => most !== undefined && has > most);
  if (!found) return undefined;
  const [has, most = 0, what] = found;
  return `the site does not fit on "${host}": ${has.toLocaleString('en')} ${what}, of ${most.toLocaleString('en')} that it takes (${limits.source}, read ${limits.read}):\n${formatParts(sizes).join('\n')}`;
}
