import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, foldWithOffsets } from '../../../src/features/search/fold/fold-text.ts';

describe('folding', () => {
  test.each([
    ['ドロー・ステップ', 'どろーすてっぷ'],
    ['ﾄﾞﾛｰ･ｽﾃｯﾌﾟ', 'どろーすてっぷ'],
    ['プレインズウォ-カ-', 'ぷれいんずうぉーかー'],
    ['ヴァンガード', 'ばんがーど'],
    ['一回限りの効果', '1回限りの効果'],
    ['二十個', '20個'],
    ['怒涛', '怒濤'],
    ['７０２．９ｂ', '702.9b'],
    ['Player’s State-Based “Actions”', 'players state based actions'],
    ['Æther Vial, café', 'aether vial cafe'],
    ['{W/U}{T}: Add', '{w/u} {t} add'],
    ['＋１/＋１カウンター', '+1/+1かうんたー'],
    ['gets -1/-1 until', 'gets -1/-1 until'],
    ['接死 を持つ', '接死を持つ'],
  ])('%s → %s', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('ガ stays another letter than カ', () => {
    expect(foldText('ガ')).not.toBe(foldText('カ'));
  });

  test('every unit knows where it came from', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const folded = foldWithOffsets(text);
        expect(folded.text).toBe(foldText(text));
        expect(folded.offsets.length).toBe(folded.text.length);
        for (const [place, offset] of folded.offsets.entries()) {
          expect(offset).toBeLessThan(text.length);
          expect(offset).toBeGreaterThanOrEqual(folded.offsets[place - 1] ?? 0);
        }
      }),
    );
  });

  test('what is folded stays as it is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ぁ-んァ-ヶa-zA-Z0-9 ]*$/), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});
