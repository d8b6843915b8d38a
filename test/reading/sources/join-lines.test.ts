import fc from 'fast-check';
import { expect, it } from 'vitest';
import { healText, joinLines } from '../../../src/reading/sources/join-lines.ts';

const JAPANESE = '港の鐘は、夜にだけ鳴る（朝には鳴らない）。「鐘」を鳴らすコストは3点である。';
const ENGLISH = 'The bell rings (at night only). Its cost is 3 points, and/or a "rope" of the harbor.';

/** Where a text may be broken: anywhere in Japanese but before a digit's neighbour, at blanks in English. */
const cutsOf = (text: string, isBreak: (at: number) => boolean) =>
  fc.subarray([...text].flatMap((_, at) => (at > 0 && isBreak(at) ? [at] : [])));

const cutAt = (text: string, cuts: readonly number[]) =>
  [0, ...cuts].map((from, index) => text.slice(from, cuts[index] ?? text.length));

it.each([
  ['Japanese', JAPANESE, (at: number) => !/\d/.test(JAPANESE.charAt(at - 1))],
  ['English', ENGLISH, (at: number) => ENGLISH.charAt(at - 1) === ' '],
])('a paragraph in %s is whole again however its lines were broken', (_, text, isBreak) => {
  fc.assert(
    fc.property(cutsOf(text, isBreak), (cuts) => {
      const lines = cutAt(text, cuts);
      expect(joinLines(lines)).toBe(text);
      expect(healText(lines.join('\n'))).toBe(text);
    }),
  );
});

it('pieces of a sentence whose links were each on a line are whole again', () => {
  expect(joinLines(['手順は', 'rule 116', '〔特別な処理〕を', '参照'], true)).toBe(
    '手順はrule 116〔特別な処理〕を参照',
  );
  expect(joinLines(['See', 'rule 116', '(', 'rule 116.2i', ')'])).toBe('See rule 116 (rule 116.2i)');
});

it('words that a line end cut behind a hyphen, a slash or inside brackets are whole again', () => {
  const word = fc.constantFrom('first-strike', 'and/or', '(at night)', '{T}{B}', 'rule 702.9b', 'bell—rung');
  const place = fc.constantFrom('-', '/', '(', '}', '.', '—');
  fc.assert(
    fc.property(word, place, (cut, sign) => {
      const at = cut.indexOf(sign) + 1;
      fc.pre(at > 0 && at < cut.length);
      expect(joinLines([`It has ${cut.slice(0, at)}`, `${cut.slice(at)} and rings.`])).toBe(
        `It has ${cut} and rings.`,
      );
    }),
  );
  expect(joinLines(['pre-', 'and postcombat'])).toBe('pre- and postcombat');
});
