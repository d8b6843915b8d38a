import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

function read(lines: readonly string[]) {
  const bytes = Buffer.from(lines.join('\n'));
  const { read: found } = readInput({ file: 'signs.txt', bytes, hints: { kind: 'document' } });
  if (!found) throw new Error('refused');
  return found.records();
}

const TEXTS = ['凍っているものは動かない。', '解けると動く。', '氷は冷たい。'];

describe('a heading', () => {
  it.each(['◎○', '●○', '■□', '◆◇', '★☆', '▼▽', '▲△'])(
    'of the bolder of %s never stands under the fainter',
    (pair) => {
      const [bold, faint] = pair;
      const { topics } = read([
        `${faint}前書き`,
        '',
        '霜の話をする。',
        '',
        `${bold}用語`,
        '',
        '霜と氷がある。',
      ]);
      expect(topics.map(({ names, parent }) => [names.ja, parent])).toEqual([
        ['前書き', undefined],
        ['用語', undefined],
      ]);
    },
  );

  it('keeps the letter of its number', () => {
    const { topics } = read([
      '規定',
      '',
      'A.1 総則',
      '',
      'A.1.1 規定を守る。',
      '',
      'A.2 細則',
      '',
      'A.2.1 細かく守る。',
    ]);
    expect(topics.map(({ id }) => id)).toEqual(['A.1', 'A.2']);
  });
});

describe('entries', () => {
  const WRITTEN: Record<string, (count: number) => string> = {
    kanji: (count) => `${'一二三四五六七八九'.charAt(count)}、`,
    roman: (count) => `${'ⅠⅡⅢⅣⅤⅥⅦⅧⅨ'.charAt(count)}　`,
    circled: (count) => `${'①②③④⑤⑥⑦⑧⑨'.charAt(count)}　`,
    digits: (count) => `${'１２３４５６７８９'.charAt(count)}　`,
    kana: (count) => `${'アイウエオカキクケ'.charAt(count)}　`,
    letters: (count) => `${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][count]}. `,
  };

  it.each(Object.keys(WRITTEN))('counted in %s keep their texts without the sign', (written) => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TEXTS), { minLength: 2, maxLength: 9 }), (texts) => {
        const { rulings } = read([
          '霜の決まり',
          '',
          ...texts.map((text, at) => `${WRITTEN[written]?.(at)}${text}`),
        ]);
        expect(rulings.map(({ ja }) => ja?.blocks.map(({ text }) => text))).toEqual(
          texts.map((text) => [text]),
        );
      }),
    );
  });
});
