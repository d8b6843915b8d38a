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
