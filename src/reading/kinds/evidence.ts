import { z } from 'zod';
import { documentKindSchema } from '../../model/records/document.ts';

/** What a text shows of a kind. */
export interface Evidence {
  /** Its signs, in words, each with the share of certainty from 0 to 1 that it alone gives. */
  shows: Readonly<Record<string, number | false>>;
  /** What settles that the text is of another kind, in words. */
  ruledOut?: string | false;
}

/** A kind with the signs of it that were found, and how sure they make it together: from 0 to below 1. */
const weighedKindSchema = z.object({
  kind: documentKindSchema,
  confidence: z.number(),
  shows: z.record(z.string(), z.number()),
});
export type WeighedKind = z.infer<typeof weighedKindSchema>;

/** What a text was taken for, and the kind that came next. */
export const detectedKindSchema = weighedKindSchema.extend({ runnerUp: weighedKindSchema.optional() });
export type DetectedKind = z.infer<typeof detectedKindSchema>;

/** Each sign takes its share of the doubt that the others leave. */
export function weighEvidence(kind: WeighedKind['kind'], { shows, ruledOut }: Evidence): WeighedKind {
  if (ruledOut) return { kind, confidence: 0, shows: {} };
  const found = Object.entries(shows).filter((sign): sign is [string, number] => Number(sign[1]) > 0);
  const doubt = found.reduce((rest, [, share]) => rest * (1 - share), 1);
  return { kind, confidence: 1 - doubt, shows: Object.fromEntries(found) };
}
