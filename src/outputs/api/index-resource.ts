import { z } from 'zod';
import { editionIdSchema } from '../../model/records/edition.ts';

/** `index.json`: where a program begins to look. Made in `collect-api.ts`, for it lists what is beside it. */
export const indexResourceSchema = z.object({
  edition: editionIdSchema.describe('Current edition'),
  unofficialDigest: z.boolean(),
  built: z.iso.date().optional().describe('Day of the build; absent where nobody told it'),
  openapi: z.url().describe('The same as an OpenAPI document'),
  resources: z.array(
    z.object({
      name: z.string(),
      path: z.string().describe('Below /api/v1/, what stands for a value in braces'),
      summary: z.string(),
      example: z.url().describe('One that is there'),
      schema: z.url().describe('Its JSON Schema'),
    }),
  ),
});
export type IndexResource = z.infer<typeof indexResourceSchema>;
