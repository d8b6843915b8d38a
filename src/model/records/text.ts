import { z } from 'zod';

/**
 * A paragraph of a record as plain text: symbols stay `{W/U}`, card names `《…/…》`, markers (`Example:`, `- `,
 * the rule's number) are not part of it. `level` is the nesting of an item, from 1.
 */
export const textBlockSchema = z.object({
  type: z.enum(['paragraph', 'example', 'item']),
  text: z.string(),
  level: z.int().min(1).optional(),
});
export type TextBlock = z.infer<typeof textBlockSchema>;

/** All text of a record's side as one string, a line a block: for search, comparison and previews. */
export function toPlainText(blocks: readonly TextBlock[]): string {
  return blocks.map((block) => block.text).join('\n');
}
