import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitWithEnds } from '../../../src/reading/sources/source-text.ts';

test('each line of a text has its end, and all of them are the text', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', '鐘', '\r', '\n', '\u2028') });
  fc.assert(
    fc.property(texts, (text) => {
      const lines = splitWithEnds(text);
      expect(lines.join('')).toBe(text);
      const [last = '', ...others] = lines.toReversed();
      expect(others.every((line) => /^[^\r\n]*(?:\r\n|\r|\n)$/.test(line))).toBe(true);
      expect(last).toMatch(/^[^\r\n]*(?:\r\n|\r|\n|)$/);
      expect(lines.some((line, at) => line.endsWith('\r') && lines[at + 1] === '\n')).toBe(false);
    }),
  );
});
