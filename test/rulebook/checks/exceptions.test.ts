import { expect, test } from 'vitest';
import { reportDiagnostic } from '../../../src/model/diagnostics/diagnostic.ts';
import { applyExceptions, parseExceptions } from '../../../src/rulebook/checks/exceptions.ts';

const slip = reportDiagnostic(
  'reference-unresolved',
  { file: 'a.txt', line: 3, column: 1 },
  '“rule 110.10” in Map: edition 2026-02-27 has no 110.10',
  undefined,
  { actual: '110.10' },
);
const other = reportDiagnostic(
  'examples-differ',
  { file: 'a.txt', line: 9, column: 1 },
  '110.10 has 2 examples',
  undefined,
  { actual: '2' },
);

function parse(...places: { line: number; actual?: string }[]) {
  const text = JSON.stringify(
    places.map((each) => ({ code: slip.code, file: 'a.txt', column: 1, ...each, reason: 'printed so' })),
    undefined,
    1,
  );
  return parseExceptions(text, 'exceptions.json');
}

test('an exception takes out what it names and nothing else', () => {
  expect(applyExceptions([slip, other], parse({ line: 3 }).table)).toEqual([other]);
});

test('an exception that no longer fires is an error at its line', () => {
  const left = applyExceptions([slip, other], parse({ line: 3 }, { line: 9 }).table);
  expect(left).toEqual([
    other,
    expect.objectContaining({
      code: 'exception-unused',
      severity: 'error',
      file: 'exceptions.json',
      line: 10,
    }),
  ]);
});

test('what stands there tells several faults of one place apart', () => {
  const twin = { ...slip, actual: '110.11' };
  expect(applyExceptions([slip, twin], parse({ line: 3, actual: '110.10' }).table)).toEqual([twin]);
});

test('a message may be worded otherwise without an exception noticing', () => {
  expect(applyExceptions([{ ...slip, message: 'said anew' }], parse({ line: 3 }).table)).toEqual([]);
});

test.each([
  ['{', 'not JSON'],
  ['[{"code":"no-such-code","file":"a","line":1,"column":1,"reason":"c"}]', 'code'],
  ['[{"code":"examples-differ","file":"a","line":1,"column":1}]', 'reason'],
  ['[{"code":"examples-differ","file":"a","line":1,"column":1,"reason":"c","extra":1}]', 'extra'],
])('a wrong table says what is wrong: %s', (text, message) => {
  const { diagnostics } = parseExceptions(text, 'exceptions.json');
  expect(diagnostics).toEqual([
    expect.objectContaining({ code: 'exception-invalid', message: expect.stringContaining(message) }),
  ]);
});
