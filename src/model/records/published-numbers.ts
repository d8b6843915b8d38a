import { z } from 'zod';
import { ruleNumberSchema } from './rule.ts';

/**
 * `content/published-numbers.json`: every number that a build of the publisher's own editions ever had a page for, in
 * book order. The list only grows; a number on it keeps its address also when its edition is no longer at hand.
 */
export const publishedNumbersSchema = z.array(ruleNumberSchema);
export type PublishedNumbers = z.infer<typeof publishedNumbersSchema>;
