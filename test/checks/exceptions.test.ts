import { expect, test } from 'vitest';
import { applyExceptions } from '../../src/checks/exceptions.ts';
import { parseExceptions } from '../../src/checks/parse-exceptions.ts';
import { reportDiagnostic } from '../../src/diagnostics/report-diagnostic.ts';

const slip = reportDiagnostic(
  'reference-unresolved',
  { file: 'a.txt', line: 3, column: 1 },
  '“rule 110.10” in Map: edition 2026-02-27 has no 110.10',
);
const other = reportDiagnostic(
  'examples-differ',
  { file: 'a.txt', line: 9, column: 1 },
  '110.10 has 2 examples',
);

function parse(...contains: string[]) {
  const text = JSON.stringify(
    contains.map((each) => ({ code: slip.code, file: 'a.txt', contains: each, reason: 'printed so' })),
    undefined,
    1,
  );
  return parseExceptions(text, 'exceptions.json');
}

test('an exception takes out what it names and nothing else', () => {
  expect(applyExceptions([slip, other], parse('110.10').table)).toEqual([other]);
});

test('an exception that no longer fires is an error at its line', () => {
  const left = applyExceptions([slip, other], parse('110.10', '999.9').table);
  expect(left).toEqual([
    other,
    expect.objectContaining({
      code: 'exception-unused',
      severity: 'error',
      file: 'exceptions.json',
      line: 11,
    }),
  ]);
});

test.each([
  ['{', 'not JSON'],
  ['[{"code":"no-such-code","file":"a","contains":"b","reason":"c"}]', 'code'],
  ['[{"code":"examples-differ","file":"a","contains":"b"}]', 'reason'],
  ['[{"code":"examples-differ","file":"a","contains":"b","reason":"c","extra":1}]', 'extra'],
])('a wrong table says what is wrong: %s', (text, message) => {
  const { diagnostics } = parseExceptions(text, 'exceptions.json');
  expect(diagnostics).toEqual([
    expect.objectContaining({ code: 'exception-invalid', message: expect.stringContaining(message) }),
  ]);
});
