import { z } from 'zod';
import type { GlossaryEntry, GlossarySide } from '../../model/records/glossary-entry.ts';
import { mapLangs } from '../../model/records/lang.ts';
import { ruleNumberSchema, translationStateSchema } from '../../model/records/rule.ts';
import { toTermPath } from '../../rulebook/book/address.ts';
import type { Documents } from '../../rulebook/book/documents/create-documents.ts';
import type { Editions } from '../../rulebook/book/editions/editions.ts';
import type { Glossary } from '../../rulebook/book/glossary.ts';
import { cutTextSchema, toCutTerm } from './cut-text.ts';
import { documentPlacesSchema, listDocumentPlaces } from './document-places.ts';
import { originShape, toEditionOrigin } from './edition-resource.ts';
import { type SiteAddress, toPageUrls } from './site-urls.ts';

export const termSideSchema = z.object({
  headwords: z.array(z.string()),
  text: z.array(z.string()).describe('Paragraphs outside numbered senses'),
  senses: z.array(z.array(z.string())).describe('Numbered senses, each with its paragraphs'),
});

const termSchema = z.object({
  slug: z.string(),
  reading: z.string().optional().describe('Reading of the Japanese name in hiragana'),
  translation: translationStateSchema,
  rules: z.array(ruleNumberSchema).describe('Numbers whose heading is this term'),
  en: termSideSchema.optional(),
  ja: termSideSchema.optional(),
  urls: z.object({ en: z.url(), ja: z.url() }),
});

/** `glossary.json`: every term of the current edition in both languages. */
export const glossaryResourceSchema = z.object({ ...originShape, terms: z.array(termSchema) });
export type GlossaryResource = z.infer<typeof glossaryResourceSchema>;

/** `glossary/deathtouch.json`: a term of the current edition in both languages, ready to show. */
export const termResourceSchema = z.object({
  ...originShape,
  ...termSchema.shape,
  plain: cutTextSchema.describe('Its names and text as plain text, symbols as words, cut at a sentence'),
  documents: documentPlacesSchema,
});
export type TermResource = z.infer<typeof termResourceSchema>;

export function toGlossaryResource(book: Editions & Glossary, site: SiteAddress): GlossaryResource {
  return { ...toEditionOrigin(book), terms: book.glossary.map((entry) => toTerm(book, site, entry)) };
}

export function toTermResource(
  book: Documents & Editions & Glossary,
  site: SiteAddress,
  entry: GlossaryEntry,
): TermResource {
  return {
    ...toEditionOrigin(book),
    ...toTerm(book, site, entry),
    plain: toCutTerm(entry),
    documents: listDocumentPlaces(book, entry),
  };
}

function toTerm(book: Editions & Glossary, site: SiteAddress, entry: GlossaryEntry) {
  return {
    slug: entry.slug,
    reading: book.readingOf(entry.slug),
    translation: entry.state,
    rules: book.rulesAbout(entry.slug).map((rule) => rule.number),
    ...mapLangs(entry, toTermSide),
    urls: toPageUrls(site, (lang) => toTermPath(lang, entry.slug)),
  };
}

/** One language of a term: its headwords, its paragraphs, its numbered senses. */
export function toTermSide({ headwords, blocks, senses, after = [] }: GlossarySide) {
  return {
    headwords,
    text: [...blocks, ...after].map((block) => block.text),
    senses: senses.map((sense) => sense.map((block) => block.text)),
  };
}
