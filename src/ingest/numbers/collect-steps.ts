import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { type EditionStep, parseStep, stepLineSchema } from '../../model/records/edition-step.ts';
import { OWN_PROJECT } from '../keeping/open-project.ts';
import { findAuthored } from '../pipeline/collect-terms.ts';

/** The table of numbers of a project's folder, of our own game else the one that ships with this program. Throws where it is none. */
export function collectSteps(project = OWN_PROJECT): EditionStep[] {
  const file = findAuthored(`${project}/history/steps.json`, project);
  if (!existsSync(file)) return [];
  return z
    .array(stepLineSchema)
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .map(parseStep);
}
