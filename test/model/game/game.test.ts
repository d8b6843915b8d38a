import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { gameSchema } from '../../../src/model/game/game.ts';
import { symbolTableSchema } from '../../../src/model/game/symbol-table.ts';
import { wordSensesSchema } from '../../../src/rulebook/book/terms/word-senses.ts';
import { readGame } from '../../games.ts';

const game = readGame('riftbound');

const problemsOf = (value: unknown) =>
  gameSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

it.each([
  [
    'two names of its book',
    { ...game, recognised: { ...game.recognised, titles: [] } },
    'recognised.titles has no word of the title of the book',
  ],
  [
    'levels',
    { ...game, numbers: undefined },
    'numbers is no list of levels: name them from the top, as docs/another-game.md shows',
  ],
  [
    'a letter twice',
    { ...game, numbers: [{ is: 'section' }, { is: 'rule', letters: 'aab' }] },
    'letters has a letter twice',
  ],
  [
    'no section',
    { ...game, numbers: [{ is: 'chapter' }, { is: 'rule', after: '.' }] },
    'numbers needs exactly one level that is a section: the one with a page of its own',
  ],
  [
    'levels upside down',
    { ...game, numbers: [{ is: 'section' }, { is: 'chapter', after: '.' }] },
    'numbers goes from the top: chapter, section, rule, subrule',
  ],
  [
    'digits behind digits',
    {
      ...game,
      numbers: [
        { is: 'section', most: 2 },
        { is: 'rule', most: 2 },
      ],
    },
    'two levels of the same signs have nothing between them: give the second an after, or one width',
  ],
  [
    'an id with blanks',
    { ...game, id: 'My Game' },
    'id is of lower-case letters, digits and hyphens, such as "magic"',
  ],
  [
    'a level of another name',
    { ...game, numbers: [{ is: 'part' }, { is: 'section' }] },
    'a level is one of chapter, section, rule, subrule',
  ],
  [
    'a kind of terms that is nothing',
    { ...game, terms: { unit: 'name' } },
    'a kind of terms is one of word, title, type',
  ],
  [
    'a search without a place for the name',
    { ...game, cardSearch: { en: 'https://cards.example/', ja: 'https://cards.example/{name}' } },
    'a search for cards is an address that begins with https:// and has {name} in it',
  ],
])('a game file with %s is told what is wrong', (_, value, problem) => {
  expect(problemsOf(value)).toContain(problem);
});

it('the file that the documentation shows is one, and it shows every field', () => {
  const text = readFileSync('docs/another-game.md', 'utf8');
  const [shown = '', symbols = '', senses = ''] = [...text.matchAll(/```json\n(.*?)```/gs)].map(
    ([, json = '']) => json,
  );
  expect(problemsOf(JSON.parse(shown))).toEqual([]);
  expect(symbolTableSchema.safeParse(JSON.parse(symbols)).error).toBeUndefined();
  expect(wordSensesSchema.safeParse(JSON.parse(senses)).error).toBeUndefined();
  const { shape } = gameSchema;
  const fields = [shape, shape.numbers.element.shape, symbolTableSchema.shape].flatMap(Object.keys);
  for (const field of fields) expect(text).toMatch(new RegExp(`["\`]${field}["\`]`));
});

it('a table of senses with a pattern that is none is told what is wrong', () => {
  const parsed = wordSensesSchema.safeParse({ en: { senses: [{ words: ['pass'], near: '/(/' }] } });
  expect(parsed.error?.issues).toMatchObject([
    { path: ['en', 'senses', 0, 'near'], message: '/(/ is no pattern: write it as /words|others/i' },
  ]);
});
