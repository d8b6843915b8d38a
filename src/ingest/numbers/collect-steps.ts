import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type EditionStep, parseStep, stepLineSchema } from '../../model/records/edition-step.ts';
import { toPackagePath } from '../pipeline/collect-terms.ts';

const STEPS = 'content/history/steps.json';

/** The table of numbers of the working folder, else the one that ships with this program. Throws where it is none. */
export function collectSteps(): EditionStep[] {
  const file = existsSync(STEPS) ? STEPS : toPackagePath(STEPS);
  if (!existsSync(file)) return [];
  return z
    .array(stepLineSchema)
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(parseStep);
}
