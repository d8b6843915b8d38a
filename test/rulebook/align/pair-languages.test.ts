import { expect, test } from 'vitest';
import { toHeadwordKey } from '../../../src/rulebook/align/headword-key.ts';
import { pairGlossary } from '../../../src/rulebook/align/pair-glossary.ts';
import { pairRules } from '../../../src/rulebook/align/pair-rules.ts';
import { toEntry, toRule } from './records.ts';

test('rules meet by number whatever their order, and stand in the order of the book', () => {
  const english = [
    toRule('100.10', 'en', 'Ten.'),
    toRule('100.2', 'en', 'Two.'),
    toRule('100', 'en', '=General'),
  ];
  const japanese = [
    toRule('100.2', 'ja', '二。'),
    toRule('100.3', 'ja', '三。'),
    toRule('100', 'ja', '=総則'),
  ];
  const pairs = pairRules(english, japanese);
  expect(pairs.map(({ number, state, en, ja }) => [number, state, Boolean(en), Boolean(ja)])).toEqual([
    ['100', 'current', true, true],
    ['100.2', 'current', true, true],
    ['100.3', 'current', false, true],
    ['100.10', 'missing', true, false],
  ]);
});

test.each([
  ['Abilities', 'ability'],
  ['Activated Abilities', 'Activated ability'],
  ['Lit Wicks', 'lit wick'],
  ['The Dark', 'Dark'],
  ['“Choose a Background”', '"choose a background"'],
  ['Ante (Obsolete)', 'Ante'],
  ['Owner’s', "owner's"],
  ['Boxes', 'Box'],
])('the headwords %s and %s are one', (a, b) => {
  expect(toHeadwordKey(a)).toBe(toHeadwordKey(b));
});

test.each([
  ['Mass', 'Mas'],
  ['Status', 'Statu'],
  ['First Strike', 'Double Strike'],
])('the headwords %s and %s are two', (a, b) => {
  expect(toHeadwordKey(a)).not.toBe(toHeadwordKey(b));
});

test('terms meet by slug, by any headword, and never by position', () => {
  const english = [
    toEntry('you', 'en', ['You', 'Your'], 'A player.'),
    toEntry('wicks', 'en', ['Wicks'], 'They burn.'),
    toEntry('flame', 'en', ['Flame'], 'Light.'),
  ];
  const japanese = [
    toEntry('wick', 'ja', ['芯'], '燃える。', ['Wick']),
    toEntry('your', 'ja', ['あなた'], 'プレイヤー。', ['Your']),
    toEntry('oil', 'ja', ['油'], '燃料。', ['Oil']),
  ];
  const pairs = pairGlossary(english, japanese);
  expect(pairs.map(({ slug, state, ja }) => [slug, state, ja?.headwords[0]])).toEqual([
    ['you', 'current', 'あなた'],
    ['wicks', 'current', '芯'],
    ['flame', 'missing', undefined],
    ['oil', 'current', '油'],
  ]);
  expect(pairs[3]).toMatchObject({ ja: { headwordsBeside: ['Oil'] } });
  expect(pairs[3]?.en).toBeUndefined();
});

test('terms whose Japanese glossary prints no English meet by the table of terms', () => {
  const english = [toEntry('wick', 'en', ['Wick'], 'It burns.'), toEntry('oil', 'en', ['Oil'], 'Fuel.')];
  const japanese = [toEntry('油', 'ja', ['油'], '燃料。'), toEntry('芯', 'ja', ['芯'], '燃える。')];
  const terms = [{ en: 'Wick', ja: '芯', jaAlso: ['灯心'], kind: 'glossary' as const }];
  const pairs = pairGlossary(english, japanese, terms);
  expect(pairs.map(({ en, ja }) => [en?.headwords[0], ja?.headwords[0]])).toEqual([
    ['Wick', '芯'],
    ['Oil', undefined],
    [undefined, '油'],
  ]);
});

test('a headword that two terms share pairs neither by it', () => {
  const english = [toEntry('box-card', 'en', ['Box'], 'A card.')];
  const japanese = [
    toEntry('box-a', 'ja', ['箱'], '箱。', ['Box']),
    toEntry('box-b', 'ja', ['枠'], '枠。', ['Boxes']),
  ];
  expect(pairGlossary(english, japanese)[0]?.ja).toBeUndefined();
});
