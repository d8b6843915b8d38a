import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIAGNOSTICS, type DiagnosticCode } from '../../../src/model/diagnostics/codes.ts';
import { LANGS } from '../../../src/model/records/lang.ts';
import { explainDiagnostic } from '../../../src/model/strings/explain-diagnostic.ts';
import { getStrings } from '../../../src/model/strings/get-strings.ts';

const CODES = Object.keys(DIAGNOSTICS) as DiagnosticCode[];
const word = fc.stringMatching(/^[A-Z][a-z0-9{}.[\]]{0,8}$/);

describe.each(LANGS)('what a reader is told (%s)', (lang) => {
  test('every code has a sentence of its own', () => {
    const sentences = CODES.map((code) => getStrings(lang).diagnostics[code]);
    expect(new Set(sentences).size).toBe(CODES.length);
    for (const sentence of sentences) expect(sentence).toMatch(lang === 'ja' ? /。$/ : /^[A-Z].*\.$/);
  });

  test('a sentence is whole whatever is known of the place, and says what is known', () => {
    const found = fc.record({ actual: word, expected: word }, { requiredKeys: [] });
    fc.assert(
      fc.property(fc.constantFrom(...CODES), found, (code, { actual, expected }) => {
        const told = explainDiagnostic(lang, {
          code,
          ...(actual && { actual }),
          ...(expected && { expected }),
        });
        const named = getStrings(lang).diagnostics[code];
        if (actual && named.includes('{actual}')) expect(told).toContain(actual);
        if (expected && named.includes('{expected}')) expect(told).toContain(expected);
        if (!actual && !expected) expect(told).not.toMatch(/[[\]{}]/);
      }),
    );
  });
});

test('it is told in the words of the language', () => {
  const found = { code: 'references-differ', expected: '702.9b' } as const;
  expect(explainDiagnostic('ja', found)).toBe('参照先が異なります。英語だけ：702.9b。');
  expect(explainDiagnostic('en', found)).toBe('The rules referred to differ. Only in English: 702.9b.');
});
