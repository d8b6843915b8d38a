import { z } from 'zod';

const text = (what: string) =>
  z
    .string({ error: `${what} is missing or no text` })
    .min(1, `${what} is empty: write it, or leave the field out`);

const inBoth = (what: string) =>
  z.strictObject({ en: text(`${what} in English`), ja: text(`${what} in Japanese`) });

/** What is known of a game and its book: `content/game.json`, the one place that knows it. */
export const gameSchema = z.strictObject({
  /** Lower-case letters, digits and hyphens; what programs call the game. */
  id: text('id').regex(
    /^[a-z][a-z0-9-]*$/,
    'id is of lower-case letters, digits and hyphens, such as "magic"',
  ),
  /** What the game is called in full. */
  names: inBoth('the name of the game'),
  /** What tells a text of this game from one of another; case and width do not matter. */
  recognised: z.strictObject({
    /** Words that mean this game and nothing else: no word that is a card type elsewhere. */
    names: z
      .array(text('a word that means the game'))
      .min(1, 'recognised.names has no word that means the game'),
    /** Words in the title of its book, as few as every edition has. */
    titles: z
      .array(text('a word of the title'))
      .min(1, 'recognised.titles has no word of the title of the book'),
  }),
});
export type Game = z.infer<typeof gameSchema>;
