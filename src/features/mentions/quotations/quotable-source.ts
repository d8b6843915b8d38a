import type { EditionId } from '../../../model/records/edition.ts';
import { type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import type { LoadFile } from '../../../rulebook/history/resolve-number.ts';
import type { CitedSide } from '../../citing/to-citation.ts';

/** A rule as the open data has it. */
export interface QuotedRule {
  number: RuleNumber;
  /** Its words are a summary, not the official text. */
  unofficialDigest?: boolean | undefined;
  en?: CitedSide | undefined;
  ja?: CitedSide | undefined;
  trace?: readonly { from?: { edition: EditionId; number: RuleNumber } | undefined }[] | undefined;
}

interface TermWords {
  text: readonly string[];
  senses: readonly (readonly string[])[];
}

/** A glossary entry as the open data has it. */
export interface QuotedTerm {
  slug: string;
  en?: TermWords | undefined;
  ja?: TermWords | undefined;
}

/** What names and quotations are held against: the open data of a built site. */
export interface QuotableSource {
  /** Every number of the current edition, in book order. */
  rules(): Promise<readonly QuotedRule[]>;
  glossary(): Promise<readonly QuotedTerm[]>;
  /** A number that has a page; of one no longer in use the last text. */
  rule(number: RuleNumber): Promise<QuotedRule | undefined>;
  /** The section of a number as an edition at hand has it, title and paragraphs a line each. */
  texts(
    edition: EditionId,
    number: RuleNumber,
  ): Promise<Readonly<Record<string, { en?: string | undefined; ja?: string | undefined }>> | undefined>;
}

/** The source by the files of a site. Rejects where the list of rules cannot be had. */
export function createQuotableSource(load: LoadFile): QuotableSource {
  const read = <T>(path: string) => load(`api/v1/${path}`) as Promise<T>;
  const orNone = <T>(file: Promise<T>) => file.catch(() => undefined);
  return {
    rules: async () => (await read<{ rules: readonly QuotedRule[] }>('rules.json')).rules,
    glossary: async () => (await read<{ terms: readonly QuotedTerm[] }>('glossary.json')).terms,
    rule: (number) => orNone(read(`rules/${number}.json`)),
    texts: (edition, number) => orNone(read(`texts/${edition}/${sectionOf(number)}.json`)),
  };
}
