import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareEditions } from '../../../src/rulebook/align/compare-editions.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import {
  runTranslationReport,
  toTranslationReport,
} from '../../../src/site/model/translation/translation-report.ts';
import { collections, edition, rule } from '../../rulebook/book/small-book.ts';

const [OLD, NEW] = ['2025-01-01', '2026-01-01'];
const place = { file: '/home/reader/rules.txt', line: 1, column: 1 };

function toBook(more: number, text = 'A lamp that nobody lit stays dark for the turn.') {
  const before = [
    rule('1', '# House', '# 家'),
    rule('100', '# Lamps', '# 灯'),
    rule('100.1', text, '暗い。'),
  ];
  const after = [
    rule('1', '# House'),
    rule('100', '# Lamps'),
    rule('100.1', text.replace('the turn', 'two turns')),
    ...Array.from({ length: more }, (_, index) =>
      rule(`100.${index + 2}`, `Something quite new, number ${index}.`),
    ),
  ];
  const lent = { ...edition(NEW), japaneseEdition: OLD };
  return createBook(
    collections([], [], {
      editions: [edition(OLD), lent],
      rules: { [OLD]: before, [NEW]: after },
      glossary: {},
      changes: [{ before: OLD, after: NEW, rules: compareEditions(before, after), glossary: [] }],
    }),
  );
}

describe('the report of a new edition', () => {
  const findings = [
    { code: 'symbols-differ', severity: 'warning', message: 'x', expected: '{T}', ...place } as const,
  ];

  test('says what changed, what is not translated and what disagrees', () => {
    const report = toTranslationReport(toBook(2), findings, 'en');
    expect(report).toMatch(/^# Comprehensive Rules: January 1, 2026\n/);
    expect(report).toContain('beside the Japanese of January 1, 2025');
    expect(report).toContain('2 of 5 done (40%)');
    expect(report).toContain('| 1 | 2 | 1 | 0 | 0 | 0 | 2 |');
    expect(report).toContain('## New (2)\n\n- **100.2** Lamps\n- **100.3** Lamps');
    expect(report).toMatch(/\*\*100\.1\*\* .*<del>the turn<\/del><ins>two turns<\/ins>\./);
    expect(report).toContain('Only in English: {T}');
    expect(report).not.toContain('/home/');
  });

  test('is in the reader’s language', () => {
    expect(toTranslationReport(toBook(1), findings, 'ja')).toContain('4項目のうち2項目が完了（50%）');
  });

  test('of a whole book without Japanese still fits a pull request', () => {
    const report = toTranslationReport(toBook(900), Array(3000).fill(findings[0]), 'ja');
    expect(report.length).toBeLessThan(65_536);
    expect(report).toContain('## 未訳 (900)');
  });

  test('shows text of a document as text, and calls nobody', () => {
    const text = 'A lamp @everyone <img src=x> [that](https://evil.example) `stays` *dark* for the turn.';
    const report = toTranslationReport(toBook(0, text), [], 'en');
    expect(report).not.toMatch(/@everyone|(?<!\\)<img|(?<!\\)\[that|(?<!\\)`stays/);
    expect(report).toContain('everyone');
  });
});

describe('npm run translate:report', () => {
  test('writes the report of the collections it is given', async () => {
    const out = join(mkdtempSync(join(tmpdir(), 'taiyaku-')), 'report.md');
    const content = 'test/fixtures/site/collections';
    expect(await runTranslationReport({ content, out, lang: 'ja' })).toMatchObject({ exitCode: 0 });
    const printed = await runTranslationReport({ content, lang: 'ja' });
    expect(printed).toEqual({ output: readFileSync(out, 'utf8') });
  });

  test.each([
    [{ lang: 'fr' }, 'problem', '--lang fr'],
    [{ out: 'src' }, 'problem', 'is a folder'],
    [{ content: 'nowhere' }, 'lines', 'npm run ingest makes it'],
  ])('%o is told', async (options, where, told) => {
    const outcome = await runTranslationReport(options);
    expect(JSON.stringify(outcome)).toContain(told);
    expect(outcome).toHaveProperty(where);
  });
});
