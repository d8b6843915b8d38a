import { LANGS, type Lang } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { toRulePath, toTermPath } from '../../rulebook/book/address.ts';
import type { Book } from '../../rulebook/book/book.ts';
import type { SectionRange } from '../../rulebook/book/editions/rule-tree.ts';
import type { IndexGroup } from '../../rulebook/book/glossary.ts';

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
