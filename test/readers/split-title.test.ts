import { expect, test } from 'vitest';
import { splitTitle } from '../../src/blocks/split-title.ts';
import { findCards } from '../../src/readers/find-cards.ts';

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
