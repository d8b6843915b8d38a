import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { Term } from '../../model/records/term.ts';

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
export interface Glossary {
  glossary: readonly GlossaryEntry[];
  /** The authored term table. */
  terms: readonly Term[];
  entry(slug: string): GlossaryEntry | undefined;
  /** The glossary by A–Z or, for Japanese, by 五十音 of the reading. */
  indexOf(lang: Lang): readonly IndexGroup[];
  /** Title of a rule in a language, from its side, the other side's printed pair or the term table. */
  titleOf(number: RuleNumber, lang: Lang): string | undefined;
  /** First headword of a glossary entry in a language. */
  nameOf(slug: string, lang: Lang): string | undefined;
  /** Reading in hiragana of an entry's Japanese name. */
  readingOf(slug: string): string | undefined;
  /** The glossary entry that is about the same keyword as a rule: 702.2 → deathtouch, and back. */
  entryAbout(number: RuleNumber): GlossaryEntry | undefined;
  rulesAbout(slug: string): readonly Rule[];
}
