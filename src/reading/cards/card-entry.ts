import { z } from 'zod';
import { daySchema } from '../../model/records/day.ts';
import type { CardRuling } from '../../model/records/kept-card.ts';
import type { Lang } from '../../model/records/lang.ts';

/** What an entry of a card file says: of a card, or of one of its faces, in one language or in several. */
export interface CardEntry {
  name: string;
  /** Its faces that the entry is about, by their names in English. */
  faces: readonly FaceEntry[];
  keywords: readonly string[];
  rank?: number | undefined;
  rulings: readonly CardRuling[];
  /** By which Scryfall's rulings name the card. */
  oracleId?: string | undefined;
}

export interface FaceEntry {
  name: string;
  cost?: string | undefined;
  size?: string | undefined;
  en: FaceText;
  /** As printed, and how new the printing is: the newest is kept. */
  ja?: (FaceText & { name?: string | undefined; age: number }) | undefined;
}

export interface FaceText {
  type?: string | undefined;
  text?: string | undefined;
}

/** A ruling that stands apart from its card. */
export interface RulingEntry {
  oracleId: string;
  ruling: CardRuling;
}

const text = z.string().optional().catch(undefined);
const words = z.array(z.string()).optional().catch(undefined);
const count = z.int().positive().optional().catch(undefined);

const sizeShape = { power: text, toughness: text, loyalty: text, defense: text };
type Size = { [Part in keyof typeof sizeShape]?: string | undefined };
const day = daySchema;

const mtgjsonSchema = z.object({
  name: z.string().min(1),
  faceName: text,
  layout: text,
  manaCost: text,
  type: text,
  text,
  ...sizeShape,
  keywords: words,
  edhrecRank: count,
  rulings: z.array(z.object({ date: day, text: z.string().min(1) })).optional(),
  /** In ten languages, of which one is looked at. */
  foreignData: z.array(z.any()).optional(),
});

const foreignSchema = z.object({
  language: z.literal('Japanese'),
  name: text,
  faceName: text,
  type: text,
  text,
  multiverseId: count,
});

const scryfallFaceSchema = z.object({
  name: z.string().min(1),
  mana_cost: text,
  type_line: text,
  oracle_text: text,
  ...sizeShape,
  printed_name: text,
  printed_type_line: text,
  printed_text: text,
});

const scryfallSchema = scryfallFaceSchema.extend({
  oracle_id: text,
  layout: text,
  lang: text,
  released_at: text,
  keywords: words,
  edhrec_rank: count,
  card_faces: z.array(scryfallFaceSchema).optional(),
});

const scryfallRulingSchema = z.object({
  oracle_id: z.string(),
  published_at: day,
  comment: z.string().min(1),
});

/** Layouts of what is no card that somebody asks rules about: tokens, pictures. */
const NO_CARD = /token|emblem|art_series/;

/**
 * What an object of a card file says; undefined where it is no card: a token, what else a set file lists. Throws a
 * `ZodError` where it should be one and lacks what a card has.
 */
export function readCardEntry(value: unknown): CardEntry | RulingEntry | undefined {
  const kind = z.object({ object: z.string() }).safeParse(value).data?.object;
  if (kind === 'ruling') return toScryfallRuling(scryfallRulingSchema.parse(value));
  return kind === undefined
    ? toMtgjsonCard(mtgjsonSchema.parse(value))
    : toScryfallCard(scryfallSchema.parse(value));
}

function toScryfallRuling(ruling: z.infer<typeof scryfallRulingSchema>): RulingEntry {
  return { oracleId: ruling.oracle_id, ruling: { date: ruling.published_at, en: ruling.comment } };
}

function toMtgjsonCard(card: z.infer<typeof mtgjsonSchema>): CardEntry | undefined {
  if (NO_CARD.test(card.layout ?? '')) return undefined;
  const foreign = foreignSchema.safeParse(
    card.foreignData?.find((each) => each?.language === 'Japanese'),
  ).data;
  const face: FaceEntry = {
    name: card.faceName ?? card.name,
    cost: card.manaCost,
    size: toSize(card),
    en: { type: card.type, text: card.text },
    ja: foreign && {
      name: foreign.faceName ?? foreign.name,
      type: foreign.type,
      text: foreign.text,
      age: foreign.multiverseId ?? 0,
    },
  };
  return {
    name: card.name,
    faces: [face],
    keywords: card.keywords ?? [],
    rank: card.edhrecRank,
    rulings: (card.rulings ?? []).map(({ date, text: en }) => ({ date, en })),
    oracleId: undefined,
  };
}

function toScryfallCard(card: z.infer<typeof scryfallSchema>): CardEntry | undefined {
  if (NO_CARD.test(card.layout ?? '')) return undefined;
  const isJapanese = card.lang === ('ja' satisfies Lang);
  const age = Number(card.released_at?.replaceAll('-', '') ?? 0);
  return {
    name: card.name,
    faces: (card.card_faces ?? [card]).map((face) => ({
      name: face.name,
      cost: face.mana_cost || undefined,
      size: toSize(face),
      en: { type: face.type_line ?? card.type_line, text: face.oracle_text },
      ja: isJapanese
        ? { name: face.printed_name, type: face.printed_type_line, text: face.printed_text, age }
        : undefined,
    })),
    keywords: card.keywords ?? [],
    rank: card.edhrec_rank,
    rulings: [],
    oracleId: card.oracle_id,
  };
}

function toSize({ power, toughness, loyalty, defense }: Size): string | undefined {
  return power !== undefined && toughness !== undefined ? `${power}/${toughness}` : (loyalty ?? defense);
}
