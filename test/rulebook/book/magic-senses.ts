import { readFileSync } from 'node:fs';
import { wordSensesSchema } from '../../../src/rulebook/book/terms/word-senses.ts';

/** Which words of a text mean their entries, as `content/senses.json` says. */
export const magicSenses = wordSensesSchema.parse(JSON.parse(readFileSync('content/senses.json', 'utf8')));
