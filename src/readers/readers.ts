import { articleReader } from './article.ts';
import { bulletinReader } from './bulletin.ts';
import { comparisonReader } from './comparison.ts';
import { crTextReader } from './cr-text/index.ts';
import { crUpdateReader } from './cr-update/index.ts';
import { crViewerReader } from './cr-viewer/index.ts';
import { documentReader } from './document.ts';
import { glossaryReader } from './glossary.ts';
import { questionsReader } from './questions.ts';
import type { Reader } from './reader.ts';
import { rulingsErrataReader } from './rulings-errata/rulings-errata.ts';
import { rulingsSummaryReader } from './rulings-summary/rulings-summary.ts';
import { setPrimerReader } from './set-primer/set-primer.ts';
import { tournamentRulesReader } from './tournament-rules.ts';

/** Every reader there is, one for each document kind. */
export const readers: readonly Reader[] = [
  crTextReader,
  crUpdateReader,
  crViewerReader,
  rulingsSummaryReader,
  rulingsErrataReader,
  setPrimerReader,
  questionsReader,
  bulletinReader,
  tournamentRulesReader,
  glossaryReader,
  comparisonReader,
  articleReader,
  documentReader,
];
