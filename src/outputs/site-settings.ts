import { z } from 'zod';
import { readAuthored } from '../rulebook/book/read-authored.ts';
import { isLocal, type SiteAddress } from './api/site-urls.ts';
import { HOSTS, type Host, OPTIONAL_PARTS, type OptionalPart } from './hosts.ts';

const SETTINGS = 'content/site.json';

const settingsSchema = z.strictObject({
  name: z.string().min(1),
  /** Scheme and host, `https://rules.example.org`. */
  origin: z.url({ protocol: /^https?$/ }).regex(/^[^/]+\/\/[^/]+$/, 'is scheme and host without a path'),
  base: z.string().regex(/^\/(?:[^/]+\/)*$/, 'begins and ends with a slash'),
  /** Whether link previews have a picture. */
  previewPictures: z.boolean().default(true),
  /** Whether every number is as Markdown beside its pages: two files more a number, where a host counts them. */
  ruleMarkdown: z.boolean().default(true),
  /** Where the site is put: what does not fit there is left out, or the build says so. */
  host: z.enum(Object.keys(HOSTS) as [Host, ...Host[]]).default('any'),
  /** The day of the build, where somebody says it: no clock is read, so that the same content gives the same bytes. */
  built: z.iso.date({ error: 'is no day such as 2026-04-17' }).optional(),
});

/** Where a site will be and what it is called. */
export type SiteSettings = z.infer<typeof settingsSchema>;

/**
 * The settings of one build: what the caller gives, else `TAIYAKU_ORIGIN`, `TAIYAKU_BASE` and the day of
 * `SOURCE_DATE_EPOCH` (seconds since 1970, reproducible-builds.org), else `content/site.json`. The only place that knows the
 * variables. Throws, naming the field, where one is not as it must be.
 */
export function readSiteSettings(given: Partial<SiteAddress> = {}): SiteSettings {
  const { origin = process.env['TAIYAKU_ORIGIN'], base = process.env['TAIYAKU_BASE'] } = given;
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const authored = Object(readAuthored('site.json'));
  const settings = settingsSchema.safeParse({
    ...authored,
    ...(origin && { origin }),
    ...(base && { base }),
    ...(epoch && {
      built: /^\d{1,11}$/.test(epoch) ? new Date(Number(epoch) * 1000).toISOString().slice(0, 10) : epoch,
    }),
  });
  if (settings.success) return settings.data;
  const [issue] = settings.error.issues;
  throw new TypeError(`${SETTINGS}: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** The parts that a site is to have, before its host has been asked. */
export function listWantedParts(settings: SiteSettings): ReadonlySet<OptionalPart> {
  return new Set(OPTIONAL_PARTS.filter((part) => part === 'oembed' || settings[part]));
}

/** What to say of an address that readers cannot reach, or undefined. */
export function warnOfAddress({ origin }: SiteAddress): string | undefined {
  if (!isLocal(origin)) return undefined;
  return `This build names ${origin} as its address, in links, previews and data: before you publish it, set "origin" in ${SETTINGS} or TAIYAKU_ORIGIN.`;
}
