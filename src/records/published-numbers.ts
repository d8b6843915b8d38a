import { z } from 'zod';
import { ruleNumberSchema } from './rule.ts';

/**
 * `published-numbers.json` of the collections: every number that any edition ever had, in book order. The list only
 * grows; a number on it keeps its address also when its edition is no longer at hand.
 */
export const publishedNumbersSchema = z.array(ruleNumberSchema);
export type PublishedNumbers = z.infer<typeof publishedNumbersSchema>;
