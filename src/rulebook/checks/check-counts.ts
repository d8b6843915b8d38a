import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { listSideBlocks } from '../../model/records/glossary-entry.ts';
import type { Place } from '../../model/records/place.ts';
import type { Check } from './check.ts';
import { countExamples } from './text-pairs.ts';

/** Languages with different numbers of examples in one rule or glossary entry, of numbered senses in one entry. */
export const checkCounts: Check = ({ rules, glossary }) => {
  const nameOf = ({ slug, en }: (typeof glossary)[number]) => en?.headwords[0] ?? slug;
  return [
    ...rules.flatMap((rule) =>
      compareCounts('examples-differ', rule.number, rule, ({ blocks }) => countExamples(blocks)),
    ),
    ...glossary.flatMap((entry) =>
      compareCounts('examples-differ', nameOf(entry), entry, (side) => countExamples(listSideBlocks(side))),
    ),
    ...glossary.flatMap((entry) =>
      compareCounts('senses-differ', nameOf(entry), entry, ({ senses }) => senses.length),
    ),
  ];
};

function compareCounts<Side extends { place: Place }>(
  code: 'examples-differ' | 'senses-differ',
  name: string,
  { en, ja }: { en?: Side | undefined; ja?: Side | undefined },
  count: (side: Side) => number,
): Diagnostic[] {
  if (!en || !ja || count(en) === count(ja)) return [];
  const noun = code === 'senses-differ' ? 'numbered senses' : 'examples';
  const message = `${name} has ${count(en)} ${noun} in English and ${count(ja)} in Japanese`;
  const facts = { actual: String(count(ja)), expected: String(count(en)) };
  return [reportDiagnostic(code, ja.place, message, en.place, facts)];
}
