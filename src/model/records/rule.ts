import { z } from 'zod';
import { editionIdSchema } from './edition.ts';
import { placeSchema } from './place.ts';
import { isRuleNumber, type RuleNumber } from './rule-number.ts';
import { textBlockSchema } from './text.ts';

export const ruleNumberSchema = z.custom<RuleNumber>(
  (value) => typeof value === 'string' && isRuleNumber(value),
  'expected a rule number such as 702.9b',
);

/** Old and new wording run together where a strike-through was lost: `eleven twelve` → `eleven`, `twelve`. */
export const correctionSchema = z.object({
  /** The words as they are in the block's text. */
  found: z.string(),
  from: z.string(),
  to: z.string(),
  /** What decided: marks in the source, the other language, the edition's own text; `open` where nothing did. */
  settledBy: z.enum(['marks', 'counterpart', 'edition', 'open']),
});
export type Correction = z.infer<typeof correctionSchema>;

/** One language of a rule. */
export const ruleSideSchema = z.object({
  /** Name of a chapter, section or heading: `Deathtouch`, `接死`. */
  title: z.string().optional(),
  /** The name in the other language where a heading prints both: `接死/Deathtouch`. */
  titleBeside: z.string().optional(),
  blocks: z.array(textBlockSchema),
  corrections: z.array(correctionSchema).optional(),
  place: placeSchema,
  /** The edition this text was written for, where it is not the edition it is in. */
  edition: editionIdSchema.optional(),
});
export type RuleSide = z.infer<typeof ruleSideSchema>;

/** Of the Japanese: `current`, `outdated` (the English changed since), `missing`; `untranslated` stays `missing`. */
export const translationStateSchema = z.enum(['current', 'outdated', 'missing']);
export type TranslationState = z.infer<typeof translationStateSchema>;

/** A chapter, section, heading, rule or subrule with both languages in one object. */
export const ruleSchema = z.object({
  number: ruleNumberSchema,
  level: z.enum(['chapter', 'section', 'rule', 'subrule']),
  state: translationStateSchema,
  en: ruleSideSchema.optional(),
  ja: ruleSideSchema.optional(),
});
export type Rule = z.infer<typeof ruleSchema>;

/**
 * How the English text differs: `same` to the letter, `references` where only numbers of rules inside it changed,
 * `reworded` otherwise.
 */
export const textChangeSchema = z.enum(['same', 'references', 'reworded']);
export type TextChange = z.infer<typeof textChangeSchema>;

/**
 * One rule from an edition to the next. Both numbers: it is the same rule (moved where they differ). Only `from`: it
 * was removed; only `to`: it is new. A `split` or `merged` line is beside the main line of one of its numbers:
 * `split` says that part of `from` became `to`, `merged` that `from` went into `to`.
 */
export const ruleChangeSchema = z.object({
  from: ruleNumberSchema.optional(),
  to: ruleNumberSchema.optional(),
  text: textChangeSchema.optional(),
  part: z.enum(['split', 'merged']).optional(),
});
export type RuleChange = z.infer<typeof ruleChangeSchema>;

/** The same for a glossary entry, by slug. */
export const entryChangeSchema = z.object({
  from: z.string().optional(),
  to: z.string().optional(),
  text: textChangeSchema.optional(),
});
export type EntryChange = z.infer<typeof entryChangeSchema>;

/** What became of every rule and term between two editions, in the order of the newer book, removed ones last. */
export const editionChangesSchema = z.object({
  before: editionIdSchema,
  after: editionIdSchema,
  rules: z.array(ruleChangeSchema),
  glossary: z.array(entryChangeSchema),
});
export type EditionChanges = z.infer<typeof editionChangesSchema>;
