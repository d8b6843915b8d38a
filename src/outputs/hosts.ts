/** What a host takes at most; absent where it names no limit. */
export interface HostLimits {
  /** Files of a site. */
  files?: number;
  /** Bytes of one file. */
  fileBytes?: number;
  /** Bytes of a site. */
  bytes?: number;
  /** Files of one folder. */
  folderFiles?: number;
  /** Where the host says so, and when it was read there. */
  source: string;
  read: string;
}

const MiB = 2 ** 20;
const CLOUDFLARE = 'developers.cloudflare.com/pages/platform/limits';

/** What `"host"` in `content/site.json` may say: one line a host. */
export const HOSTS = {
  any: { source: 'no host in particular: nothing is left out', read: '2026-11-22' },
  'cloudflare-free': { files: 20_000, fileBytes: 25 * MiB, source: CLOUDFLARE, read: '2026-11-22' },
  cloudflare: { files: 100_000, fileBytes: 25 * MiB, source: CLOUDFLARE, read: '2026-11-22' },
  'github-pages': {
    fileBytes: 100 * MiB,
    bytes: 1024 * MiB,
    source: 'docs.github.com/en/pages/getting-started-with-github-pages/github-pages-limits',
    read: '2026-11-22',
  },
  netlify: { folderFiles: 54_000, source: 'answers.netlify.com, “file limits”', read: '2026-11-22' },
} as const satisfies Record<string, HostLimits>;
export type Host = keyof typeof HOSTS;

/** Parts of a site that its owner or the limits of a host may leave out; nothing of them is text that a page has not. */
export const OPTIONAL_PARTS = ['previewPictures', 'ruleMarkdown', 'oembed'] as const;
export type OptionalPart = (typeof OPTIONAL_PARTS)[number];
