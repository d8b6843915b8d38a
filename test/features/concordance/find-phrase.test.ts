import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPhrase } from '../../../src/features/concordance/find-phrase.ts';
import { toPhrase } from '../../../src/features/concordance/match-text.ts';
import { createSignMaker } from '../../../src/features/concordance/sign-text.ts';

const makers = { en: createSignMaker('en'), ja: createSignMaker('ja') };

function find(
  text: string,
  phrase: string,
  match: 'words' | 'parts' = 'words',
  lang: 'en' | 'ja' = 'en',
): string[] {
  return findPhrase(makers[lang](text), toPhrase(phrase), match).map(({ start, end }) =>
    text.slice(start, end),
  );
}

describe('a phrase in a text', () => {
  test('is found whatever its case and width, as it is printed', () => {
    expect(find('Tap it. Ｔａｐ and TAP.', 'tap')).toEqual(['Tap', 'Ｔａｐ', 'TAP']);
    expect(find('プレイヤー1人', 'ﾌﾟﾚｲﾔｰ', 'words', 'ja')).toEqual(['プレイヤー']);
    expect(find('the player’s hand', "player's hand")).toEqual(['player’s hand']);
  });

  test('is a whole word, in katakana too, unless parts are asked for', () => {
    expect(find('untap, tapped, tap', 'tap')).toEqual(['tap']);
    expect(find('untap, tapped, tap', 'tap', 'parts')).toHaveLength(3);
    expect(find('アンタップしたらタップ・ステップ', 'タップ', 'words', 'ja')).toEqual(['タップ']);
    expect(find('アンタップしたらタップ', 'タップ', 'parts', 'ja')).toHaveLength(2);
    expect(find('一番上の上位', '上', 'words', 'ja')).toHaveLength(2);
  });

  test('cuts no symbol', () => {
    expect(find('Pay {X} and X, {2/U} or 2.', 'x')).toEqual(['X']);
    expect(find('Pay {X} and X, {2/U} or 2.', '2')).toEqual(['2']);
    expect(find('Pay {T}: {T}', '{t}')).toEqual(['{T}', '{T}']);
  });

  test('means itself, whatever signs of patterns are in it', () => {
    expect(find('a.b a+b (a b)', 'a.b')).toEqual(['a.b']);
    expect(find('a.b a+b (a b)', '(a b)')).toEqual(['(a b)']);
    expect(find('x', '[')).toEqual([]);
    expect(find('x', '')).toEqual([]);
  });

  test('is every one that a scan letter by letter finds', () => {
    const letters = fc.string({
      unit: fc.constantFrom('a', 'b', ' ', '{', '}', 'ア', 'イ', '字', '-'),
      maxLength: 30,
    });
    fc.assert(
      fc.property(
        letters,
        fc.string({ unit: fc.constantFrom('a', 'b', 'ア', '字'), minLength: 1, maxLength: 3 }),
        (text, phrase) => {
          const starts: number[] = [];
          for (let at = 0; at + phrase.length <= text.length; at++)
            if (text.slice(at, at + phrase.length) === phrase && at >= (starts.at(-1) ?? -9) + phrase.length)
              starts.push(at);
          expect(findPhrase(makers.ja(text), phrase, 'parts').map(({ start }) => start)).toEqual(starts);
        },
      ),
    );
  });

  test('is every whole word that a list of the words has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('tap', 'untap', 'Tap', 'taps', 'タップ', 'アンタップ')),
        (words) => {
          const text = words.join(' ');
          expect(find(text, 'tap')).toEqual(words.filter((word) => word.toLowerCase() === 'tap'));
          expect(find(text, 'タップ', 'words', 'ja')).toEqual(words.filter((word) => word === 'タップ'));
        },
      ),
    );
  });

  test('is no longer than is of use, and has nothing that cannot be typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (typed) => {
        const phrase = toPhrase(typed);
        expect([...phrase].length).toBeLessThanOrEqual(200);
        expect(phrase.isWellFormed()).toBe(true);
        expect(toPhrase(phrase)).toBe(phrase);
      }),
    );
    expect(toPhrase('\ud800 ＡＢ  ｶﾞ\u202e ')).toBe('ab ガ');
  });
});
