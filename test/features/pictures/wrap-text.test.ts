import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillLines, wrapText } from '../../../src/features/pictures/wrap-text.ts';

/** Every letter of ASCII is 1 wide, every other 2. */
const measure = (text: string) => [...text].reduce((sum, letter) => sum + (letter < '\u0080' ? 1 : 2), 0);
const wrap = (text: string, lang: 'en' | 'ja', width: number, most = 9) =>
  wrapText(text, lang, { width, most, measure });

describe('paragraphs in lines', () => {
  const fill = (paragraphs: string[], lang: 'en' | 'ja', most: number) =>
    fillLines(paragraphs, lang, { width: 20, most, measure });

  test('begin on lines of their own, as many as there is room for', () => {
    expect(fill(['A bird flies.', 'A fish swims.', 'A worm digs.'], 'en', 3)).toEqual([
      'A bird flies.',
      'A fish swims.',
      'A worm digs.',
    ]);
    expect(fill(['A bird flies.', 'A fish swims.', 'A worm digs.'], 'en', 2)).toHaveLength(2);
  });

  test('end with a whole sentence and a sign that there is more', () => {
    const fish = 'A fish swims. It never walks on the ground of the lake.';
    expect(fill(['A bird flies.', fish], 'en', 3)).toEqual(['A bird flies.', 'A fish swims. ...']);
    expect(fill(['鳥は飛ぶ。', '魚は泳ぐ。湖の底を歩くことは決してない。'], 'ja', 3)).toEqual([
      '鳥は飛ぶ。',
      '魚は泳ぐ。…',
    ]);
  });

  test('end with the first words of a sentence that is too long, where these have two lines', () => {
    const fish = 'A fish swims where the water of the lake is deep and clear.';
    expect(fill(['A bird flies.', fish], 'en', 2)).toEqual(['A bird flies.']);
    expect(fill(['A bird flies.', fish], 'en', 3)).toEqual([
      'A bird flies.',
      'A fish swims where',
      'the water of the...',
    ]);
    expect(fill([fish], 'en', 1)).toEqual(['A fish swims...']);
  });
});

describe('a text in lines', () => {
  test('of Japanese is cut between phrases', () => {
    expect(wrap('飛行を持つクリーチャーをブロックできる。', 'ja', 20).lines).toEqual([
      '飛行を',
      '持つクリーチャーを',
      'ブロックできる。',
    ]);
  });

  test('never begins with a mark that ends, never ends with one that begins', () => {
    const { lines } = wrap('ああああ、いいいい「うううう」ええええっお', 'ja', 10);
    for (const line of lines) expect(line).not.toMatch(/^[、」っ]|「$/);
    expect(lines.join('')).toBe('ああああ、いいいい「うううう」ええええっお');
  });

  test('cuts a long name at its dot', () => {
    expect(wrap('エルドラージ・ホラー・クリーチャー・トークン', 'ja', 36).lines[0]).toMatch(/・$/);
  });

  test('of English is cut between words, and in a word only where it is longer than a line', () => {
    expect(wrap('A creature with flying', 'en', 10).lines).toEqual(['A creature', 'with', 'flying']);
    expect(wrap('Deathtouch', 'en', 4)).toEqual({ lines: ['Deat', 'htou', 'ch'], isWhole: false });
  });

  test('leaves an English word in Japanese whole', () => {
    expect(wrap('これはrule 509.1bの例', 'ja', 12).lines.join('|')).toMatch(/(?:^|[^\w.])509\.1b/);
  });

  test('that has no room ends with three dots, no word cut', () => {
    expect(wrap('Flying is an evasion ability', 'en', 12, 1)).toEqual({
      lines: ['Flying is...'],
      isWhole: false,
    });
    expect(wrap('飛行は回避能力である。', 'ja', 12, 1)).toEqual({ lines: ['飛行は…'], isWhole: false });
  });
});

test('whatever the text, its lines fit and say it in its order', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc
      .array(fc.constantFrom('飛行', 'を', '、', '「', '」', 'っ', '・', ' ', 'flying', '702.9b', '…'), {
        maxLength: 40,
      })
      .map((all) => all.join('')),
  );
  fc.assert(
    fc.property(
      text,
      fc.constantFrom('en', 'ja'),
      fc.integer({ min: 12, max: 40 }),
      fc.integer({ min: 1, max: 5 }),
      (of, lang, width, most) => {
        const { lines } = wrap(of, lang, width, most);
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines)
          expect(measure(line) <= width || [...new Intl.Segmenter().segment(line)].length === 1, line).toBe(
            true,
          );
        const said = lines
          .join('')
          .replace(/(?:…|\.\.\.)$/, '')
          .replace(/\s/g, '');
        expect(of.replace(/\s/g, '').startsWith(said)).toBe(true);
      },
    ),
  );
});
