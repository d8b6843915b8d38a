import type { DiagnosticCode } from './codes.ts';

/** What `npm run check:pairs` lists: where the two languages do not say the same. */
export const PAIR_CODES: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'rule-only-japanese',
  'term-only-japanese',
  'id-disagrees',
  'examples-differ',
  'senses-differ',
  'symbols-differ',
  'references-differ',
  'quantities-differ',
  'card-names-differ',
  'term-name-differs',
]);
