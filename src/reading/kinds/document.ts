import { reportDiagnostic } from '../../model/diagnostics/diagnostic.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { toBlockReader } from './documents/block-reader.ts';
import { makeProse, makeRemark } from './documents/make-records.ts';
import type { WeighedKind } from './reader.ts';

/** What is of no other kind: sections, entries, pairs and notes by form alone, with a warning that says so. */
export const documentReader = toBlockReader({
  kind: 'document',
  evidence: () => ({ shows: {} }),
  records: {
    text: (builder, found) => {
      const goesOn = builder.open.rule !== undefined || found.signs.hasOwnNumbers;
      (goesOn ? makeProse : makeRemark)(builder, found);
    },
  },
  finish: ({ reading }, { source }, { nearest }) => {
    const place = { file: source.file, line: 1, column: 1 };
    const message = `of no kind with a reader of its own, kept by its form; ${advise(nearest)}`;
    reading.diagnostics.unshift(reportDiagnostic('kind-general', place, message));
  },
});

/** What to do about it: name the kind, for one that comes near with the signs of it. */
function advise(nearest: WeighedKind | undefined): string {
  if (!nearest || nearest.confidence < THRESHOLDS.nearestKind)
    return 'if it is of a kind, name it with --kind';
  const shown = Object.keys(nearest.shows).join(', ');
  return `nearest is ${nearest.kind}, by no more than ${shown}; if it is one, name it with --kind ${nearest.kind}`;
}
