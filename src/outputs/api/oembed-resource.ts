import { h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { z } from 'zod';
import { formatSource } from '../../features/citing/format-source.ts';
import type { CitedRule } from '../../features/citing/to-citation.ts';
import { nameSymbols } from '../../features/render/to-excerpt.ts';
import type { Lang } from '../../model/records/lang.ts';
import { PICTURE_SIZE } from '../../rulebook/book/find-pictured.ts';
import { markGone } from './describe-gone.ts';
import { type SiteAddress, toUrl } from './site-urls.ts';

const WIDTH = 480;
const HEIGHT = 240;
/** Seconds a consumer may keep the answer: a day. */
const CACHE_AGE = 86_400;

/** `oembed/702.9b.json`, as oEmbed 1.0 defines the type `rich`. */
export const oembedResourceSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z
    .string()
    .describe('Number and names; says so where it is out of use or the text an unofficial digest'),
  provider_name: z.string(),
  provider_url: z.url(),
  cache_age: z.int(),
  width: z.int(),
  height: z.int(),
  thumbnail_url: z
    .url()
    .optional()
    .describe('Picture of the rule or of what it stands below; absent where the site has none'),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
  html: z.string().describe('A quotation in both languages, escaped; symbols as words'),
});

const stringifier = unified().use(rehypeStringify).freeze();

/** The two languages in the order of what is shown in both. */
const ORDER = ['ja', 'en'] as const satisfies readonly Lang[];

/** What is shown of a rule: how others cite it and, where its number is out of use, what became of it. */
type ShownRule = CitedRule & { gone?: Readonly<Record<Lang, string>> | undefined };

/**
 * The rule as a quotation in both languages that other sites can show; `picture` is a path. Everything of the text is escaped.
 * WordPress shows what it discovers only beside a frame, which it hides, and keeps of the quotation its words and links
 * (`wp_filter_oembed_result`): hence the frame, hidden everywhere, and the spaces between paragraphs.
 */
export function toOembedResource(
  rule: ShownRule,
  site: SiteAddress,
  name: string,
  picture?: string,
): z.infer<typeof oembedResourceSchema> {
  const { gone, number } = rule;
  const names = [gone ? markGone(number, ORDER) : number, rule.ja?.title, rule.en?.title]
    .filter(Boolean)
    .join(' ');
  const title = rule.unofficialDigest ? `${names} (unofficial digest)` : names;
  const sides = ORDER.flatMap((lang) => [
    ...(gone ? [h('p', { lang }, h('em', gone[lang]))] : []),
    ...(rule[lang]?.text ?? []).map((text) => h('p', { lang }, nameSymbols(text, lang))),
  ]);
  const source = formatSource(rule, 'en');
  const footer = h('footer', [h('a', { href: rule.urls.short }, source)]);
  const parts = [h('p', [h('strong', names)]), ...sides, footer];
  const quotation = h(
    'blockquote',
    { cite: rule.urls.short },
    parts.flatMap((part) => [part, ' ']),
  );
  const frame = h('iframe', {
    src: rule.urls.short,
    title: number,
    width: WIDTH,
    height: HEIGHT,
    loading: 'lazy',
    hidden: true,
  });
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: name,
    provider_url: toUrl(site, '/'),
    cache_age: CACHE_AGE,
    width: WIDTH,
    height: HEIGHT,
    ...(picture && {
      thumbnail_url: toUrl(site, picture),
      thumbnail_width: PICTURE_SIZE.width,
      thumbnail_height: PICTURE_SIZE.height,
    }),
    html: stringifier.stringify({ type: 'root', children: [quotation, frame] }),
  };
}
