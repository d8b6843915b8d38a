import { z } from 'zod';
import { daySchema } from './day.ts';
import { cardSchema } from './document.ts';

/** One side of a card, or its only one; what the card file lacks is left out. */
export const cardFaceSchema = cardSchema.pick({
  names: true,
  cost: true,
  type: true,
  size: true,
  text: true,
});
export type CardFace = z.infer<typeof cardFaceSchema>;

/** What the publisher ruled on a card. */
export const cardRulingSchema = z.object({
  date: daySchema,
  en: z.string(),
  /** From a document of rulings, where it has one for each of the card's. */
  ja: z.string().optional(),
});
export type CardRuling = z.infer<typeof cardRulingSchema>;

/** A card of the publisher's card file (`content/cards`): all its printings as one. */
export const keptCardSchema = z.object({
  /** English, of all faces: `Fire // Ice`. The card's identity. */
  name: z.string(),
  faces: z.array(cardFaceSchema).min(1),
  /** Its keywords as the card file lists them. */
  keywords: z.array(z.string()),
  /** How well known it is: 1 is the most played. */
  rank: z.int().optional(),
  /** By day, then as the file has them. */
  rulings: z.array(cardRulingSchema),
});
export type KeptCard = z.infer<typeof keptCardSchema>;

/** A card by what it is called. */
export const cardNameSchema = z.object({
  name: z.string().describe('English, of all faces'),
  ja: z.string().optional(),
  reading: z.string().optional().describe('Of the Japanese name, in katakana'),
});
export type CardName = z.infer<typeof cardNameSchema>;
