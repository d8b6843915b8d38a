import { crTextReader } from './cr-text/index.ts';
import { crUpdateReader } from './cr-update/index.ts';
import { crViewerReader } from './cr-viewer/index.ts';
import type { Reader } from './reader.ts';
import { rulingsErrataReader } from './rulings-errata/rulings-errata.ts';
import { rulingsSummaryReader } from './rulings-summary/rulings-summary.ts';
import { setPrimerReader } from './set-primer/set-primer.ts';

/** Every reader there is, one for each document kind. */
export const readers: readonly Reader[] = [
  crTextReader,
  crUpdateReader,
  crViewerReader,
  rulingsSummaryReader,
  rulingsErrataReader,
  setPrimerReader,
];
