import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Term, termSchema } from '../records/term.ts';

const TERMS = 'content/terms';

/** The authored table of terms, which the translation checks compare with; empty where the project has none. */
export function collectTerms(): Term[] {
  if (!existsSync(TERMS)) return [];
  return readdirSync(TERMS)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => z.array(termSchema).parse(JSON.parse(readFileSync(join(TERMS, name), 'utf8'))));
}
