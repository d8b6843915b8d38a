import { reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { findByTitle } from '../../model/records/find-by-title.ts';
import type { Rule } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { findRuleReferences } from '../../model/records/rule-reference.ts';
import { type Check, type Checkable, checkSides } from './check.ts';
import { isSameTitle } from './title-key.ts';

/**
 * A reference that gives a number and a name (`rule 702.62, “Suspend”`, `rule 702.62〔待機〕`) of which the number has
 * another name. Says which number has the name, where one has. Slips of case, plural and punctuation are forgiven. A slip
 * that a translation took over from its English is reported once, at the English.
 */
export const checkTitles: Check = (content) => {
  const { book } = content;
  if (!book) return [];
  return [
    ...checkHeadings(content, book),
    ...checkSides(content, ({ name, lang, blocks, place }) =>
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
    ),
  ];
};

/** Headings of a document that its edition has under another number: 702.175 Impending, where Impending is 702.176. */
function checkHeadings({ type, rules, edition }: Checkable, book: ReadonlyMap<RuleNumber, Rule>) {
  if (type !== 'document') return [];
  return rules.flatMap((rule) => {
    const meant = findByTitle(rule, book);
    const side = rule.en ?? rule.ja;
    if (!meant || !side) return [];
    const own = book.get(rule.number);
    const name = rule.en?.title ?? rule.ja?.title;
    const message = `${rule.number} is headed “${name}”, which edition ${edition} has as ${meant.number}; its ${rule.number} is “${own?.en?.title ?? own?.ja?.title}”`;
    return [
      reportDiagnostic('reference-title', side.place, message, (meant.en ?? meant.ja)?.place, {
        actual: rule.number,
        expected: meant.number,
      }),
    ];
  });
}
