import { describe, expect, test } from 'vitest';
import { toPhoneticKey } from '../../../src/features/search/fold/phonetic-key.ts';

describe('one sound is one key, however it is written', () => {
  test.each([
    [['しゅんそく', 'シュンソク', 'shunsoku', 'syunsoku', 'Shunsoku']],
    [['せっし', 'sesshi', 'sessi']],
    [['ひこう', 'hikou', 'hikō', 'hiko', 'hikoh']],
    [['せんせいこうげき', 'sensei kougeki', 'sensei kōgeki', 'senseikougeki']],
    [['じゅごん', 'jugon', 'zyugon', 'jyugon']],
    [['ちゅうせいど', 'chuuseido', 'tyuuseido', 'chūseido']],
    [['ぷれいんずうぉーかー', 'pureinzuwo-ka-', 'pureinzuwōkā']],
    [['はっくつ', 'hakkutsu', 'hakkutu']],
    [['まっちゃ', 'matcha', 'maccha', 'mattya']],
    [['きんぱ', 'kimpa', 'kinpa']],
    [['かいしふぇいず', 'kaishifeizu', 'kaisifeizu']],
  ])('%j', (spellings) => {
    expect(new Set(spellings.map(toPhoneticKey)).size).toBe(1);
  });

  test('different sounds are different keys', () => {
    const readings = ['せっし', 'せし', 'ひこう', 'びこう', 'いはく', 'いかく', 'ごほう', 'こほう'];
    expect(new Set(readings.map(toPhoneticKey)).size).toBe(readings.length);
  });

  test('kanji have no key', () => {
    expect(toPhoneticKey('接死')).toBeUndefined();
  });
});
