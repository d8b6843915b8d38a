import type { EditionId } from '../../model/records/edition.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';

/** Id of something that can be found: `702.9b`, `glossary:Deathtouch`, `ruling:<document>`, `ruling:<document>#<anchor>`. */
export type SearchId = string;

/** A titled thing with all names it is found by. The first name of a language is the one shown. */
export interface NameRow {
  id: SearchId;
  en?: string[];
  ja?: string[];
  /** The Japanese name is the term table's; the book prints none. */
  jaFromTable?: true;
  /** Other names of the same thing: older spellings, nouns of verbs. */
  also?: string[];
  /** Hiragana, the official reading first; kana names are their own reading. */
  readings?: string[];
  /** Rules that a glossary entry sends its reader to. */
  see?: RuleNumber[];
  /** Day of a document, in its own row; its month, `1998-04`, where it tells no more. */
  date?: string;
  /** Address of a glossary entry. */
  slug?: string;
}

/** Everyday names, nicknames, abbreviations, retired terms with what they mean, best first. */
export interface AliasRow {
  names: string[];
  to: SearchId[];
}

/** First tier, enough for numbers, names, readings and typos in them: `names.json`. */
export interface NamesFile {
  /** Every number of the book, in order. */
  numbers: readonly RuleNumber[];
  rows: NameRow[];
  aliases: AliasRow[];
}

/** Second tier, one file a language: the text of every rule, glossary entry and part of a document, in the order of `SearchDocs`. */
export interface TextFile {
  /** Text by rule number order, then by glossary rows, then by documents; '' where the language has none. */
  texts: string[];
  /** Words of the Japanese text with their readings, as far as they are not kana themselves. */
  words?: [word: string, reading: string][];
}

/** Second tier: how players say it: `questions.json`. */
export interface QuestionsFile {
  /** What players ask, in their words: for each its rule's place and those of others that answer, and a line with the wordings between tabs. */
  docs: number[][];
  en: string;
  ja: string;
  /** Words that mean about the same, of the rules and of players, in both languages: `zero`, `0`; `殴る`, `attack`. */
  words: string[][];
  /** What Japanese names and words are typed in part by part, see `TypedParts`. */
  typed: [written: string, read: string][];
}

/** Numbers that meant another rule, or one that is gone: `numbers.json`. */
export interface OldNumbersFile {
  /** Every known edition, oldest first. */
  editions: EditionId[];
  /** Number → what it meant, a line of `formatMeanings`. */
  numbers: Record<string, string>;
}

/** The files at hand; only the names are needed. */
export interface EngineFiles {
  names: NamesFile;
  texts?: Partial<Record<Lang, TextFile>>;
  questions?: QuestionsFile;
  oldNumbers?: OldNumbersFile;
}

/** How a file, or a part of it, is served: one layout, read both ways. */
export interface Layout<Value, Packed = unknown> {
  pack(value: Value): Packed;
  /** Gives what was packed. */
  unpack(packed: Packed): Value;
}
