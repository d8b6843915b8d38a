import { z } from 'zod';
import { daySchema } from '../../model/records/day.ts';
import type { CardFace, KeptCard } from '../../model/records/kept-card.ts';

/** What an entry of a card file says: of a card, or of one of its faces, in one language or in several. */
export interface CardEntry extends Omit<KeptCard, 'faces'> {
  faces: readonly FaceEntry[];
  /** By which Scryfall's rulings name the card. */
  oracleId?: string | undefined;
}

/** `age`: how new the printing is that its Japanese is of, the newest is kept; below 0 where it has none. */
export interface FaceEntry extends CardFace {
  age: number;
}

const text = z.string().optional().catch(undefined);
const words = z.array(z.string()).catch([]);
const count = z.int().positive().optional().catch(undefined);

const sizeShape = { power: text, toughness: text, loyalty: text, defense: text };

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
  rulings: z.array(z.object({ date: daySchema, text: z.string().min(1) })).default([]),
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

const scryfallRulingSchema = z
  .object({ oracle_id: z.string(), published_at: daySchema, comment: z.string().min(1) })
  .transform(({ oracle_id: oracleId, published_at: date, comment: en }) => ({
    oracleId,
    ruling: { date, en },
  }));

/** A ruling apart from its card. */
export type RulingEntry = z.infer<typeof scryfallRulingSchema>;

/** Layouts of what is no card that somebody asks rules about: tokens, pictures. */
const NO_CARD = /token|emblem|art_series/;

/**
 * What an object of a card file says; undefined where it is no card: a token, what else a set file lists. Throws a
 * `ZodError` where it should be one and lacks what a card has.
 */
export function readCardEntry(value: unknown): CardEntry | RulingEntry | undefined {
  const kind = z.object({ object: z.string() }).safeParse(value).data?.object;
  if (kind === 'ruling') return scryfallRulingSchema.parse(value);
  return kind === undefined
    ? toMtgjsonCard(mtgjsonSchema.parse(value))
    : toScryfallCard(scryfallSchema.parse(value));
}

function toMtgjsonCard(card: z.infer<typeof mtgjsonSchema>): CardEntry | undefined {
  if (NO_CARD.test(card.layout ?? '')) return undefined;
  const { name, faceName, keywords, rulings } = card;
  const printed = card.foreignData?.find((each) => each?.language === 'Japanese');
  const { data: foreign } = foreignSchema.safeParse(printed);
  const face = toFace(
    { ...card, name: faceName ?? name, cost: card.manaCost },
    foreign && { ...foreign, name: foreign.faceName ?? foreign.name, age: foreign.multiverseId ?? 0 },
  );
  return {
    name,
    faces: [face],
    keywords,
    rank: card.edhrecRank,
    rulings: rulings.map(({ date, text: en }) => ({ date, en })),
  };
}

function toScryfallCard(card: z.infer<typeof scryfallSchema>): CardEntry | undefined {
  if (NO_CARD.test(card.layout ?? '')) return undefined;
  const { name, keywords, card_faces: faces = [card] } = card;
  const age = Number(card.released_at?.replaceAll('-', '') ?? 0);
  const toJapanese = (face: z.infer<typeof scryfallFaceSchema>) =>
    card.lang === 'ja'
      ? { name: face.printed_name, type: face.printed_type_line, text: face.printed_text, age }
      : undefined;
  return {
    name,
    faces: faces.map((face) => {
      const { mana_cost: cost, type_line: type = card.type_line, oracle_text } = face;
      return toFace({ ...face, cost, type, text: oracle_text }, toJapanese(face));
    }),
    keywords,
    rank: card.edhrec_rank,
    rulings: [],
    oracleId: card.oracle_id,
  };
}

/** What a file says of a face in one language. */
type Printed = Partial<
  Record<'name' | 'cost' | 'type' | 'text' | keyof typeof sizeShape, string | undefined>
>;

function toFace(
  { name = '', cost, type, text: en, power, toughness, loyalty, defense }: Printed,
  ja?: Printed & { age: number },
): FaceEntry {
  const size =
    power !== undefined && toughness !== undefined ? `${power}/${toughness}` : (loyalty ?? defense);
  return {
    names: { en: name, ...(ja?.name && { ja: ja.name }) },
    ...(cost && { cost }),
    type: { ...(type && { en: type }), ...(ja?.type && { ja: ja.type }) },
    ...(size && { size }),
    text: { en: toLines(en), ja: toLines(ja?.text) },
    age: ja?.age ?? -1,
  };
}

function toLines(printed = ''): string[] {
  return printed.split('\n').filter((line) => line.trim() !== '');
}
