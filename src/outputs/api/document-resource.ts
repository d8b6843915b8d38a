import { z } from 'zod';
import {
  cardSchema,
  type Document,
  documentSchema,
  listedNameSchema,
  noteSchema,
  type Passage,
  passageSchema,
  type Ruling,
  rulingSchema,
  topicSchema,
} from '../../model/records/document.ts';
import {
  type GlossarySide,
  glossaryEntrySchema,
  glossarySideSchema,
} from '../../model/records/glossary-entry.ts';
import { mapLangs } from '../../model/records/lang.ts';
import {
  correctionSchema,
  type RuleSide,
  ruleNumberSchema,
  ruleSchema,
  ruleSideSchema,
} from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import type { TextBlock } from '../../model/records/text.ts';
import { nameBook } from '../../model/strings/name-book.ts';
import { toDocumentPath } from '../../rulebook/book/address.ts';
import type { Documents } from '../../rulebook/book/documents/create-documents.ts';
import { termSideSchema, toTermSide } from './glossary-resource.ts';
import { sideResourceSchema, toSideResource } from './rule-resource.ts';
import { type SiteAddress, toPageUrls } from './site-urls.ts';

const textSchema = z.array(z.string()).describe(nameBook('Paragraphs, symbols as {exampleSymbol}', 'en'));
const urlsShape = {
  urls: z.object({ en: z.url(), ja: z.url() }).describe('Where it stands on the page of its document'),
};
const nowSchema = ruleNumberSchema
  .optional()
  .describe('Number of the rule today; absent where that is not known');

const corrections = z
  .array(correctionSchema)
  .optional()
  .describe('Old and new wording that the source runs together, and what decided between them');
const rulingSideSchema = z.object({
  text: textSchema,
  printedId: z.string().optional().describe('The id printed on this side, where it differs'),
  alternatives: z
    .array(textSchema)
    .optional()
    .describe('Other translations of the same text that the document gives'),
  corrections,
});
const ruleSideShape = {
  ...sideResourceSchema.shape,
  titleBeside: ruleSideSchema.shape.titleBeside,
  corrections,
};
const { reading, see, headwordsBeside } = glossarySideSchema.shape;
const entrySideShape = { ...termSideSchema.shape, reading, see, headwordsBeside, corrections };
const passageSideSchema = z.object({ number: z.string().optional(), text: textSchema });

/** What tells one document from another, without its records. */
const headSchema = documentSchema.omit({
  rules: true,
  glossary: true,
  topics: true,
  rulings: true,
  cards: true,
  notes: true,
  passages: true,
  listed: true,
});
export const documentHeadSchema = headSchema.extend({
  datePrecision: z.literal('month').optional().describe('Only the month of `date` is known'),
  edition: documentSchema.shape.edition.describe('Edition whose numbers the document uses'),
  ownNumbers: z.literal(true).optional().describe('None of its numbers is one of the comprehensive rules'),
  urls: z.object({ en: z.url(), ja: z.url() }),
});

/** `documents/<id>.json`: a document that is not a whole edition, with every record of it in its own order. */
export const documentResourceSchema = z.object({
  ...documentHeadSchema.shape,
  topics: z.array(topicSchema.omit({ place: true })).describe('Its parts: those under which records stand'),
  rulings: z
    .array(
      z.object({
        ...rulingSchema.omit({ en: true, ja: true }).shape,
        en: rulingSideSchema.optional(),
        ja: rulingSideSchema.optional(),
        about: z
          .object({ rules: z.array(ruleNumberSchema), terms: z.array(z.string()) })
          .describe('What it is about today: rules by number, terms by slug'),
        ...urlsShape,
      }),
    )
    .describe('Rulings, errata, examples, questions with answers, points, prose'),
  cards: z
    .array(z.object({ ...cardSchema.omit({ place: true }).shape, ...urlsShape }))
    .describe('Cards that it prints'),
  notes: z
    .array(
      z.object({
        ...noteSchema.omit({ place: true, blocks: true }).shape,
        about: z
          .array(z.object({ number: ruleNumberSchema.describe('As printed'), now: nowSchema }))
          .describe('Rules that it explains or announces; none for a remark on the whole document'),
        text: textSchema,
        ...urlsShape,
      }),
    )
    .describe('Remarks of translators and editors; what a bulletin announces'),
  rules: z
    .array(
      z.object({
        ...ruleSchema.omit({ en: true, ja: true, state: true }).shape,
        number: ruleNumberSchema.describe('As printed'),
        now: nowSchema,
        en: z.object(ruleSideShape).optional(),
        ja: z.object(ruleSideShape).optional(),
        ...urlsShape,
      }),
    )
    .describe('Rules that it prints'),
  glossary: z
    .array(
      z.object({
        ...glossaryEntrySchema.pick({ slug: true, topic: true }).shape,
        en: z.object(entrySideShape).optional(),
        ja: z.object(entrySideShape).optional(),
        ...urlsShape,
      }),
    )
    .describe('Terms that it explains'),
  passages: z
    .array(
      z.object({
        ...passageSchema.omit({ before: true, after: true }).shape,
        before: passageSideSchema.optional(),
        after: passageSideSchema.optional(),
        ...urlsShape,
      }),
    )
    .describe('Of a comparison: what stood before and after, each whole'),
  listed: z.array(listedNameSchema.omit({ place: true })).describe('Chapters and sections that it lists'),
});
export type DocumentHead = z.infer<typeof documentHeadSchema>;
export type DocumentResource = z.infer<typeof documentResourceSchema>;

export function toDocumentHead(document: Document, site: SiteAddress): DocumentHead {
  return { ...headSchema.parse(document), urls: toDocumentUrls(document, site) };
}

export function toDocumentResource(book: Documents, document: Document, site: SiteAddress): DocumentResource {
  const at = (anchor: string) => ({ urls: toDocumentUrls(document, site, anchor) });
  const toNow = (number: RuleNumber) => ({ now: book.currentNumberIn(document, number) });
  return {
    ...toDocumentHead(document, site),
    topics: document.topics.map(dropPlace),
    rulings: document.rulings.map((ruling) => {
      const { en, ja, ...rest } = ruling;
      const sides = mapLangs({ en, ja }, toRulingSide);
      return { ...rest, ...sides, about: toAbout(book, ruling), ...at(ruling.id) };
    }),
    cards: document.cards.map((card) => ({ ...dropPlace(card), ...at(card.id) })),
    notes: document.notes.map(({ blocks, about, place: _, ...note }) => ({
      ...note,
      about: about.map((number) => ({ number, ...toNow(number) })),
      text: toTexts(blocks),
      ...at(note.id),
    })),
    rules: document.rules.map(({ number, level, en, ja }) => ({
      number,
      level,
      ...toNow(number),
      ...mapLangs({ en, ja }, toPrintedSide),
      ...at(number),
    })),
    glossary: document.glossary.map(({ slug, topic, en, ja }) => ({
      slug,
      topic,
      ...mapLangs({ en, ja }, toEntrySide),
      ...at(slug),
    })),
    passages: (document.passages ?? []).map(({ before, after, ...passage }) => ({
      ...passage,
      before: before && toPassageSide(before),
      after: after && toPassageSide(after),
      ...at(passage.id),
    })),
    listed: (document.listed ?? []).map(dropPlace),
  };
}

function toDocumentUrls(document: Document, site: SiteAddress, anchor?: string): DocumentHead['urls'] {
  const end = anchor === undefined ? '' : `#${encodeURIComponent(anchor)}`;
  return toPageUrls(site, (lang) => toDocumentPath(lang, document.id) + end);
}

function toAbout(book: Documents, ruling: Ruling): { rules: RuleNumber[]; terms: string[] } {
  const subjects = book.subjectsOf(ruling);
  return {
    rules: subjects.filter((subject) => typeof subject === 'string'),
    terms: subjects.flatMap((subject) => (typeof subject === 'string' ? [] : subject.slug)),
  };
}

function toRulingSide({ blocks, place: _, ...side }: NonNullable<Ruling['en']>) {
  return { text: toTexts(blocks), ...side, alternatives: side.alternatives?.map(toTexts) };
}

function toPrintedSide(side: RuleSide) {
  const { titleBeside, corrections } = side;
  return { ...toSideResource(side), titleBeside, corrections };
}

function toEntrySide(side: GlossarySide) {
  const { reading, see, headwordsBeside, corrections } = side;
  return { ...toTermSide(side), reading, see, headwordsBeside, corrections };
}

function toPassageSide({ number, blocks }: NonNullable<Passage['before']>) {
  return { number, text: toTexts(blocks) };
}

function toTexts(blocks: readonly TextBlock[]): string[] {
  return blocks.map((block) => block.text);
}

function dropPlace<T extends { place: unknown }>({ place: _, ...record }: T): Omit<T, 'place'> {
  return record;
}
