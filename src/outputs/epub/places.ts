import { createHash } from 'node:crypto';
import type { KanjiReader } from '../../features/render/furigana/create-kanji-reader.ts';
import type { Renderer } from '../../features/render/nodes.ts';
import { LANGS, type Lang } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { toRulePath, toTermPath, withBase } from '../../rulebook/book/address.ts';
import type { Book } from '../../rulebook/book/book.ts';
import type { SectionRange } from '../../rulebook/book/editions/rule-tree.ts';
import type { IndexGroup } from '../../rulebook/book/glossary.ts';
import { type SiteSettings, warnOfAddress } from '../site-settings.ts';

/** The languages of an e-book. */
export type EpubLanguages = 'both' | Lang;

/** What an e-book is made of. */
export interface EpubEdition {
  /** A book whose current edition is the one to be published. */
  book: Book;
  /** Made for the base `/`. */
  renderer: Renderer;
  /** Languages shown, the reader's first. */
  langs: readonly [Lang, ...Lang[]];
  /** Reads kanji, where readings are wanted over them. */
  readKanji?: KanjiReader;
  /** What the site is called, and where it is, where readers can reach it. */
  publisher: { name: string; address?: string };
  /** UUID that no other edition, choice of languages or publisher has. */
  identifier: string;
  /** The picture on its cover, as PNG. */
  cover?: Uint8Array;
}

/** The languages to show, the reader's first: in an e-book of both, a Japanese reader's. */
export function listEpubLangs(languages: EpubLanguages): EpubEdition['langs'] {
  return languages === 'both' ? ['ja', 'en'] : [languages];
}

/** Who publishes an e-book: the site. Its address is named only where readers can reach it. */
export function toPublisher(settings: SiteSettings): EpubEdition['publisher'] {
  const { name, origin, base } = settings;
  return warnOfAddress(settings) ? { name } : { name, address: origin + withBase(base, '/') };
}

/** A UUID made of the site and of names (version 8 of RFC 9562), so that the same e-book of the same site has the same. */
export function toIdentifier({ name, origin, base }: SiteSettings, names: readonly string[]): string {
  const text = [name, origin, base, ...names].join('\n');
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A file of the text: a chapter's own page, a section or a part of a long one, or a group of the glossary. */
export type EpubFile = { name: string } & (
  | { kind: 'chapter'; chapter: Rule; sections: readonly Rule[] }
  | { kind: 'section'; section: Rule; range?: SectionRange; isFirst: boolean }
  | { kind: 'glossary'; group: IndexGroup }
);

/** The files of the text in reading order, and where everything is in them. */
export type Places = ReturnType<typeof createPlaces>;

/** Ids of a rule and of the break before it inside their files. */
export const toRuleId = (number: RuleNumber): string => `r${number}`;
export const toPageId = (number: RuleNumber): string => `p${number}`;

/** Cuts a book into files, small enough for a reading device to open at once. */
export function createPlaces(book: Book, lang: Lang) {
  const files: EpubFile[] = [];
  const rules = new Map<RuleNumber, string>();
  const terms = new Map<string, string>();
  let groups = 0;
  const place = (name: string, number: RuleNumber) => rules.set(number, `${name}#${toRuleId(number)}`);
  for (const rule of book.rules) {
    if (rule.level === 'section') files.push(...cutSection(book, rule));
    if (rule.level !== 'chapter') continue;
    const name = `chapter-${rule.number}.xhtml`;
    files.push({ kind: 'chapter', name, chapter: rule, sections: book.childrenOf(rule.number) });
    place(name, rule.number);
  }
  for (const file of files) {
    if (file.kind !== 'section') continue;
    if (file.isFirst) place(file.name, file.section.number);
    for (const rule of file.range?.rules ?? []) {
      place(file.name, rule.number);
      for (const { number } of book.childrenOf(rule.number)) place(file.name, number);
    }
  }
  const numbered = new Map(book.glossary.map(({ slug }, index) => [slug, `t${index + 1}`]));
  for (const { label, entries } of book.indexOf(lang)) {
    // The index names an entry of several headwords under each.
    const own = entries.filter(
      ({ slug }, index) => !terms.has(slug) && entries.findIndex((each) => each.slug === slug) === index,
    );
    if (own.length === 0) continue;
    const name = `glossary-${++groups}.xhtml`;
    files.push({ kind: 'glossary', name, group: { label, entries: own } });
    for (const { slug } of own) terms.set(slug, `${name}#${numbered.get(slug)}`);
  }
  const addresses = new Map<string, string>();
  for (const each of LANGS) {
    for (const [number, to] of rules) addresses.set(toRulePath(each, number), to);
    for (const [slug, to] of terms) addresses.set(toTermPath(each, slug), to);
  }
  return {
    files,
    /** `section-702-1.xhtml#r702.9`; undefined for a number without a place. */
    ofRule: (number: RuleNumber) => rules.get(number),
    ofTerm: (slug: string) => terms.get(slug),
    /** The place that an address of the site, `/ja/cr/702.9b/`, has in the e-book. */
    ofAddress: (path: string) => addresses.get(path),
  };
}

function cutSection(book: Book, section: Rule): EpubFile[] {
  const ranges = book.rangesOf(section.number);
  const name = (part: string) => `section-${section.number}${part}.xhtml`;
  if (ranges.length === 0) return [{ kind: 'section', name: name(''), section, isFirst: true }];
  return ranges.map((range) => ({
    kind: 'section',
    name: name(ranges.length > 1 ? `-${range.index}` : ''),
    section,
    range,
    isFirst: range.index === 1,
  }));
}
