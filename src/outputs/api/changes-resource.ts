import { z } from 'zod';
import { namePairSchema } from '../../model/records/document.ts';
import { editionIdSchema } from '../../model/records/edition.ts';
import {
  type EntryChange,
  entryChangeSchema,
  type RuleChange,
  ruleChangeSchema,
} from '../../model/records/edition-changes.ts';
import { mapLangs } from '../../model/records/lang.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';

/** `changes/2026-02-27.json`: what an edition changed since the one before. */
export const changesResourceSchema = z.object({
  before: editionIdSchema,
  after: editionIdSchema,
  rules: z.array(ruleChangeSchema).describe('Rules that did not stay as they were; all others did'),
  glossary: z.array(entryChangeSchema).describe('The same for the glossary, by slug'),
  sections: z.record(z.string(), namePairSchema).describe('Names of the sections of the newer edition'),
});
export type ChangesResource = z.infer<typeof changesResourceSchema>;

/** The changes of an edition; undefined for the oldest one. */
export function toChangesResource(book: Editions, edition: string): ChangesResource | undefined {
  const changes = book.changesOf(edition);
  if (!changes) return undefined;
  const sections = book.rulesIn(edition).filter(({ level }) => level === 'section');
  return {
    before: changes.before,
    after: changes.after,
    rules: changes.rules.filter(isChange),
    glossary: changes.glossary.filter(isChange),
    sections: Object.fromEntries(sections.map((rule) => [rule.number, mapLangs(rule, ({ title }) => title)])),
  };
}

function isChange({ from, to, text }: RuleChange | EntryChange): boolean {
  return from !== to || text !== 'same';
}
