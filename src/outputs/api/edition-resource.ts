import { z } from 'zod';
import { namePairSchema } from '../../model/records/document.ts';
import { editionIdSchema } from '../../model/records/edition.ts';
import { LANGS, mapLangs } from '../../model/records/lang.ts';
import { langSchema } from '../../model/records/lang-schema.ts';
import {
  type EntryChange,
  entryChangeSchema,
  type RuleChange,
  ruleChangeSchema,
} from '../../model/records/rule.ts';
import { isOfRule, type RuleNumber, sectionOf } from '../../model/records/rule-number.ts';
import { toVersion } from '../../model/text/edition-id.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import { toRuleText } from '../../rulebook/history/rule-text.ts';

/** Which edition a file is of, and whether its texts are an own-worded summary. */
export const originShape = { edition: editionIdSchema, unofficialDigest: z.boolean() };

export function toEditionOrigin({ edition: { id, unofficialDigest } }: Pick<Editions, 'edition'>) {
  return { edition: id, unofficialDigest };
}

const editionResourceSchema = z.object({
  id: editionIdSchema.describe('Day it takes effect, or its version where it states no day'),
  version: z.string().describe('As publishers number it: 20260227.0'),
  current: z.boolean(),
  unofficialDigest: z.boolean(),
  languages: z.array(langSchema).describe('Languages published for this very edition'),
  japaneseEdition: editionIdSchema
    .optional()
    .describe('Edition of the Japanese that stands beside the English'),
  rules: z.int().describe('Numbered rules and subrules'),
});

/** `editions.json`: the editions at hand, oldest first. */
export const editionsResourceSchema = z.object({ editions: z.array(editionResourceSchema) });

export function toEditionsResource(book: Editions): z.infer<typeof editionsResourceSchema> {
  const editions = book.editions.map(({ id, unofficialDigest, sources, japaneseEdition }) => ({
    id,
    version: toVersion(id) ?? `${id.replaceAll('-', '')}.0`,
    current: id === book.edition.id,
    unofficialDigest,
    languages: LANGS.filter((lang) => sources[lang] !== undefined),
    japaneseEdition,
    rules: book.rulesIn(id).filter(({ level }) => isOfRule(level)).length,
  }));
  return { editions };
}

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
