import { z } from 'zod';
import { daySchema } from './day.ts';
import { editionIdSchema } from './edition.ts';
import { glossaryEntrySchema } from './glossary-entry.ts';
import { langSchema } from './lang-schema.ts';
import { placeSchema } from './place.ts';
import { correctionSchema, ruleNumberSchema, ruleSchema } from './rule.ts';
import { textBlockSchema } from './text.ts';

/** Every kind of document; that each has its reader and its name in both languages, types and schemas check. */
export const documentKindSchema = z.enum([
  'cr-text',
  'cr-update',
  'rulings-summary',
  'cr-viewer',
  'rulings-errata',
  'set-primer',
  'questions',
  'bulletin',
  'tournament-rules',
  'glossary',
  'comparison',
  'article',
  'document',
]);
export type DocumentKind = z.infer<typeof documentKindSchema>;

const sideSchema = z.object({
  blocks: z.array(textBlockSchema),
  /** The id printed on this side, where it differs from the record's (`E.5.1` beside `E.6.1`). */
  printedId: z.string().optional(),
  /** Other translations of the same text that the document gives beside the first. */
  alternatives: z.array(z.array(textBlockSchema)).optional(),
  corrections: z.array(correctionSchema).optional(),
  place: placeSchema,
});

/** Both languages of a name or heading; either may be missing, never both. */
export const namePairSchema = z.object({ en: z.string().optional(), ja: z.string().optional() });
export type NamePair = z.infer<typeof namePairSchema>;

/** A part of a document under which records are: `A.25` Morph, 一般裁定, a mechanic. `parent` is an id of the same document. */
export const topicSchema = z.object({
  id: z.string(),
  parent: z.string().optional(),
  names: namePairSchema,
  /** What its heading adds in parentheses: `(破滅の刻で変更)`. */
  remark: z.string().optional(),
  place: placeSchema,
});
export type Topic = z.infer<typeof topicSchema>;

/** A card that a text names; `code` is a printed set code (`aR2`). */
const namedCardSchema = namePairSchema.extend({ code: z.string().optional() });
export type NamedCard = z.infer<typeof namedCardSchema>;

/** A ruling, erratum, worked example, note entry, question with its answer, or prose point of a document. */
export const rulingSchema = z.object({
  /** Unique in the document and stable: the anchor on its page. As printed where the document prints one. */
  id: z.string(),
  type: z.enum(['rule', 'ruling', 'erratum', 'example', 'note', 'question', 'point', 'prose']),
  topic: z.string().optional(),
  en: sideSchema.optional(),
  ja: sideSchema.optional(),
  /** `[Jordan 2002/09/07]`: who said it and when; several where the entry cites several. */
  sources: z.array(z.object({ name: z.string(), date: daySchema.optional() })),
  /** `+` new in this issue, `?+` translation in doubt, or a tag the entry begins with (`逆転:`). */
  marks: z.array(z.enum(['new', 'doubtful', 'reversal'])),
  /** Cards the entry is about or names. */
  cards: z.array(namedCardSchema),
  /** Id of the card block of the same document under which the entry is. */
  card: z.string().optional(),
  /** The words an erratum gives a card, in each language; they are part of the text too. */
  wording: namePairSchema.optional(),
});
export type Ruling = z.infer<typeof rulingSchema>;

/** A card as a document prints it. */
export const cardSchema = z.object({
  id: z.string(),
  topic: z.string().optional(),
  names: namePairSchema,
  /** The line of its names where it says more than they do: a reading, a remark. */
  printed: z.string().optional(),
  cost: z.string().optional(),
  type: namePairSchema,
  /** Power and toughness as printed: `2/2`. */
  size: z.string().optional(),
  text: z.object({ en: z.array(z.string()), ja: z.array(z.string()) }),
  place: placeSchema,
});
export type Card = z.infer<typeof cardSchema>;

/**
 * What a translator or editor remarks, or a bulletin announces; `about` are the rules it explains, none for a remark on
 * the whole document.
 */
export const noteSchema = z.object({
  id: z.string(),
  about: z.array(ruleNumberSchema),
  /** Id of the topic of the same document under which it is. */
  topic: z.string().optional(),
  /** What a bulletin says became of the rules: `新規`, `(changed)`, `削除`. */
  change: z.enum(['new', 'changed', 'removed', 'moved']).optional(),
  lang: langSchema,
  blocks: z.array(textBlockSchema),
  /** Cards it names, where it names any. */
  cards: z.array(namedCardSchema).optional(),
  /** `(*1)` marks in the text with what they say. */
  footnotes: z.record(z.string(), z.string()).optional(),
  place: placeSchema,
});
export type Note = z.infer<typeof noteSchema>;

const passageSideSchema = z.object({
  /** Number the text begins with, as printed, width folded. */
  number: z.string().optional(),
  blocks: z.array(textBlockSchema),
  place: placeSchema,
});

/** A passage of two texts that a document compares, whole on each side; one that was put in or taken out has one side. */
export const passageSchema = z.object({
  id: z.string(),
  lang: langSchema,
  change: z.enum(['same', 'reworded', 'renumbered', 'added', 'removed']),
  /** What the passage is of, where a line above it says so: a card, a rule. */
  names: namePairSchema.optional(),
  before: passageSideSchema.optional(),
  after: passageSideSchema.optional(),
});
export type Passage = z.infer<typeof passageSchema>;

/** A line of the contents or navigation that a document prints: a chapter or section with its name. */
export const listedNameSchema = z.object({
  /** Its number as printed, without a dot: `0`, `9`, `901`. */
  label: z.string(),
  names: namePairSchema,
  place: placeSchema,
});
export type ListedName = z.infer<typeof listedNameSchema>;

/** What one reader makes of one source: every list in document order, a reader fills those its kind has. */
export const documentRecordsSchema = z.object({
  rules: z.array(ruleSchema),
  glossary: z.array(glossaryEntrySchema),
  topics: z.array(topicSchema),
  rulings: z.array(rulingSchema),
  cards: z.array(cardSchema),
  notes: z.array(noteSchema),
  /** Of a comparison alone. */
  passages: z.array(passageSchema).optional(),
});
export type DocumentRecords = z.infer<typeof documentRecordsSchema>;

/** A source that is not a whole edition, as published. */
export const documentSchema = documentRecordsSchema.extend({
  /** Address of the document, from its manifest or file name. */
  id: z.string(),
  kind: documentKindSchema,
  title: namePairSchema,
  /** The line under its title that says what it is, as printed. */
  subtitle: z.string().optional(),
  /** Day of the document, ISO. */
  date: daySchema.optional(),
  /** The document tells the month alone; the day in `date` is the first of it, for sorting only. */
  datePrecision: z.literal('month').optional(),
  /** What tells the day, as printed. */
  dateLine: z.string().optional(),
  /** Edition whose numbers it uses, where it says so or its manifest does. */
  edition: editionIdSchema.optional(),
  /** Its numbers are its own or another game's (`103.4.c`, `1.2.1`): none of them is one of our rules. */
  ownNumbers: z.literal(true).optional(),
  /** Edition whose text in the other language is beside its rules; the document has one language only. */
  pairedWith: editionIdSchema.optional(),
  /** Chapters and sections that it lists, its own text or not. */
  listed: z.array(listedNameSchema).optional(),
  /** Day a viewer last synchronised its copy. */
  synced: daySchema.optional(),
  /** Names of people who wrote, edited or translated it, as printed. */
  credits: z.array(z.string()),
  unofficialDigest: z.boolean(),
});
export type Document = z.infer<typeof documentSchema>;
