import { currentGame } from '../game/current-game.ts';
import { numberGrammar } from '../game/current-numbers.ts';
import { currentSymbols } from '../game/current-symbols.ts';
import type { Lang } from '../records/lang.ts';
import {
  levelOf,
  listUpwards,
  numberOf,
  type RuleLevel,
  type RuleNumber,
  toRuleNumber,
} from '../records/rule-number.ts';
import { toRoman } from '../text/roman.ts';

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
  const number = examples ? toRuleNumber(examples.number) : makeNumber();
  const rule = levelOf(number) === 'subrule' ? upTo(number, 'rule') : number;
  const section = upTo(number, 'section');
  const words = new Map([
    ['exampleNumber', number],
    ['exampleRule', rule],
    ['exampleSection', section],
    ['exampleDashed', number.replaceAll('.', '-')],
    ['exampleStopped', number.replace(/[.-]/g, '。')],
    ['exampleList', examples?.list ?? `${section}, ${number}`],
    ['exampleTerm', examples?.term?.[lang] ?? book.title[lang]],
    [
      'exampleText',
      examples?.text?.[lang] ?? (lang === 'en' ? `See rule ${number}.` : `ルール${number}を参照。`),
    ],
    ['exampleSymbol', exampleSymbol()],
    ['game', names[lang]],
    ['gameInShort', short[lang]],
    ['bookTitle', book.title[lang]],
    ['book', inText],
    ['Book', inText.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())],
    ['cited', book.cited[lang]],
    ['publisher', publisher[lang]],
    ['exampleWords', examples?.words[lang] ?? book.title[lang]],
    ['exampleQuestion', examples?.queries[lang][0] ?? book.title[lang]],
  ]);
  return text.replace(/\{(\w+)\}/g, (whole, word: string) => words.get(word) ?? whole);
}

/** The number above another that is of a level; the number itself where none is. */
function upTo(number: RuleNumber, level: RuleLevel): RuleNumber {
  return listUpwards(number).find((each) => levelOf(each) === level) ?? number;
}

/** A symbol as texts write it, one that is of two where there is one. */
function exampleSymbol(): string {
  const { written, symbols } = currentSymbols();
  const { code = 'X' } = symbols.find(({ disc }) => Array.isArray(disc)) ?? symbols[0] ?? {};
  return written[0]?.replace('#', code) ?? code;
}

/** A number as this book writes them, down to its first subrule. */
function makeNumber(): RuleNumber {
  const { levels } = numberGrammar();
  const deepest = levels.findIndex(({ is }) => is === 'subrule');
  const made = levels
    .slice(0, deepest < 0 ? undefined : deepest + 1)
    .map(
      ({ letters, roman, least = 1 }) => letters?.[0] ?? (roman ? toRoman(1, roman) : '1'.padEnd(least, '0')),
    );
  return numberOf(made);
}

/** The same of every text of a tree; a list of `{examples}` alone is that of the game’s. */
export function nameBookIn<Texts>(texts: Texts, lang: Lang): Texts {
  return JSON.parse(JSON.stringify(texts), (_, value) => {
    if (Array.isArray(value) && value[0] === '{examples}') return currentGame().examples?.queries[lang] ?? [];
    return typeof value === 'string' ? nameBook(value, lang) : value;
  });
}
