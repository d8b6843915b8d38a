import { describe, expect, it } from 'vitest';
import type { Term } from '../../../src/model/records/term.ts';
import { checkCardNames } from '../../../src/rulebook/checks/check-pairs.ts';
import { checkTermNames } from '../../../src/rulebook/checks/check-term-names.ts';
import { toCheckable } from './to-checkable.ts';

const terms: Term[] = [
  { en: 'Additional Cost', ja: '追加コスト', kind: 'glossary' },
  { en: 'Alternative Cost', ja: '代替コスト', kind: 'glossary' },
  { en: 'Main Phase', ja: 'メイン・フェイズ', kind: 'glossary' },
  { en: 'Postcombat Main Phase', ja: '戦闘後メイン・フェイズ', kind: 'glossary' },
];

describe('a term rendered by the name of another', () => {
  const check = (en: string, ja: string) =>
    checkTermNames(toCheckable({ en, ja, terms })).map(({ code, message, line }) => ({
      code,
      message,
      line,
    }));

  it('is found, with the name that was expected and the place of the Japanese', () => {
    expect(check('A lantern is lit for its alternative cost.', '灯火は追加コストで灯される。')).toEqual([
      {
        code: 'term-name-differs',
        line: 2,
        message:
          '107.21a says “Alternative Cost” (代替コスト) in English and 追加コスト (Additional Cost) in Japanese',
      },
    ]);
  });

  it('is not found where both are named in both languages', () => {
    expect(
      check('An additional cost is not an alternative cost.', '追加コストは代替コストではない。'),
    ).toEqual([]);
  });

  it('is not found where the Japanese leaves the term out', () => {
    expect(check('Pay the alternative cost.', 'それを支払う。')).toEqual([]);
  });

  it('is not found where the Japanese names a kind of it', () => {
    expect(check('It happens in that main phase.', 'それは戦闘後メイン・フェイズに起こる。')).toEqual([]);
  });
});

describe('a card that only the Japanese names', () => {
  const check = (en: string, ja: string) =>
    checkCardNames(toCheckable({ en, ja, terms })).map(({ code }) => code);

  it('is found by the English name beside the Japanese one', () => {
    expect(check('Such as Tidewalker.', '《潮渡り/Tide Walker(XX)》など。')).toEqual(['card-names-differ']);
  });

  it('is not found where the English names it, whatever the quotes and the set code', () => {
    expect(check("Such as Sena's Lamp.", '《セナの灯/Sena’s Lamp(XX)》など。')).toEqual([]);
  });
});
