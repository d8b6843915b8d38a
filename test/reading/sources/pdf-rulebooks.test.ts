import { expect, test } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';
import { FONT, writePdf } from './write-pdf.ts';

/** A rulebook as a publisher prints it: a blank line sets paragraphs off, names of sections are larger. */
function print(text: string): Promise<Uint8Array> {
  return writePdf(
    (document) => {
      document.font(FONT).fontSize(9);
      for (const line of text.split('\n')) {
        const isName = /^\d{1,3}\. .{1,60}$/.test(line) && !/[.:]$/.test(line);
        if (line.trim() === '') document.moveDown(0.6);
        else document.fontSize(isName ? 12 : 9).text(line);
      }
    },
    { size: 'LETTER' },
  );
}

describeWithCorpus('the newest rulebook as a PDF', () => {
  const file = 'corpus/cr-en/20260227.txt';
  test('gives the same records as its text, places aside, within the memory it may take', async () => {
    const text = readCorpus(file);
    const bytes = await print(
      text
        .toString('utf8')
        .replace(/^\ufeff/, '')
        .replace(/\r\n?/g, '\n'),
    );
    const before = process.memoryUsage.rss();
    const { source, diagnostics } = readSource(bytes, 'rules.pdf');
    const megabytes = (process.memoryUsage.rss() - before) / 1e6;
    const pages = source?.pages?.length ?? 0;
    expect(diagnostics).toEqual([]);
    expect(pages).toBeGreaterThan(150);
    expect(megabytes).toBeLessThan(600);
    const [asPdf, asText] = [bytes, text].map((given, at) => {
      const { read } = readInput({ file: ['rules.pdf', 'rules.txt'][at] ?? '', bytes: given, hints: {} });
      expect(read?.account.unaccounted).toBe(0);
      // Lines of credits below each other look as one that was wrapped.
      const { matter: _, ...reading } = read?.reading ?? {};
      const records = read?.records();
      return JSON.parse(
        JSON.stringify({ records, reading }, (key, value) => (key === 'place' ? undefined : value)),
      );
    });
    expect(asPdf.reading).toEqual(asText.reading);
    for (const [name, all] of Object.entries(asText.records)) expect(asPdf.records[name]).toEqual(all);
  }, 300_000);
});

describeWithCorpus('a rulebook of six levels', () => {
  const NUMBERED = /^(\d+(?:-\d+)+)\. /;
  const wordsOf = (lines: readonly string[]) =>
    lines
      .filter((line) => !/^\d+$/.test(line))
      .join(' ')
      .split(/[\s-]+/)
      .join('');

  test('has each number at the beginning of a line, and all its words', () => {
    const { source, diagnostics } = readSource(
      readCorpus('corpus/rulebooks/one-piece/en-1.2.0.pdf'),
      'rules.pdf',
    );
    const printed = readCorpus('corpus/rulebooks/one-piece/en-1.2.0.txt')
      .toString('utf8')
      .split(/[\n\f]/);
    const lines = (source?.lines ?? []).filter(({ frame }) => !frame).map(({ text }) => text);
    const listNumbers = (list: readonly string[]) => list.flatMap((line) => NUMBERED.exec(line)?.[1] ?? []);
    expect(diagnostics).toEqual([]);
    // Where a line's end cuts before a reference, a line of the text begins with a number that begins no rule.
    expect(new Set(listNumbers(lines))).toEqual(new Set(listNumbers(printed)));
    expect(listNumbers(lines)).toHaveLength(listNumbers(printed).length - 1);
    expect(wordsOf(lines)).toBe(wordsOf(printed));
    expect(source?.lines.filter(({ frame }) => frame === 'page').map(({ text }) => text)).toEqual(
      Array.from({ length: 28 }, (_, at) => `${at + 1}`),
    );
  });
});
