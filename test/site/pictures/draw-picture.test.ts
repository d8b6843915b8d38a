import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { loadLetters } from '../../../src/features/pictures/letters.ts';
import { toPng } from '../../../src/features/pictures/to-png.ts';
import { PICTURE_SIZE } from '../../../src/rulebook/book/find-pictured.ts';
import { drawPicture, type PictureText } from '../../../src/site/pictures/draw-picture.ts';

const load = () => ({ regular: loadLetters('regular'), bold: loadLetters('bold') });
const weights = load();
const flying: PictureText = {
  site: 'Taiyaku',
  edition: ['2026年4月17日版', 'April 17, 2026 edition'],
  number: '702.9',
  names: { ja: '飛行', en: 'Flying' },
  text: { ja: ['飛行は回避能力である。'], en: ['Flying is an evasion ability.'] },
};

/** Whether a strip of the drawn picture shows nothing but paper. */
async function isEmpty(png: Buffer, part: { left: number; top: number; width: number; height: number }) {
  const pixels = await sharp(png).extract(part).greyscale().raw().toBuffer();
  return Math.min(...pixels) === Math.max(...pixels);
}

describe('the picture of a rule', () => {
  test('is a PNG of the size that previews ask for', async () => {
    const { format, width, height } = await sharp(await toPng(drawPicture(flying, weights))).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...PICTURE_SIZE });
  });

  test('has the same bytes whenever it is made', async () => {
    const [one, other] = [
      await toPng(drawPicture(flying, weights)),
      await toPng(drawPicture(flying, load())),
    ];
    expect(one.equals(other)).toBe(true);
  });

  test('asks no font of the machine: its letters are outlines', () => {
    expect(drawPicture(flying, weights)).not.toMatch(/<text|font/);
  });

  test('gives the room of a missing language to the other', async () => {
    const text =
      'A creature with flying can be blocked only by creatures with flying or reach, and so on. '.repeat(5);
    const alone = await toPng(
      drawPicture({ ...flying, names: { en: 'Flying' }, text: { en: [text] } }, weights),
    );
    const middle = { left: 560, top: 380, width: 60, height: 200 };
    expect(await isEmpty(alone, middle)).toBe(false);
    const both = await toPng(drawPicture({ ...flying, text: { en: [text], ja: ['短い。'] } }, weights));
    expect(await isEmpty(both, middle)).toBe(true);
  });
});

test('whatever it says, nothing of it becomes markup or goes over the edge', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.constantFrom('</svg><script>', 'W'.repeat(300), '長'.repeat(300), 'ー'.repeat(90), ']]>&amp;"\''),
  );
  const names = fc.record({ ja: fc.option(text, { nil: '' }), en: text });
  const texts = fc.record({ ja: fc.array(text, { maxLength: 3 }), en: fc.array(text, { maxLength: 3 }) });
  await fc.assert(
    fc.asyncProperty(names, texts, async (names, texts) => {
      const svg = drawPicture({ ...flying, names, text: texts }, weights);
      const [root, ...rest] = parseDocument(svg, { xmlMode: true }).children;
      expect(root && 'name' in root && root.name).toBe('svg');
      expect(rest).toEqual([]);
      expect(svg).not.toContain('script');
      const png = await toPng(svg);
      expect(await isEmpty(png, { left: 1172, top: 0, width: 28, height: 630 })).toBe(true);
      expect(await isEmpty(png, { left: 20, top: 618, width: 1180, height: 12 })).toBe(true);
    }),
    { numRuns: 12 },
  );
});
