import { z } from 'zod';
import { mapLangs } from '../../model/records/lang.ts';
import { type RuleNumber, sectionOf } from '../../model/records/rule-number.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import { toRuleText } from '../../rulebook/history/rule-text.ts';

/** `texts/2026-02-27/702.json`: the rules of a section in one edition, title and paragraphs a line each. */
export const textsResourceSchema = z.record(
  z.string(),
  z.object({
    en: z.string().optional(),
    ja: z.string().optional().describe('Only where the edition has Japanese of its own'),
  }),
);
export type TextsResource = z.infer<typeof textsResourceSchema>;

/** The texts of an edition by section; a chapter has those of its heading. */
export function toTextsResources(book: Editions, edition: string): Map<RuleNumber, TextsResource> {
  const sections = new Map<RuleNumber, TextsResource>();
  for (const { number, en, ja } of book.rulesIn(edition)) {
    const texts = sections.getOrInsert(sectionOf(number), {});
    texts[number] = mapLangs({ en, ja: ja?.edition ? undefined : ja }, toRuleText);
  }
  return sections;
}
