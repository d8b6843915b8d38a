import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { listSideBlocks } from '../../model/records/glossary-entry.ts';
import type { Check } from './check.ts';
import { countExamples } from './text-pairs.ts';

/** Languages with different numbers of examples in one rule or glossary entry. */
export const checkExamples: Check = ({ rules, glossary }) => {
  const pairs = [
    ...rules.map(({ number, en, ja }) => ({
      name: number as string,
      en: en && { place: en.place, count: countExamples(en.blocks) },
      ja: ja && { place: ja.place, count: countExamples(ja.blocks) },
    })),
    ...glossary.map(({ slug, en, ja }) => ({
      name: en?.headwords[0] ?? slug,
      en: en && { place: en.place, count: countExamples(listSideBlocks(en)) },
      ja: ja && { place: ja.place, count: countExamples(listSideBlocks(ja)) },
    })),
  ];
  return pairs.flatMap(({ name, en, ja }) => {
    if (!en || !ja || en.count === ja.count) return [];
    const message = `${name} has ${en.count} examples in English and ${ja.count} in Japanese`;
    return [
      reportDiagnostic('examples-differ', ja.place, message, en.place, {
        actual: String(ja.count),
        expected: String(en.count),
      }),
    ];
  });
};
