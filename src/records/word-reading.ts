import { z } from 'zod';

/**
 * How a word is read that is no term of the game and that the dictionary reads wrongly, as authored in
 * `content/readings.json`. An empty reading leaves the word without: 人 of １人 is read together with the number.
 */
export const wordReadingSchema = z.strictObject({ word: z.string().min(1), reading: z.string() });
export type WordReading = z.infer<typeof wordReadingSchema>;
