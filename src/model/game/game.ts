import { z } from 'zod';
import { authoredText, inBoth } from './authored-text.ts';
import { createNumberGrammar } from './number-grammar.ts';
import { levelsSchema } from './number-levels.ts';

/**
 * What names of a kind are: words of rules; titles of chapters and sections, which are no words; types of cards or things,
 * which English writes with a capital everywhere.
 */
const TERM_USES = ['word', 'title', 'type'] as const;

const searchAddress = z
  .string()
  .regex(
    /^https:\/\/\S*\{name\}\S*$/,
    'a search for cards is an address that begins with https:// and has {name} in it',
  );

/** Several of a kind in English and in Japanese. */
const listInBoth = (what: string, least = 1) =>
  z.strictObject({
    en: z.array(authoredText(`${what} in English`)).min(least),
    ja: z.array(authoredText(`${what} in Japanese`)).min(least),
  });

const typeWords = listInBoth('a type of cards');

/** What is known of a game and its book: `content/game.json`, the one place that knows it. */
export const gameSchema = z
  .strictObject({
    /** Lower-case letters, digits and hyphens; what programs call the game. */
    id: authoredText('id').regex(
      /^[a-z][a-z0-9-]*$/,
      'id is of lower-case letters, digits and hyphens, such as "magic"',
    ),
    /** What the game is called in full. */
    names: inBoth('the name of the game'),
    /** What it is called for short, where that is another name: `Magic`. */
    short: inBoth('the short name of the game').optional(),
    /** What its book of rules is called: as a title, inside a sentence, and before the number that is cited. */
    book: z
      .strictObject({
        title: inBoth('the title of the book'),
        inText: inBoth('the name of the book inside a sentence'),
        cited: inBoth('what stands before a number that is cited'),
      })
      .optional(),
    /** Who publishes it, for the line that says that the site is not theirs. */
    publisher: inBoth('the publisher').optional(),
    /** What can be typed into the search, of this book: a number, words, and whole queries of which the first is a question. */
    examples: z
      .strictObject({
        number: authoredText('the number that is an example'),
        words: inBoth('the words that are an example'),
        /** The name of an entry of the glossary, numbers in a list, and a sentence that refers to rules. */
        term: inBoth('the term that is an example').optional(),
        list: authoredText('the list of numbers that is an example').optional(),
        text: inBoth('the sentence that is an example').optional(),
        queries: listInBoth('an example of a query'),
      })
      .optional(),
    /** The sections whose rules are headed by keywords, by their numbers, where the book has such. */
    keywords: z
      .strictObject({
        actions: authoredText('the section of keyword actions'),
        abilities: authoredText('the section of keyword abilities'),
      })
      .optional(),
    /** What the names of variants of the game end with, in its titles, which a glossary may leave off: `Commander Option`. */
    variants: listInBoth('the end of a name of variants', 0).optional(),
    /** The types that a card prints on a line of its own, and what is printed before them, where the game has cards. */
    cardTypes: z.strictObject({ types: typeWords, supertypes: typeWords.optional() }).optional(),
    /** Address of a search for a card by its name, where others have one, `{name}` for the name: `《…/…》` leads there. */
    cardSearch: z.strictObject({ en: searchAddress, ja: searchAddress }).optional(),
    /** Kinds of names in `terms/*.json`, and what each is: see `TERM_USES`. */
    terms: z
      .record(z.string(), z.enum(TERM_USES, `a kind of terms is one of ${TERM_USES.join(', ')}`))
      .optional(),
    /** How the numbers of its book are written, level by level from the top. */
    numbers: levelsSchema,
    /** What tells a text of this game from one of another; case and width do not matter. */
    recognised: z.strictObject({
      /** Words that mean this game and nothing else: no word that is a card type elsewhere. */
      names: z
        .array(authoredText('a word that means the game'))
        .min(1, 'recognised.names has no word that means the game'),
      /** Words in the title of its book, as few as every edition has. */
      titles: z
        .array(authoredText('a word of the title'))
        .min(1, 'recognised.titles has no word of the title of the book'),
      /** Whether its Japanese rules are in plain style (である), so that a text in polite style (です) is about them. */
      plain: z.literal(true).optional(),
    }),
  })
  .superRefine(({ numbers, examples, keywords }, context) => {
    const { whole } = createNumberGrammar(numbers);
    const named = {
      'examples.number': examples?.number,
      'keywords.actions': keywords?.actions,
      'keywords.abilities': keywords?.abilities,
    };
    for (const [path, number] of Object.entries(named))
      if (number !== undefined && !whole.test(number))
        context.addIssue({
          code: 'custom',
          path: path.split('.'),
          message: `${number} is not written as numbers says the numbers of this game are`,
        });
  });
export type Game = z.infer<typeof gameSchema>;
