import type { z } from 'zod';
import { numberHistorySchema, sectionMeaningsSchema } from '../../model/records/number-history.ts';
import type { OptionalPart } from '../hosts.ts';
import { cardNamesResourceSchema, cardsResourceSchema } from './cards-resource.ts';
import { contentsResourceSchema } from './contents-resource.ts';
import { documentResourceSchema } from './document-resource.ts';
import { documentsResourceSchema, rulingsResourceSchema } from './documents-resource.ts';
import { changesResourceSchema, editionsResourceSchema, textsResourceSchema } from './edition-resource.ts';
import { glossaryResourceSchema, termResourceSchema } from './glossary-resource.ts';
import { indexResourceSchema } from './index-resource.ts';
import { keywordsResourceSchema } from './keywords-resource.ts';
import { namesResourceSchema } from './names-resource.ts';
import { numbersResourceSchema, resolveResourceSchema } from './numbers-resource.ts';
import { oembedResourceSchema } from './oembed-resource.ts';
import { ruleResourceSchema, rulesResourceSchema } from './rule-resource.ts';

/** A kind of file of the open data. */
export interface Resource {
  /** Path below `/api/v1/`; what stands for a value is in braces. */
  path: string;
  schema: z.ZodType;
  /** What it holds, in one line. */
  summary: string;
  /** The part of a site that it belongs to, where not every site has it. */
  part?: OptionalPart | 'cards';
}

/** Every kind of file by the name of its schema; index, schemas, OpenAPI and the page on the data are made of this list. */
export const RESOURCES = {
  index: { path: 'index.json', schema: indexResourceSchema, summary: 'What there is' },
  editions: { path: 'editions.json', schema: editionsResourceSchema, summary: 'The editions at hand' },
  contents: { path: 'contents.json', schema: contentsResourceSchema, summary: 'The table of contents' },
  rule: {
    path: 'rules/{number}.json',
    schema: ruleResourceSchema,
    summary: 'A rule in both languages, with its text ready to show and its life through the editions',
  },
  rules: { path: 'rules.json', schema: rulesResourceSchema, summary: 'Every rule of the current edition' },
  keywords: {
    path: 'keywords.json',
    schema: keywordsResourceSchema,
    summary: 'Keyword actions and abilities',
  },
  glossary: { path: 'glossary.json', schema: glossaryResourceSchema, summary: 'Every term of the glossary' },
  term: { path: 'glossary/{term}.json', schema: termResourceSchema, summary: 'A term in both languages' },
  names: {
    path: 'names.json',
    schema: namesResourceSchema,
    summary: 'Every spelling of the name of a term or rule, with the files it leads to',
  },
  documents: {
    path: 'documents.json',
    schema: documentsResourceSchema,
    summary: 'Rulings, updates, questions and other documents, without their records',
  },
  document: {
    path: 'documents/{document}.json',
    schema: documentResourceSchema,
    summary: 'A document with all its records',
  },
  rulings: {
    path: 'rulings.json',
    schema: rulingsResourceSchema,
    summary: 'Every document with all its records',
  },
  resolve: {
    path: 'resolve/{edition}.json',
    schema: resolveResourceSchema,
    summary: 'What each number of an edition at hand means today',
  },
  history: {
    path: 'history.json',
    schema: numberHistorySchema,
    summary: 'The editions whose numbers are known',
  },
  meanings: {
    path: 'meanings/{section}.json',
    schema: sectionMeaningsSchema,
    summary: 'What each number of a section has meant in every known edition',
  },
  changes: {
    path: 'changes/{edition}.json',
    schema: changesResourceSchema,
    summary: 'What an edition changed',
  },
  texts: {
    path: 'texts/{edition}/{section}.json',
    schema: textsResourceSchema,
    summary: 'The text of a section in an edition',
  },
  numbers: { path: 'numbers.json', schema: numbersResourceSchema, summary: 'Every number that has a page' },
  cards: {
    path: 'cards/{cards}.json',
    schema: cardsResourceSchema,
    summary: 'Cards with the rules they need and their rulings, where the site keeps a card file',
    part: 'cards',
  },
  cardNames: {
    path: 'card-names/{beginning}.json',
    schema: cardNamesResourceSchema,
    summary: 'Names of cards by how their words begin, where the site keeps a card file',
    part: 'cards',
  },
  oembed: {
    path: 'oembed/{number}.json',
    schema: oembedResourceSchema,
    summary: 'The oEmbed response of a rule',
    part: 'oembed',
  },
} as const satisfies Record<string, Resource>;

/** The kinds of files that a site has by what not every site has, each with its name. */
export function listServedResources(
  has: (part: OptionalPart | 'cards') => boolean,
): (readonly [name: string, resource: Resource])[] {
  return Object.entries<Resource>(RESOURCES).filter(([, { part }]) => !part || has(part));
}
