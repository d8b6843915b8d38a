import { reportDiagnostic } from '../../model/diagnostics/report-diagnostic.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { toBlockReader } from './documents/block-reader.ts';
import { makeProse, makeRemark } from './documents/make-records.ts';
import type { WeighedKind } from './evidence.ts';
import type { Reader, Reading } from './reader.ts';

const byForm = toBlockReader({
  kind: 'document',
  evidence: () => ({ shows: {} }),
  records: {
    text: (builder, found) => {
      const { rule, question } = builder.open;
      const goesOn = rule !== undefined || question !== undefined || found.signs.hasOwnNumbers;
      (goesOn ? makeProse : makeRemark)(builder, found);
    },
  },
});

/** What is of no other kind: sections, entries, pairs and notes by form alone, with a warning of what was made of it. */
export const documentReader: Reader = {
  ...byForm,
  read(source, ledger, hints) {
    const reading = byForm.read(source, ledger, hints);
    const place = { file: source.file, line: 1, column: 1 };
    const report = reportDiagnostic('kind-general', place, describe(reading, hints.nearest));
    return { ...reading, diagnostics: [report, ...reading.diagnostics] };
  },
};

function describe({ records }: Reading, nearest: WeighedKind | undefined): string {
  const { topics, rules, rulings, cards, glossary, notes } = records;
  const prose = rulings.filter(({ type }) => type === 'prose').length;
  const counts = Object.entries({
    headings: topics.length,
    rules: rules.length,
    'numbered or listed entries': rulings.length - prose,
    cards: cards.length,
    terms: glossary.length,
    notes: notes.length,
  }).filter(([, count]) => count > 0);
  const found = counts.map(([name, count]) => `${count} ${name}`).join(', ') || 'no structure';
  return `of no kind with a reader of its own, kept by its form: ${found}; ${prose} paragraphs are plain text; ${advise(nearest)}`;
}

/** What to do about it: name the kind, for one that comes near with the signs of it. */
function advise(nearest: WeighedKind | undefined): string {
  if (!nearest || nearest.confidence < THRESHOLDS.nearestKind)
    return 'if it is of a kind, name it with --kind';
  const shown = Object.keys(nearest.shows).join(', ');
  return `nearest is ${nearest.kind}, by no more than ${shown}; if it is one, name it with --kind ${nearest.kind}`;
}
