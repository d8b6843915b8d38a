import { describe, expect, it } from 'vitest';
import { nameSymbols } from '../../../src/features/render/to-excerpt.ts';
import { currentSymbols } from '../../../src/model/game/current-symbols.ts';

describe('symbols as words', () => {
  it('are what a screen reader says', () => {
    expect(nameSymbols('{T}: Add {W/U}.', 'en')).toBe('tap symbol: Add white or blue mana.');
    expect(nameSymbols('{T}：{G}を加える。', 'ja')).toBe('タップ・シンボル：緑マナを加える。');
  });

  it('are told apart where they stand together', () => {
    expect(nameSymbols('{2}{W}{W}', 'en')).toBe('2 generic mana, white mana, white mana');
    expect(nameSymbols('{2}{W}を払う', 'ja')).toBe('不特定マナ2点、白マナを払う');
  });

  it('are every one that can be drawn, in both languages', () => {
    for (const { code } of currentSymbols().symbols)
      for (const lang of ['en', 'ja'] as const) expect(nameSymbols(`{${code}}`, lang)).not.toMatch(/[{}]/);
  });

  it('are left as printed where nobody knows them', () => {
    expect(nameSymbols('{FOO}{T}', 'en')).toBe('{FOO}, tap symbol');
  });
});
