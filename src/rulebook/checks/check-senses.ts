import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import type { Check } from './check.ts';

/** A glossary entry whose languages have different numbers of numbered senses. */
export const checkSenses: Check = ({ glossary }) =>
  glossary.flatMap(({ slug, en, ja }) => {
    if (!en || !ja || en.senses.length === ja.senses.length) return [];
    const name = en.headwords[0] ?? slug;
    const message = `“${name}” has ${en.senses.length} numbered senses in English and ${ja.senses.length} in Japanese`;
    return [
      reportDiagnostic('senses-differ', ja.place, message, en.place, {
        actual: String(ja.senses.length),
        expected: String(en.senses.length),
      }),
    ];
  });
