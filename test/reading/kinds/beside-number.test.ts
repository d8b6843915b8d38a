import { describe, expect, it } from 'vitest';
import {
  continuesAfterSpace,
  continuesSentence,
  isCalled,
  isCounted,
  mayBeReferred,
} from '../../../src/reading/blocks/beside-number.ts';

describe('what stands beside a number', () => {
  it.each(['項が', 'を', 'か702.10', 'から', '〔', '[例外]', 'or', '、', ')'])(
    '%s goes on about it',
    (rest) => {
      expect(continuesSentence(rest)).toBe(true);
    },
  );

  it.each(['かける', '飛行', 'Flying', '「飛行」', 'order'])('%s is what it numbers', (rest) => {
    expect(continuesSentence(rest)).toBe(false);
  });

  it.each(['条件として', '(飛行は', '番人'])('a rule may begin with %s, glued to its number', (rest) => {
    expect(continuesAfterSpace(rest)).toBe(false);
  });

  it('a name may begin as a particle does, where a blank parts it from its number', () => {
    expect(continuesAfterSpace('のろい/Curse')).toBe(false);
    expect(continuesAfterSpace('の効果は')).toBe(true);
  });

  it.each(['枚の', '時間', '分間', '種類', ' cards'])('%s is counted', (rest) => {
    expect(isCounted(rest)).toBe(true);
  });

  it.each(['分割カード', '日本語', '時計', '種族'])('%s is a name', (rest) => {
    expect(isCounted(rest)).toBe(false);
  });

  it('points are counted, a word that begins with them is not', () => {
    expect(isCounted('点を')).toBe(true);
    expect(isCounted('点数')).toBe(false);
  });

  it('rule and brackets call a number, a comma only may', () => {
    for (const before of ['see rule ', 'Rules ', '(', '〔 ']) expect(isCalled(before)).toBe(true);
    for (const before of ['パワー、', 'and ', 'ルール']) {
      expect(isCalled(before)).toBe(false);
      expect(mayBeReferred(before)).toBe(true);
    }
    expect(mayBeReferred('である。')).toBe(false);
  });

  it('ルール ends the name of a chapter above a title, unless its reader is sent there', () => {
    expect(mayBeReferred('その他のルール ', '701. キーワード処理')).toBe(false);
    expect(mayBeReferred('詳細はルール ', '346. 手順を参照')).toBe(true);
    expect(mayBeReferred('詳細はルール', '346 手順')).toBe(true);
  });
});
