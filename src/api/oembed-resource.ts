import { h } from 'hastscript';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { z } from 'zod';
import { formatSource } from '../citing/format-source.ts';
import type { CitedRule } from '../citing/to-citation.ts';
import { type SiteAddress, toUrl } from './site-urls.ts';

const WIDTH = 480;
const HEIGHT = 240;
/** Seconds a consumer may keep the answer: a day. */
const CACHE_AGE = 86_400;

/** `oembed/702.9b.json`, as oEmbed 1.0 defines the type `rich`. */
export const oembedResourceSchema = z.object({
  version: z.literal('1.0'),
  type: z.literal('rich'),
  title: z.string().describe('Number and names; says so where the text is an unofficial digest'),
  provider_name: z.string(),
  provider_url: z.url(),
  cache_age: z.int(),
  width: z.int(),
  height: z.int(),
  html: z.string().describe('A quotation in both languages, escaped'),
});
export type OembedResource = z.infer<typeof oembedResourceSchema>;

const stringifier = unified().use(rehypeStringify).freeze();

/** The rule as a quotation in both languages that other sites can show. Everything of the text is escaped. */
export function toOembedResource(rule: CitedRule, site: SiteAddress, name: string): OembedResource {
  const names = [rule.number, rule.ja?.title, rule.en?.title].filter(Boolean).join(' ');
  const title = rule.unofficialDigest ? `${names} (unofficial digest)` : names;
  const sides = (['ja', 'en'] as const).flatMap((lang) =>
    (rule[lang]?.text ?? []).map((text) => h('p', { lang }, text)),
  );
  const source = formatSource(rule, 'en');
  const footer = h('footer', [h('a', { href: rule.urls.short }, source)]);
  const quotation = h('blockquote', { cite: rule.urls.short }, [
    h('p', [h('strong', names)]),
    ...sides,
    footer,
  ]);
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: name,
    provider_url: toUrl(site, '/'),
    cache_age: CACHE_AGE,
    width: WIDTH,
    height: HEIGHT,
    html: stringifier.stringify({ type: 'root', children: [quotation] }),
  };
}
