import type { GlossaryEntry, GlossarySide } from '../records/glossary-entry.ts';
import { toHeadwordKey } from './headword-key.ts';

/**
 * The glossaries of both languages of one edition as one list: English order, then Japanese entries without English.
 * Paired by slug (made from the English headword that both print), then by any English headword of the entry with case,
 * plural and brackets folded; never by position. A key that several entries share pairs nothing.
 */
export function pairGlossary(
  english: readonly GlossaryEntry[],
  japanese: readonly GlossaryEntry[],
): GlossaryEntry[] {
  const free = new Set(japanese);
  const partners = new Map<GlossaryEntry, GlossaryEntry>();
  for (const keysOf of [slugOf, headwordKeysOf]) {
    const byKey = toUniqueKeys(free, keysOf);
    for (const entry of english) {
      if (partners.has(entry)) continue;
      const partner = keysOf(entry)
        .map((key) => byKey.get(key))
        .find((each) => each && free.has(each));
      if (!partner) continue;
      partners.set(entry, partner);
      free.delete(partner);
    }
  }
  const paired = english.map((entry) => joinEntries(entry, partners.get(entry)));
  const rest = [...free].map((entry) => joinEntries(undefined, entry));
  return [...paired, ...rest];
}

function slugOf(entry: GlossaryEntry): string[] {
  return [entry.slug];
}

/** Headwords in Latin letters, of whichever side prints them. */
function headwordKeysOf(entry: GlossaryEntry): string[] {
  const headwords = [...(entry.en?.headwords ?? []), ...(entry.ja?.headwords ?? [])];
  const keys = [...headwords, entry.slug.replaceAll('-', ' ')].filter((each) => /[a-z]/i.test(each));
  return [...new Set(keys.map(toHeadwordKey))].filter((key) => key !== '');
}

/** Entries by key; keys that more than one entry has are left out. */
function toUniqueKeys(
  entries: Iterable<GlossaryEntry>,
  keysOf: (entry: GlossaryEntry) => string[],
): Map<string, GlossaryEntry | undefined> {
  const byKey = new Map<string, GlossaryEntry | undefined>();
  for (const entry of entries)
    for (const key of keysOf(entry)) byKey.set(key, byKey.has(key) ? undefined : entry);
  return byKey;
}

/** Of a Japanese entry's English side only the headwords are its own: they go beside the Japanese ones. */
function joinEntries(english: GlossaryEntry | undefined, japanese: GlossaryEntry | undefined): GlossaryEntry {
  const ja = japanese?.ja && withHeadwordsBeside(japanese.ja, japanese.en?.headwords);
  const en = english?.en && withHeadwordsBeside(english.en, english.ja?.headwords);
  return {
    slug: english?.slug ?? japanese?.slug ?? '',
    state: ja ? 'current' : 'missing',
    ...(en && { en }),
    ...(ja && { ja }),
  };
}

function withHeadwordsBeside(side: GlossarySide, beside: string[] | undefined): GlossarySide {
  if (!beside || beside.length === 0) return side;
  const { headwords, ...rest } = side;
  return { headwords, headwordsBeside: beside, ...rest };
}
