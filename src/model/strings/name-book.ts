import { currentGame } from '../game/current-game.ts';
import { numberGrammar } from '../game/current-numbers.ts';
import type { Lang } from '../records/lang.ts';

/** What a game without names of its book calls it, and whose it then is. */
const PLAIN = {
  title: { en: 'Rules', ja: 'ルール' },
  inText: { en: 'rules', ja: 'ルール' },
  cited: { en: 'rule', ja: 'ルール' },
};
const PUBLISHER = { en: 'the game’s publisher', ja: 'ゲームの発行元' };

/** Puts the names of the game and its book, and examples of it, into a text of the interface: `{game}`, `{book}`. */
export function nameBook(text: string, lang: Lang): string {
  const { names, short = names, book = PLAIN, publisher = PUBLISHER, examples } = currentGame();
  const inText = book.inText[lang];
  const words = new Map([
    ['game', names[lang]],
    ['gameInShort', short[lang]],
    ['bookTitle', book.title[lang]],
    ['book', inText],
    ['Book', inText.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())],
    ['cited', book.cited[lang]],
    ['publisher', publisher[lang]],
    ['exampleNumber', examples?.number ?? makeNumber()],
    ['exampleWords', examples?.words[lang] ?? book.title[lang]],
    ['exampleQuestion', examples?.queries[lang][0] ?? book.title[lang]],
  ]);
  return text.replace(/\{(\w+)\}/g, (whole, word: string) => words.get(word) ?? whole);
}

/** A number as this book writes them, down to its first subrule. */
function makeNumber(): string {
  const { levels } = numberGrammar();
  const deepest = levels.findIndex(({ is }) => is === 'subrule');
  return levels
    .slice(0, deepest < 0 ? undefined : deepest + 1)
    .map(({ after = '', letters, least = 1 }) => after + (letters?.[0] ?? '1'.padEnd(least, '0')))
    .join('');
}

/** The same of every text of a tree; a list of `{examples}` alone is that of the game’s. */
export function nameBookIn<Texts>(texts: Texts, lang: Lang): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value) => {
    if (Array.isArray(value) && value[0] === '{examples}') return currentGame().examples?.queries[lang] ?? [];
    return typeof value === 'string' ? nameBook(value, lang) : value;
  });
}
