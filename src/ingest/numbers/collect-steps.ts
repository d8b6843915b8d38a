import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type EditionStep, parseStep, stepLineSchema } from '../../model/records/edition-step.ts';
import { findAuthored } from '../pipeline/collect-terms.ts';

/** The table of numbers of the project, of our own game else the one that ships with this program. Throws where it is none. */
export function collectSteps(): EditionStep[] {
  const file = findAuthored('history/steps.json');
  if (!existsSync(file)) return [];
  return z
    .array(stepLineSchema)
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(parseStep);
}
