import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasJapanese } from '../../../src/model/text/script.ts';
import { findCards, findLanguageSign, splitTitle } from '../../../src/reading/blocks/parse-names.ts';

test.each(['/', '／', ' / ', '　／　', '|', '｜'])(
  'the two names of a heading are parted at "%s"',
  (slash) => {
    expect(splitTitle(`戦慄予示${slash}Manifest dread`, 'ja')).toEqual({
      ja: '戦慄予示',
      en: 'Manifest dread',
    });
    expect(splitTitle(`Manifest dread${slash}戦慄予示`, 'en')).toEqual({
      ja: '戦慄予示',
      en: 'Manifest dread',
    });
  },
);

test('a slash inside a name parts nothing', () => {
  expect(splitTitle('パワー／タフネス', 'ja')).toEqual({ ja: 'パワー／タフネス' });
});

test('a card is named in both widths', () => {
  const card = { ja: '魔の魅惑', en: 'Aluren', code: 'TE' };
  expect(findCards('《魔の魅惑／Aluren（ＴＥ）》')).toEqual([card]);
  expect(findCards('《魔の魅惑/Aluren(TE)》')).toEqual([card]);
});

test('the sign is the first with Japanese on one side alone and Latin letters alone on the other', () => {
  const letters = fc.constantFrom('a', 'B', '/', '／', '|', ' ', '　', '日', 'カ', 'ｶ', '1', '-');
  fc.assert(
    fc.property(fc.string({ unit: letters, maxLength: 12 }), (text) => {
      const isLatin = (half: string) => /[A-Za-z]/.test(half) && !hasJapanese(half);
      const parts = [...text.matchAll(/[/／|]/g)].some(({ index }) => {
        const [left, right] = [text.slice(0, index), text.slice(index + 1)];
        return (hasJapanese(left) && isLatin(right)) || (isLatin(left) && hasJapanese(right));
      });
      const sign = findLanguageSign(text);
      expect(sign !== undefined).toBe(parts);
      if (sign) expect(text.slice(sign.from, sign.to)).toMatch(/^\s*[/／|]\s*$/);
    }),
  );
});
