import type { Edition } from '../../model/records/edition.ts';
import type { EditionContent } from './edition-content.ts';

/** How many records there are, and in which languages. */
export interface SideCounts {
  all: number;
  paired: number;
  missingJa: number;
  missingEn: number;
}

/** An edition, and how many of its numbered rules and of its terms are in which languages. */
export interface EditionPairs {
  edition: Edition;
  rules: SideCounts;
  terms: SideCounts;
}

export function countPairs({ edition, rules, glossary }: EditionContent): EditionPairs {
  const numbered = rules.filter(({ level }) => level === 'rule' || level === 'subrule');
  return { edition, rules: countSides(numbered), terms: countSides(glossary) };
}

/** What is in both languages, in English only and in Japanese only; carried Japanese counts as Japanese. */
export function countSides(records: readonly { en?: unknown; ja?: unknown }[]): SideCounts {
  return {
    all: records.length,
    paired: records.filter(({ en, ja }) => en && ja).length,
    missingJa: records.filter(({ ja }) => !ja).length,
    missingEn: records.filter(({ en }) => !en).length,
  };
}
