import { z } from 'zod';
import { termKinds } from '../game/current-game.ts';
import { isHiragana } from '../text/kana.ts';
import { ruleNumberSchema } from './rule.ts';

/**
 * A term of the game with its names and readings, as authored in `content/terms/*.json`. English is the identity.
 * Overrules what kuromoji would say; used by search, by linking, by 五十音 order and by the translation checks.
 */
export const termSchema = z.strictObject({
  en: z.string(),
  /** Further English names of the same thing, older spellings included. */
  enAlso: z.array(z.string()).optional(),
  /** Absent where no official Japanese name is known; never invented. */
  ja: z.string().optional(),
  jaAlso: z.array(z.string()).optional(),
  /** Hiragana, the official reading first, then others heard at tables. Absent where `ja` is all kana. */
  readings: z.array(z.string().refine(isHiragana, 'is not hiragana')).optional(),
  kind: z.string().refine((kind) => kind in termKinds(), {
    error: ({ input }) => `the game has no kind of terms “${input}”: ${Object.keys(termKinds()).join(', ')}`,
  }),
  /** Where the rules define it in the newest edition known to the table. */
  number: ruleNumberSchema.optional(),
});
export type Term = z.infer<typeof termSchema>;

/**
 * How a word is read that is no term of the game and that the dictionary reads wrongly, as authored in
 * `content/readings.json`. An empty reading leaves the word without: 人 of １人 is read together with the number.
 */
export const wordReadingSchema = z.strictObject({ word: z.string().min(1), reading: z.string() });
export type WordReading = z.infer<typeof wordReadingSchema>;
