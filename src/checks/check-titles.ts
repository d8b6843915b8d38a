import { reportDiagnostic } from '../diagnostics/report-diagnostic.ts';
import { findRuleReferences } from '../records/rule-reference.ts';
import type { Check } from './check.ts';
import { findInSides } from './sides.ts';
import { isSameTitle } from './title-key.ts';

/**
 * A reference that gives a number and a name (`rule 702.62, “Suspend”`, `rule 702.62〔待機〕`) of which the number has
 * another name. Says which number has the name, where one has. Slips of case, plural and punctuation are forgiven. A slip
 * that a translation took over from its English is told once, at the English.
 */
export const checkTitles: Check = (content) => {
  const { book } = content;
  if (!book) return [];
  return findInSides(content, ({ name, lang, blocks, place }) =>
    blocks.flatMap(({ text }) =>
      findRuleReferences(text, lang).flatMap(({ numbers, title }) => {
        const number = numbers.length === 1 ? numbers[0] : undefined;
        const target = number && book.get(number);
        const own = target?.[lang]?.title;
        if (!title || !own || !number || isSameTitle(title.text, own, lang)) return [];
        const meant = [...book.values()].find((rule) =>
          isSameTitle(title.text, rule[lang]?.title ?? '', lang),
        );
        const hint = meant ? `; “${title.text}” is ${meant.number}` : '';
        const message = `${name} refers to ${number} as “${title.text}”, but ${number} is “${own}”${hint}`;
        const diagnostic = reportDiagnostic('reference-title', place, message, target?.[lang]?.place, {
          actual: title.text,
          expected: own,
        });
        return [{ key: number, diagnostic }];
      }),
    ),
  );
};
