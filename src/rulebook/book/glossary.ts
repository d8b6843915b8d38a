import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import { type Lang, otherLang } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { Term } from '../../model/records/term.ts';
import { GOJUON_ROWS, toGojuonRow } from '../../model/text/gojuon.ts';
import type { RuleTree } from './editions/rule-tree.ts';
import { onceFor } from './once.ts';
import { readingIn, readName } from './terms/printed-names.ts';
import type { Segment } from './terms/segment.ts';

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

/** Joins the glossary of an edition, its rules and the term table by English name, case and punctuation aside. */
export function createGlossary(
  glossary: readonly GlossaryEntry[],
  { rules, rule }: Pick<RuleTree, 'rules' | 'rule'>,
  terms: readonly Term[],
  segment?: Segment,
) {
  const { termByName, termOfRule } = indexTerms(terms);
  const entries = new Map(glossary.map((entry) => [entry.slug, entry]));
  const entryByName = new Map<string, GlossaryEntry>();
  for (const entry of glossary) {
    for (const name of entry.en?.headwords ?? []) entryByName.set(toKey(name), entry);
  }
  const named = rules.filter(({ level, en }) => level !== 'chapter' && en?.title);
  const rulesByName = Map.groupBy(named, ({ en }) => toKey(en?.title ?? ''));
  const englishOf = (slug: string) => entries.get(slug)?.en?.headwords ?? [];
  const termOf = (slug: string) =>
    englishOf(slug)
      .map((name) => termByName.get(toKey(name)))
      .find((term) => term !== undefined);
  const namesOf = (slug: string, lang: Lang): string[] => {
    const term = termOf(slug);
    const authored =
      lang === 'en' ? (term?.enAlso ?? []) : [...(term?.ja ? [term.ja] : []), ...(term?.jaAlso ?? [])];
    return [...new Set([...(entries.get(slug)?.[lang]?.headwords ?? []), ...authored])];
  };
  const readingOf = (slug: string, name = namesOf(slug, 'ja')[0]) => {
    const printed = readingIn(entries.get(slug)?.ja, name);
    if (printed || !name) return printed;
    const term = termOf(slug);
    const authored =
      term?.ja === undefined || toKey(term.ja) === toKey(name) ? term?.readings?.[0] : undefined;
    return authored ?? readName(name, segment);
  };
  return {
    glossary,
    /** The authored term table. */
    terms,
    entry: (slug: string) => entries.get(slug),
    /** The glossary by A–Z or, for Japanese, by 五十音 of the reading. */
    indexOf: onceFor((lang: Lang) => toGlossaryIndex(glossary, lang, { namesOf, readingOf })),
    /** Title of a rule in a language, from its side, the other side's printed pair or the term table. */
    titleOf: (number: RuleNumber, lang: Lang): string | undefined => {
      const found = rule(number);
      return found && titleIn(lang, found, termOfRule(found));
    },
    /** Every name of an entry in a language, its headwords first. */
    namesOf,
    nameOf: (slug: string, lang: Lang) => namesOf(slug, lang)[0],
    /** Reading in hiragana of one of its Japanese names, of the first unless said: as printed, as authored, or worked out. */
    readingOf,
    /** The glossary entry that is about the same keyword as a rule: 702.2 → deathtouch, and back. */
    entryAbout: (number: RuleNumber) => {
      const title = rule(number)?.en?.title;
      return title ? entryByName.get(toKey(title)) : undefined;
    },
    rulesAbout: (slug: string): readonly Rule[] =>
      englishOf(slug).flatMap((name) => rulesByName.get(toKey(name)) ?? []),
  };
}

function indexTerms(terms: readonly Term[]) {
  const termByName = new Map<string, Term>();
  /** Of those that the rules define in a place of their own: General, the chapter's section, not the commander of old. */
  const termByTitle = new Map<string, Term>();
  const termByNumber = new Map<RuleNumber, Term>();
  for (const term of terms) {
    for (const name of [term.en, ...(term.enAlso ?? [])]) {
      if (!termByName.has(toKey(name))) termByName.set(toKey(name), term);
      if (term.number && !termByTitle.has(toKey(name))) termByTitle.set(toKey(name), term);
    }
    if (term.number && !termByNumber.has(term.number)) termByNumber.set(term.number, term);
  }
  const termOfRule = ({ number, en }: Rule) =>
    en?.title
      ? (termByTitle.get(toKey(en.title)) ?? termByName.get(toKey(en.title)))
      : termByNumber.get(number);
  return { termByName, termOfRule };
}

function titleIn(lang: Lang, rule: Rule, term: Term | undefined): string | undefined {
  // A translator who leaves a name in English has not given it a Japanese one.
  if (lang === 'ja' && rule.ja?.title && rule.ja.title === rule.en?.title) return undefined;
  const other = rule[otherLang(lang)];
  return rule[lang]?.title ?? other?.titleBeside ?? (other?.title && term?.[lang]);
}

/** `“Legend Rule”` and `legend rule` have one key; a plural does not (Card, Cards). */
function toKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”"‘’'.!]/g, '');
}

/** Names without a known letter or reading. */
const OTHER = '#';

/** What entries are called, and how their names are read. */
interface Names {
  namesOf(slug: string, lang: Lang): string[];
  readingOf(slug: string, name: string): string | undefined;
}

/** The glossary as an index: every headword a line, grouped by letter or 五十音 row, in order of name or reading. */
function toGlossaryIndex(glossary: readonly GlossaryEntry[], lang: Lang, names: Names): IndexGroup[] {
  const entries = glossary.flatMap((entry) => toIndexEntries(entry, lang, names));
  const collator = new Intl.Collator(lang, { numeric: true });
  const sorted = entries.toSorted((a, b) => collator.compare(toSortKey(a), toSortKey(b)));
  const groups = Map.groupBy(sorted, (entry) => (lang === 'ja' ? toRow(entry) : toLetter(entry)));
  const order = lang === 'ja' ? [...GOJUON_ROWS, OTHER] : [OTHER, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return order.flatMap((label) => {
    const found = groups.get(label);
    return found ? [{ label, entries: found }] : [];
  });
}

function toIndexEntries(entry: GlossaryEntry, lang: Lang, { namesOf, readingOf }: Names): IndexEntry[] {
  const own = entry[lang]?.headwords.length ? entry[lang].headwords : namesOf(entry.slug, lang).slice(0, 1);
  if (own.length === 0) {
    const other = otherLang(lang);
    return namesOf(entry.slug, other)
      .slice(0, 1)
      .map((name) => ({ slug: entry.slug, name, lang: other }));
  }
  return own.map((name, index) => {
    const isRead = lang === 'ja' && (index === 0 || entry.ja?.reading !== undefined);
    const reading = isRead ? readingOf(entry.slug, name) : undefined;
    return { slug: entry.slug, name, lang, ...(reading ? { reading } : {}) };
  });
}

const toSortKey = ({ name, reading }: IndexEntry): string => reading ?? dropLead(name);

const dropLead = (name: string): string => name.replace(/^(?:The\s)?[^\p{L}\p{N}]*/u, '');

const toRow = ({ name, reading }: IndexEntry): string => toGojuonRow(reading ?? name) ?? OTHER;

const toLetter = ({ name }: IndexEntry): string => /^[A-Z]/.exec(dropLead(name).toUpperCase())?.[0] ?? OTHER;
