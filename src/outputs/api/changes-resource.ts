import { z } from 'zod';
import { editionIdSchema } from '../../model/records/edition.ts';
import {
  type EntryChange,
  entryChangeSchema,
  type RuleChange,
  ruleChangeSchema,
} from '../../model/records/edition-changes.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';

const nameSchema = z.object({ en: z.string().optional(), ja: z.string().optional() });

/** `changes/2026-02-27.json`: what an edition changed since the one before. */
export const changesResourceSchema = z.object({
  before: editionIdSchema,
  after: editionIdSchema,
  rules: z.array(ruleChangeSchema).describe('Rules that did not stay as they were; all others did'),
  glossary: z.array(entryChangeSchema).describe('The same for the glossary, by slug'),
  sections: z.record(z.string(), nameSchema).describe('Names of the sections of the newer edition'),
});
export type ChangesResource = z.infer<typeof changesResourceSchema>;

/** The changes of an edition; undefined for the oldest one. */
export function toChangesResource(book: Editions, edition: string): ChangesResource | undefined {
  const changes = book.changesOf(edition);
  if (!changes) return undefined;
  const sections = book.rulesIn(edition).flatMap(({ number, level, en, ja }) => {
    if (level !== 'section') return [];
    return [[number, { ...(en?.title && { en: en.title }), ...(ja?.title && { ja: ja.title }) }] as const];
  });
  return {
    before: changes.before,
    after: changes.after,
    rules: changes.rules.filter(isChange),
    glossary: changes.glossary.filter(isChange),
    sections: Object.fromEntries(sections),
  };
}

function isChange({ from, to, text }: RuleChange | EntryChange): boolean {
  return from !== to || text !== 'same';
}
