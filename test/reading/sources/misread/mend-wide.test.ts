import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { readSource } from '../../../../src/reading/sources/read-source.ts';

const word = fc.stringMatching(/^[A-Za-z0-9.]{1,12}$/);
/** English with the typographic signs that no byte beyond ASCII stands in. */
const line = fc.array(fc.oneof(word, fc.constantFrom('don’t', '“lamp”', 'lamps—all', 'Lamps™')), {
  minLength: 3,
  maxLength: 20,
});
const english = fc
  .array(line, { minLength: 2, maxLength: 12 })
  .map((lines) => `${lines.map((words) => words.join(' ')).join('\n')}\n`);

const read = (text: string) => readSource(Buffer.from(text), 'lamps.txt');
/** What a program that reads UTF-8 shows of UTF-16, the spaces at the ends of lines taken away. */
const misread = (text: string, order: 'utf-16le' | 'utf-16be') =>
  new TextDecoder('utf-8', { ignoreBOM: true })
    .decode(iconv.encode(text, order, { addBOM: true }))
    .replace(/ +$/gm, '');

describe('UTF-16 that was read as UTF-8', () => {
  test.each(['utf-16le', 'utf-16be'] as const)('%s comes back whole, and is told', (order) => {
    fc.assert(
      fc.property(english, (text) => {
        const { source, diagnostics } = read(misread(text, order));
        expect(source?.text).toBe(text);
        expect(diagnostics).toMatchObject([{ code: 'encoding-mended', actual: `${order} read as utf-8` }]);
      }),
    );
  });

  test('in either order where signs of the other one are letters too', () => {
    const text = 'Lamps™ don’t Lamps™\n0 a a\n';
    for (const order of ['utf-16le', 'utf-16be'] as const)
      expect(read(misread(text, order)).source?.text).toBe(text);
  });

  test('of a letter beyond ASCII one byte is lost, which is told, and nothing else', () => {
    const shown = misread('The lamp of Æther\nand the lamp’s owner’\n', 'utf-16le');
    const { source, diagnostics } = read(shown);
    expect(source?.text).toBe('The lamp of \ufffdther\nand the lamp’s owner’\n');
    expect(diagnostics.map(({ code, line: at }) => [code, at])).toContainEqual(['encoding-doubtful', 1]);
  });

  test('taken for windows-1252 it loses nothing, be it Japanese', () => {
    const text = 'ランプは消せますか。\n“Lamps” are lit.\n';
    const shown = iconv.decode(iconv.encode(text, 'utf-16le', { addBOM: true }), 'latin1');
    expect(read(shown).source?.text).toBe(text);
  });

  test('bytes that are in no text are still none, and NULs in a text are no UTF-16', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 400 }), (bytes) => {
        const binary = [...bytes].flatMap((byte) => [byte % 32, 0, 255 - (byte % 8)]);
        expect(readSource(Buffer.from(binary), 'x').diagnostics.map(({ code }) => code)).toEqual([
          'file-binary',
        ]);
      }),
    );
    expect(read(`${'A lamp.\n'.repeat(500)}Two lamps.\0\n`).source?.text).toContain('Two lamps.');
  });
});
