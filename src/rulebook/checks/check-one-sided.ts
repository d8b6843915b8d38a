import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import type { Place } from '../../model/records/place.ts';
import type { Check } from './check.ts';

const RULE = { onlyEnglish: 'rule-only-english', onlyJapanese: 'rule-only-japanese' } as const;
const TERM = { onlyEnglish: 'term-only-english', onlyJapanese: 'term-only-japanese' } as const;

/** A rule or a glossary entry that is in one language only, in an edition published in both. */
export const checkOneSided: Check = ({ type, rules, glossary, langs }) => {
  if (type !== 'edition' || langs.length < 2) return [];
  return [
    ...rules.flatMap((rule) =>
      reportOneSided(RULE, rule.number, rule, (lang) => `rule ${rule.number} has no ${lang} in this edition`),
    ),
    ...glossary.flatMap((entry) => {
      const name = (entry.en ?? entry.ja)?.headwords[0] ?? entry.slug;
      return reportOneSided(TERM, name, entry, (lang) =>
        lang === 'English'
          ? `the term “${name}” has no English entry of that headword`
          : `the term “${name}” has no Japanese entry`,
      );
    }),
  ];
};

interface Sides {
  en?: { place: Place } | undefined;
  ja?: { place: Place } | undefined;
}

function reportOneSided(
  { onlyEnglish, onlyJapanese }: typeof RULE | typeof TERM,
  name: string,
  { en, ja }: Sides,
  describe: (missing: 'English' | 'Japanese') => string,
): Diagnostic[] {
  if (en && ja) return [];
  if (en) {
    const facts = { expected: name };
    return [reportDiagnostic(onlyEnglish, en.place, describe('Japanese'), undefined, facts)];
  }
  if (ja) {
    const facts = { actual: name };
    return [reportDiagnostic(onlyJapanese, ja.place, describe('English'), undefined, facts)];
  }
  return [];
}
