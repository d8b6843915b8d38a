import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import { type Lang, otherLang } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { Term } from '../../model/records/term.ts';
import { GOJUON_ROWS, toGojuonRow } from '../../model/text/gojuon.ts';
import type { RuleTree } from './editions/rule-tree.ts';
import { onceFor } from './once.ts';
import type { TermNames } from './terms/term-names.ts';

/** A group of an index: a letter (`A`), a row of the 五十音 (`あ`), or `#` for what has neither. */
export interface IndexGroup {
  label: string;
  entries: readonly IndexEntry[];
}

export interface IndexEntry {
  slug: string;
  /** The name in the index's language; the other language's where it has none (`lang` says which). */
  name: string;
  lang: Lang;
  /** Hiragana, where known. */
  reading?: string;
}

/** The glossary of the current edition and what things are called, the authored term table helping out. */
export type Glossary = ReturnType<typeof createGlossary>;

/** The glossary of an edition, asked by slug and number. */
export function createGlossary(names: TermNames, tree: RuleTree, terms: readonly Term[]) {
  const { glossary, entry } = names;
  return {
    glossary,
    /** The authored term table. */
    terms,
    entry,
    /** The glossary by A–Z or, for Japanese, by 五十音 of the reading. */
    indexOf: onceFor((lang: Lang) => toGlossaryIndex(glossary, lang, names)),
    /** Title of a rule in a language, from its side, the other side's printed pair or the term table. */
    titleOf: (number: RuleNumber, lang: Lang) =>
      withFound(tree.rule(number), (rule) => names.titleOf(rule, lang)),
    /** First headword of a glossary entry in a language. */
    nameOf: (slug: string, lang: Lang) => withFound(entry(slug), (found) => names.nameOf(found, lang)),
    /** Reading in hiragana of an entry's Japanese name. */
    readingOf: (slug: string) => withFound(entry(slug), (found) => names.readingOf(found)),
    /** The glossary entry that is about the same keyword as a rule: 702.2 → deathtouch, and back. */
    entryAbout: (number: RuleNumber) => withFound(tree.rule(number), names.entryAbout),
    rulesAbout: (slug: string): readonly Rule[] => withFound(entry(slug), names.rulesAbout) ?? [],
  };
}

function withFound<T, R>(found: T | undefined, use: (found: T) => R): R | undefined {
  return found === undefined ? undefined : use(found);
}

/** Names without a known letter or reading. */
const OTHER = '#';

/** The glossary as an index: every headword a line, grouped by letter or 五十音 row, in order of name or reading. */
export function toGlossaryIndex(
  glossary: readonly GlossaryEntry[],
  lang: Lang,
  names: TermNames,
): IndexGroup[] {
  const entries = glossary.flatMap((entry) => toIndexEntries(entry, lang, names));
  const collator = new Intl.Collator(lang, { numeric: true });
  const sorted = entries.toSorted((a, b) => collator.compare(toSortKey(a), toSortKey(b)));
  const groups = Map.groupBy(sorted, (entry) => (lang === 'ja' ? toRow(entry) : toLetter(entry.name)));
  const order = lang === 'ja' ? [...GOJUON_ROWS, OTHER] : [OTHER, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return order.flatMap((label) => {
    const found = groups.get(label);
    return found ? [{ label, entries: found }] : [];
  });
}

function toIndexEntries(entry: GlossaryEntry, lang: Lang, names: TermNames): IndexEntry[] {
  const own = entry[lang]?.headwords.length ? entry[lang].headwords : names.namesOf(entry, lang).slice(0, 1);
  if (own.length === 0) {
    const other = otherLang(lang);
    return names
      .namesOf(entry, other)
      .slice(0, 1)
      .map((name) => ({ slug: entry.slug, name, lang: other }));
  }
  return own.map((name, index) => {
    const isRead = lang === 'ja' && (index === 0 || entry.ja?.reading !== undefined);
    const reading = isRead ? names.readingOf(entry, name) : undefined;
    return { slug: entry.slug, name, lang, ...(reading ? { reading } : {}) };
  });
}

function toSortKey({ name, reading }: IndexEntry): string {
  return reading ?? name.replace(/^(?:The\s)?[^\p{L}\p{N}]*/u, '');
}

function toRow({ name, reading }: IndexEntry): string {
  return toGojuonRow(reading ?? name) ?? OTHER;
}

function toLetter(name: string): string {
  const first = name.replace(/^(?:The\s)?[^\p{L}\p{N}]*/u, '')[0]?.toUpperCase() ?? '';
  return /[A-Z]/.test(first) ? first : OTHER;
}
