import type { GlossaryEntry } from '../../../model/records/glossary-entry.ts';
import type { Lang } from '../../../model/records/lang.ts';
import type { Rule } from '../../../model/records/rule.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import type { Term } from '../../../model/records/term.ts';
import { readingIn } from './printed-names.ts';
import { readName } from './read-name.ts';
import type { Segment } from './segment.ts';

/** Names of entries and rules in both languages, the authored term table helping where a side is missing. */
export type TermNames = ReturnType<typeof createTermNames>;

/** Joins glossary, rules and term table by English name, case and punctuation aside. */
export function createTermNames(
  glossary: readonly GlossaryEntry[],
  rules: readonly Rule[],
  terms: readonly Term[],
  segment?: Segment,
) {
  const { termByName, termByTitle, termByNumber } = indexTerms(terms);
  const entries = new Map(glossary.map((entry) => [entry.slug, entry]));
  const entryByName = new Map<string, GlossaryEntry>();
  for (const entry of glossary) {
    for (const name of entry.en?.headwords ?? []) entryByName.set(toKey(name), entry);
  }
  const named = rules.filter(({ level, en }) => level !== 'chapter' && en?.title);
  const rulesByName = Map.groupBy(named, ({ en }) => toKey(en?.title ?? ''));
  const termOf = (entry: GlossaryEntry) =>
    (entry.en?.headwords ?? []).map((name) => termByName.get(toKey(name))).find((term) => term !== undefined);
  const termOfRule = ({ number, en }: Rule) =>
    en?.title
      ? (termByTitle.get(toKey(en.title)) ?? termByName.get(toKey(en.title)))
      : termByNumber.get(number);
  const namesOf = (entry: GlossaryEntry, lang: Lang): string[] => {
    const term = termOf(entry);
    const authored =
      lang === 'en' ? (term?.enAlso ?? []) : [...(term?.ja ? [term.ja] : []), ...(term?.jaAlso ?? [])];
    return [...new Set([...(entry[lang]?.headwords ?? []), ...authored])];
  };
  return {
    glossary,
    entry: (slug: string) => entries.get(slug),
    /** Every name of an entry in a language, its headwords first. */
    namesOf,
    nameOf: (entry: GlossaryEntry, lang: Lang) => namesOf(entry, lang)[0],
    /** Reading of one of its Japanese names, of the first unless said: as printed, as authored, or worked out. */
    readingOf: (entry: GlossaryEntry, name = namesOf(entry, 'ja')[0]) => {
      const printed = readingIn(entry.ja, name);
      if (printed || !name) return printed;
      const term = termOf(entry);
      const authored =
        term?.ja === undefined || toKey(term.ja) === toKey(name) ? term?.readings?.[0] : undefined;
      return authored ?? readName(name, segment);
    },
    titleOf: (rule: Rule, lang: Lang): string | undefined => {
      const other = lang === 'en' ? rule.ja : rule.en;
      // A translator who leaves a name in English has not given it a Japanese one.
      if (lang === 'ja' && rule.ja?.title && rule.ja.title === rule.en?.title) return undefined;
      const term = termOfRule(rule);
      return (
        rule[lang]?.title ?? other?.titleBeside ?? (other?.title && (lang === 'ja' ? term?.ja : term?.en))
      );
    },
    entryAbout: ({ en }: Rule) => (en?.title ? entryByName.get(toKey(en.title)) : undefined),
    rulesAbout: ({ en }: GlossaryEntry) =>
      (en?.headwords ?? []).flatMap((name) => rulesByName.get(toKey(name)) ?? []),
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
  return { termByName, termByTitle, termByNumber };
}

/** `“Legend Rule”` and `legend rule` have one key; a plural does not (Card, Cards). */
function toKey(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[“”"‘’'.!]/g, '');
}
