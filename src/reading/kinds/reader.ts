import { z } from 'zod';
import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import {
  type DocumentKind,
  type DocumentRecords,
  documentKindSchema,
  type ListedName,
  type NamePair,
  type Ruling,
} from '../../model/records/document.ts';
import type { EditionId, Matter } from '../../model/records/edition.ts';
import type { GlossaryEntry, GlossarySide } from '../../model/records/glossary-entry.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { Place } from '../../model/records/place.ts';
import type { Rule, RuleSide } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { Ledger } from '../sources/ledger.ts';
import type { SourceText } from '../sources/source-text.ts';
import type { Signs } from './documents/signs.ts';

/** What is known of a source before it is read: from its manifest or the command line. */
export interface ReadHints {
  lang?: Lang;
  /** It is in another language than ours: none of its texts translates another. */
  isForeign?: boolean;
  edition?: EditionId;
  /** The edition's own text of a rule, where that edition was read before: settles lost strike-throughs. */
  ruleText?: (number: RuleNumber, lang: Lang) => string | undefined;
  /** The kind that came nearest where no kind's signs were enough. */
  nearest?: WeighedKind;
}

/** What a reader makes of a source. Records carry the languages they have; pairing across sources comes later. */
export interface Reading {
  /** Language of a one-language document; absent where the document is bilingual. */
  lang?: Lang;
  /** Edition the document is (cr-text) or is written for, by its own words. */
  edition?: EditionId;
  /** The version that an edition states, also where its day names it. */
  version?: EditionId;
  /** Its date line as printed. */
  dateLine?: string;
  title: NamePair;
  /** The line under the title that says what the document is, as printed. */
  subtitle?: string;
  date?: EditionId;
  /** Only the month of `date` is told. */
  datePrecision?: 'month';
  synced?: EditionId;
  /** None of its numbers is one of our rules. */
  ownNumbers?: true;
  credits: string[];
  /** Chapters and sections that it lists around its text. */
  listed?: ListedName[];
  /** Text around the rules of a whole edition. */
  matter: Matter[];
  records: DocumentRecords;
  diagnostics: Diagnostic[];
}

/** A reading of what is given and nothing else. */
export function toReading({
  records,
  ...head
}: Partial<Omit<Reading, 'records'>> & { records?: Partial<DocumentRecords> } = {}): Reading {
  const empty = { rules: [], glossary: [], topics: [], rulings: [], cards: [], notes: [] };
  return {
    title: {},
    credits: [],
    matter: [],
    diagnostics: [],
    ...head,
    records: { ...empty, ...records },
  };
}

/** Reads one kind of document. It takes all text through the ledger and never throws on content. */
export interface Reader {
  kind: DocumentKind;
  /** What a text shows of its kind; looks at form only. */
  evidence(signs: Signs): Evidence;
  read(source: SourceText, ledger: Ledger, hints: ReadHints): Reading;
}

/** The side of a rule or ruling in a language, begun where it is new. */
export function sideOf(record: Rule | Ruling, lang: Lang, place: Place): RuleSide {
  record[lang] ??= { blocks: [], place };
  return record[lang];
}

/** The side of a glossary entry in a language, begun where it is new. */
export function sideOfEntry(entry: GlossaryEntry, lang: Lang, place: Place): GlossarySide {
  entry[lang] ??= { headwords: [], blocks: [], senses: [], place };
  return entry[lang];
}

/** What a text shows of a kind. */
export interface Evidence {
  /** Its signs, in words, each with the share of certainty from 0 to 1 that it alone gives. */
  shows: Readonly<Record<string, number | false>>;
  /** What settles that the text is of another kind, in words. */
  ruledOut?: string | false;
}

/** A kind with the signs of it that were found, and how sure they make it together: from 0 to below 1. */
const weighedKindSchema = z.object({
  kind: documentKindSchema,
  confidence: z.number(),
  shows: z.record(z.string(), z.number()),
});
export type WeighedKind = z.infer<typeof weighedKindSchema>;

/** What a text was taken for, and the kind that came next. */
export const detectedKindSchema = weighedKindSchema.extend({ runnerUp: weighedKindSchema.optional() });
export type DetectedKind = z.infer<typeof detectedKindSchema>;

/** Each sign takes its share of the doubt that the others leave. */
export function weighEvidence(kind: WeighedKind['kind'], { shows, ruledOut }: Evidence): WeighedKind {
  if (ruledOut) return { kind, confidence: 0, shows: {} };
  const found = Object.entries(shows).filter((sign): sign is [string, number] => Number(sign[1]) > 0);
  const doubt = found.reduce((rest, [, share]) => rest * (1 - share), 1);
  return { kind, confidence: 1 - doubt, shows: Object.fromEntries(found) };
}
