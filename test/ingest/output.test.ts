import { expect, test } from 'vitest';
import { createProgress } from '../../src/commands/command-line/progress.ts';
import type { DiagnosticCode } from '../../src/model/diagnostics/codes.ts';
import { reportDiagnostic, sortDiagnostics } from '../../src/model/diagnostics/diagnostic.ts';
import { formatDiagnostics, formatTally } from '../../src/model/diagnostics/format-diagnostics.ts';

const at = (code: DiagnosticCode, line: number) =>
  reportDiagnostic(code, { file: 'a.txt', line, column: 1 }, `found at ${line}`, undefined, { actual: 'x' });

test('diagnostics are sorted with errors first, whatever their order', () => {
  const all = [
    at('rule-only-english', 1),
    at('file-empty', 9),
    at('examples-differ', 5),
    at('examples-differ', 2),
  ];
  const codes = sortDiagnostics(all).map(({ code, line }) => `${code} ${line}`);
  expect(codes).toEqual(['file-empty 9', 'examples-differ 2', 'examples-differ 5', 'rule-only-english 1']);
  expect(sortDiagnostics([...all].reverse())).toEqual(sortDiagnostics(all));
});

test('many of one code are shown in part with a count', () => {
  const many = Array.from({ length: 40 }, (_, index) => at('examples-differ', index + 1));
  const lines = formatDiagnostics(many);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toContain('35 more examples-differ');
  expect(formatTally([...many, at('file-empty', 1)])).toBe('1 error, 40 warnings');
  expect(formatTally([])).toBe('no diagnostics');
});

test('progress is one changing line on a terminal and plain lines elsewhere', () => {
  const written: string[] = [];
  const stream = { write: (text: string) => written.push(text) };
  const onTerminal = createProgress({ ...stream, isTTY: true, columns: 20 });
  onTerminal.show('reading a file with a long name', 0.5);
  onTerminal.clear();
  expect(written).toEqual(['\r\u001b[K 50 % reading a fil', '\r\u001b[K']);
  written.length = 0;
  const elsewhere = createProgress(stream);
  elsewhere.show('reading', 0.5);
  elsewhere.clear();
  expect(written).toEqual(['reading\n']);
});
