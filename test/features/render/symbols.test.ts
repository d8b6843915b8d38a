import { afterEach, describe, expect, test } from 'vitest';
import { renderSymbolSprite } from '../../../src/features/render/render-symbol-sprite.ts';
import { foldText, splitWords } from '../../../src/features/search/fold/fold-text.ts';
import { currentSymbols, useSymbols } from '../../../src/model/game/current-symbols.ts';
import { type SymbolTable, symbolTableSchema } from '../../../src/model/game/symbol-table.ts';
import { drawSymbolRuns, listSymbols, toSymbolId } from '../../../src/model/records/symbol.ts';
import { smallBook } from '../../rulebook/book/small-book.ts';
import { renderText, textOf } from './render-text.ts';

const book = smallBook([]);
const magic = currentSymbols();
const { symbols } = magic;

afterEach(() => useSymbols(magic));

test.each([
  ['{W/U}', 'white or blue mana', '白か青のマナ'],
  ['{T}', 'tap symbol', 'タップ・シンボル'],
  ['{Q}', 'untap symbol', 'アンタップ・シンボル'],
  ['{2/B}', 'two generic or one black mana', '不特定マナ2点か黒マナ1点'],
  ['{G/W/P}', 'green or white Phyrexian mana', '緑か白のファイレクシア・マナ'],
  ['{R/P}', 'red Phyrexian mana', '赤のファイレクシア・マナ'],
  ['{C/W}', 'colorless or white mana', '無色か白のマナ'],
  ['{C}', 'colorless mana', '無色マナ'],
  ['{S}', 'snow mana', '氷雪マナ'],
  ['{E}', 'energy symbol', 'エネルギー・シンボル'],
  ['{X}', 'X generic mana', '不特定マナX点'],
  ['{10}', '10 generic mana', '不特定マナ10点'],
  ['{∞}', 'infinite mana', '無限のマナ'],
  ['{½}', 'half a generic mana', '不特定マナ半点'],
  ['{HW}', 'half a white mana', '白マナ半点'],
  ['{CHAOS}', 'chaos symbol', 'カオス・シンボル'],
  ['{TK}', 'ticket symbol', 'チケット・シンボル'],
  ['{A}', 'acorn symbol', 'どんぐりシンボル'],
  ['{PW}', 'planeswalker symbol', 'プレインズウォーカー・シンボル'],
  ['{oW}', 'white mana', '白マナ'],
  ['{oT}', 'tap symbol', 'タップ・シンボル'],
  ['{o3}', '3 generic mana', '不特定マナ3点'],
  ['{w/u}', 'white or blue mana', '白か青のマナ'],
])('%s is spoken as %s and %s, and copies as itself', (code, en, ja) => {
  for (const [lang, name] of [
    ['en', en],
    ['ja', ja],
  ] as const) {
    const html = renderText(book, `${code}:`, lang);
    expect(html).toContain(`role="img" aria-label="${name}"`);
    expect(html).toContain('<use href="/symbols.svg#');
    expect(textOf(html)).toBe(`${code}:`);
  }
});

test.each(['{FOO}', '{rN1}', '{LEVEL N1-N2}', '{W/W}', '{21}', '{}', '{W', '{oFOO}'])(
  '%s stays as it is printed',
  (text) => expect(renderText(book, text)).toBe(text),
);

describe('the sprite', () => {
  const sprite = renderSymbolSprite();
  test('has every symbol once, by its id', () => {
    const ids = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
    expect(ids).toEqual(symbols.map(toSymbolId));
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('refers to nothing outside and runs nothing', () => {
    expect(sprite).not.toMatch(/<script|href=|url\(|style=|on\w+=/);
    expect(sprite.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg']);
  });
  test('draws no two symbols alike', () => {
    const drawings = [
      ...sprite.matchAll(/<symbol id="[^"]+" viewBox="0 0 32 32" fill="#\w+">(.*)<\/symbol>/g),
    ].map((match) => match[1]);
    expect(new Set(drawings).size).toBe(symbols.length);
  });
});

test('every symbol has a name of its own in both languages', () => {
  for (const lang of ['en', 'ja'] as const) {
    const names = symbols.map((symbol) => symbol[lang]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test('several that an older text writes as one are drawn each', () => {
  expect(drawSymbolRuns('＜２青青＞か<x>、<合計>、<b>、<123>')).toBe('{2}{U}{U}か{X}、<合計>、<b>、<123>');
});

describe('another game', () => {
  const table: SymbolTable = {
    written: ['[#]', ':qm_#:'],
    symbols: [
      { code: 'M', en: 'might', ja: '武力' },
      { code: '錨', en: 'anchor', ja: 'いかり', disc: '#112233', glyph: 'anchor' },
    ],
    glyphs: { anchor: '<path d="M16 4v24"/>' },
  };
  test('has its own, in its own signs; what is no symbol of it stays', () => {
    useSymbols(symbolTableSchema.parse(table));
    const html = renderText(book, 'Pay [M] or :qm_錨:, not {T} nor [Reaction].', 'en');
    expect(html.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="might"', 'aria-label="anchor"']);
    expect(html).toContain('#u9328"');
    expect(textOf(html)).toBe('Pay [M] or :qm_錨:, not {T} nor [Reaction].');
    expect(listSymbols('[M]とマナ[Reaction]{FOO}')).toEqual(['[M]', '{FOO}']);
    expect(foldText('Pay [M]')).toBe('pay {m}');
    expect(splitWords(foldText('［Ｍ］[M]を払う'))).toContain('{m}');
    expect(renderSymbolSprite()).toContain('<path d="M16 4v24"/></symbol>');
  });
  test.each([
    ['an SVG that runs something', { ...table, glyphs: { a: '<path onload="x()"/>' } }, /SVG shapes/],
    ['a link', { ...table, glyphs: { a: '<a href="x"><path/></a>' } }, /SVG shapes/],
    ['no place for the code', { ...table, written: ['{T}'] }, /with # for its code/],
    ['one code twice', { ...table, symbols: [...table.symbols, ...table.symbols] }, /one code/],
    ['no Japanese name', { ...table, symbols: [{ code: 'M', en: 'might' }] }, /in Japanese is missing/],
  ])('is told what is wrong with %s', (_, value, problem) => {
    expect(symbolTableSchema.safeParse(value).error?.message).toMatch(problem);
  });
});

test('the table that ships is one', () => {
  expect(symbolTableSchema.parse(magic)).toEqual(magic);
});
