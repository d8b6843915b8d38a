import { z } from 'zod';
import { collectCardNames } from '../../features/cards/card-source.ts';
import type { RelatedCard } from '../../features/cards/relate-card.ts';
import { toExcerpt } from '../../features/render/to-excerpt.ts';
import { namePairSchema } from '../../model/records/document.ts';
import { editionIdSchema } from '../../model/records/edition.ts';
import {
  cardFaceSchema,
  cardNameSchema,
  cardRulingSchema,
  type KeptCard,
} from '../../model/records/kept-card.ts';
import { inLangs, LANGS, type Lang } from '../../model/records/lang.ts';
import { ruleNumberSchema } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { nameBook } from '../../model/strings/name-book.ts';
import { SHARDS, toLooseKey, toShard } from '../../model/text/loose-key.ts';
import { toCardPath } from '../../rulebook/book/address.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import type { Segment } from '../../rulebook/book/terms/segment.ts';
import { type SiteAddress, toPageUrls } from './site-urls.ts';

/** How much of a rule's first paragraph stands beside a card. */
const FIRST_LINE = { en: 240, ja: 130 } as const;

const lineSchema = z.object({
  text: z.string().describe(nameBook('Symbols as {exampleSymbol}', 'en')),
  terms: z
    .array(z.object({ slug: z.string(), start: z.int(), end: z.int() }))
    .optional()
    .describe('Terms of the glossary in it, by UTF-16 offsets'),
});
export type LinkedLine = z.infer<typeof lineSchema>;

const cardResourceSchema = z.object({
  name: z.string().describe('English, of all faces; its identity'),
  faces: z.array(
    z.object({
      ...cardFaceSchema.omit({ text: true }).shape,
      text: z.object({ en: z.array(lineSchema), ja: z.array(lineSchema) }).describe('A line an ability'),
    }),
  ),
  keywords: z.array(z.string()),
  rules: z
    .array(
      z.object({
        number: ruleNumberSchema,
        by: z.enum(['text', 'keyword', 'type', 'ruling']).describe('What of the card asks for it'),
      }),
    )
    .describe('The rules that it needs today, in the order of its text, then of types and rulings'),
  terms: z.array(z.string()).describe('Slugs of the terms of these rules'),
  rulings: z.array(
    z.object({
      ...cardRulingSchema.shape,
      rules: z.array(ruleNumberSchema).describe('Rules of today that it is about'),
    }),
  ),
  urls: z.object({ en: z.url(), ja: z.url() }),
});
export type CardResource = z.infer<typeof cardResourceSchema>;

const firstLineSchema = z.object({ title: z.string().optional(), text: z.string().optional() });

/** `cards/3f.json`: cards of the publisher's card file, and of the rules that they need the first lines. */
export const cardsResourceSchema = z.object({
  edition: editionIdSchema.describe('Edition of the rules'),
  cards: z.array(cardResourceSchema),
  also: z
    .record(z.string(), z.string())
    .describe(
      'Other names of cards in this file or another, spelled loosely: of a face, in Japanese; with the card’s own',
    ),
  rules: z
    .record(z.string(), z.object({ en: firstLineSchema, ja: firstLineSchema }))
    .describe('Name and beginning of each rule that these cards need, by number'),
  terms: z.record(z.string(), namePairSchema).describe('Names of the terms in these cards, by slug'),
});
export type CardsResource = z.infer<typeof cardsResourceSchema>;

/** All cards by the file that each stands in, by `toShard`: every name there can be has a file, so that none is asked for in vain. */
export function toCardsResources(
  book: Book,
  cards: readonly RelatedCard[],
  site: SiteAddress,
): Map<string, CardsResource> {
  const also = Map.groupBy(cards.flatMap(listOtherNames), ({ key }) => toShard(key));
  const shards = Map.groupBy(cards, ({ card }) => toShard(card.name));
  const firstLines = onceFor((number: RuleNumber) => toFirstLines(book, number));
  return new Map(
    SHARDS.map((file) => {
      const own = shards.get(file) ?? [];
      const resources = own.map((each) => toCardResource(book, each, site));
      const numbers = new Set(resources.flatMap(listNumbers));
      const slugs = new Set(resources.flatMap(listSlugs));
      return [
        file,
        {
          edition: book.edition.id,
          cards: resources,
          also: Object.fromEntries((also.get(file) ?? []).map(({ key, name }) => [key, name])),
          rules: Object.fromEntries([...numbers].map((number) => [number, firstLines(number)])),
          terms: Object.fromEntries(
            [...slugs].map((slug) => [slug, inLangs((lang) => book.nameOf(slug, lang))]),
          ),
        },
      ];
    }),
  );
}

/** Names beside the one that a card's file goes by: in Japanese, and of its faces. */
function listOtherNames({ card: { name, faces } }: RelatedCard): { key: string; name: string }[] {
  const whole = faces.flatMap(({ names }) => names.ja ?? []).join(' // ');
  const all = [...faces.flatMap(({ names }) => LANGS.flatMap((lang) => names[lang] ?? [])), whole];
  const keys = new Set(all.map(toLooseKey).filter((key) => key !== '' && key !== toLooseKey(name)));
  return [...keys].map((key) => ({ key, name }));
}

function toCardResource(book: Book, { card, relations }: RelatedCard, site: SiteAddress): CardResource {
  const toLines = (lines: readonly string[], face: number, lang: Lang): LinkedLine[] =>
    lines.map((text, line) => {
      const found = relations.faces[face]?.[lang][line] ?? [];
      const terms = found.filter(({ slug }) => !book.isEveryday(slug));
      return { text, ...(terms.length > 0 && { terms }) };
    });
  return {
    name: card.name,
    faces: card.faces.map(({ text, ...face }, index) => ({
      ...face,
      text: { en: toLines(text.en, index, 'en'), ja: toLines(text.ja, index, 'ja') },
    })),
    keywords: card.keywords,
    rules: [...relations.rules],
    terms: [...relations.terms],
    rulings: card.rulings.map((ruling, index) => ({
      ...ruling,
      rules: (relations.rulings[index] ?? []).filter((each) => typeof each === 'string'),
    })),
    urls: toPageUrls(site, (lang) => toCardPath(lang, card.name)),
  };
}

function listNumbers({ rules, rulings }: CardResource): RuleNumber[] {
  return [...rules.map(({ number }) => number), ...rulings.flatMap((ruling) => ruling.rules)];
}

function listSlugs({ faces, terms }: CardResource): string[] {
  const lines = faces.flatMap(({ text }) => [...text.en, ...text.ja]);
  return [...terms, ...lines.flatMap((line) => (line.terms ?? []).map(({ slug }) => slug))];
}

/** Name and first words of a rule; of a heading, those of its first rule. */
function toFirstLines(book: Book, number: RuleNumber): CardsResource['rules'][string] {
  const toSide = (lang: Lang) => {
    const inside = [book.rule(number), ...book.childrenOf(number)];
    const [first] = inside.flatMap((rule) => rule?.[lang]?.blocks[0] ?? []);
    const title = book.titleOf(number, lang);
    return { ...(title && { title }), ...(first && { text: toExcerpt([first], FIRST_LINE[lang]) }) };
  };
  return { en: toSide('en'), ja: toSide('ja') };
}

/** `card-names/3f.json`: cards by how the words of their names begin. */
export const cardNamesResourceSchema = z.object({
  cards: z.array(cardNameSchema).describe('The best known first'),
});

/** The names of all cards by file; every beginning has one, so that none is asked for in vain. */
export function toCardNamesResources(
  cards: readonly KeptCard[],
  segment: Segment,
): Map<string, z.infer<typeof cardNamesResourceSchema>> {
  const files = collectCardNames(cards, segment);
  return new Map(SHARDS.map((file) => [file, { cards: files.get(file) ?? [] }]));
}
