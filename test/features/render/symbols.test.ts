import { describe, expect, test } from 'vitest';
import { renderSymbolSprite } from '../../../src/features/render/render-symbol-sprite.ts';
import { toSymbolName } from '../../../src/features/render/symbol-name.ts';
import { parseSymbol, SYMBOLS, toSymbolId } from '../../../src/model/records/symbol.ts';
import { smallBook } from '../../rulebook/book/small-book.ts';
import { renderText, textOf } from './render-text.ts';

const book = smallBook([]);

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
    expect(ids).toEqual(SYMBOLS.map(toSymbolId));
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
    expect(new Set(drawings).size).toBe(SYMBOLS.length);
  });
});

test('every symbol has a name of its own in both languages', () => {
  for (const lang of ['en', 'ja'] as const) {
    const names = SYMBOLS.map((parts) => toSymbolName(parts, lang));
    expect(new Set(names).size).toBe(names.length);
  }
});

test('a symbol is parsed to its parts', () => {
  expect(parseSymbol('{G/W/P}')).toEqual(['G', 'W', 'P']);
});
