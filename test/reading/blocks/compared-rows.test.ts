import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { readLines } from '../../../src/reading/blocks/read-blocks.ts';
import { readComparedRows } from '../../../src/reading/blocks/read-compared-rows.ts';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { RunningText } from '../../../src/reading/sources/running-text.ts';

const WORDS = ['鐘は鳴る。', '霧が出る。', '灯を消す。', '船は三隻である。', '錨を上げる。'];

/** Old and new text of some rules, each rule changed. */
const changes = fc
  .uniqueArray(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 4 })
  .map((texts) =>
    texts.map((old, at) => ({ number: `70${at + 1}.2a`, old, now: old.replace('。', `ことがある。`) })),
  );

/** How one change is printed, by layout. */
const LAYOUTS: Readonly<Record<string, (number: string, old: string, now: string) => string>> = {
  'columns of a table': (number, old, now) => `| ${number} | ${old} | ${now} |`,
  'columns with tabs': (number, old, now) => `${number}\t${old}\t${now}`,
  'labels below a number': (number, old, now) => `●${number}\n旧：${old}\n新：${now}`,
  'struck-out and inserted text': (number, old, now) =>
    `${number}\n${old.replace('。', '')}<del>。</del><ins>${now.slice(old.length - 1)}</ins>`,
  'two columns with a sign between': (number, old, now) =>
    `${`${number} ${old}`.padEnd(40 - old.length)}|  ${number} ${now}`,
  'signs at the margin': (number, old, now) => `-${number} ${old}\n+${number} ${now}`,
};

it.each(Object.keys(LAYOUTS))('both sides of a difference come out whole: %s', (layout) => {
  fc.assert(
    fc.property(changes, (all) => {
      const printed = all.map(({ number, old, now }) => LAYOUTS[layout]?.(number, old, now)).join('\n');
      const head = layout === 'columns with tabs' ? '番号\t旧\t新\n' : '';
      const sides = readSides(head + printed);
      expect(sides.map((side) => side.map(withoutNumber))).toEqual(all.map(({ old, now }) => [old, now]));
    }),
  );
});

it('a side ends where the next part of the document is named by its number', () => {
  const text = '1. 変更\n旧：鐘は鳴る。\n新：鐘は二度鳴る。\n2. お知らせ\n次号は来月に出る。';
  expect(readSides(text)).toEqual([['鐘は鳴る。', '鐘は二度鳴る。']]);
});

it('what is said below the last change is of no side: a further paragraph, a heading', () => {
  const ends = fc.constantFrom('\n\n以上は来月から有効です。', '\n\n質問は港まで。\n\n次号は休む。');
  fc.assert(
    fc.property(changes, ends, (all, end) => {
      const printed = all.map(({ old, now }, at) => `${at + 1}．灯火\n旧：${old}\n新：${now}`).join('\n\n');
      expect(readSides(printed + end)).toEqual(all.map(({ old, now }) => [old, now]));
    }),
  );
  const page =
    '<h1>Lamps</h1><h2>Fog</h2><p><b>Before:</b> A bell.<br><b>Now:</b> A horn.</p><h2>Tides</h2><p>None.</p>';
  expect(readSides(page, 'page.html')).toEqual([['A bell.', 'A horn.']]);
});

it('a table whose heads name the sides is read alike in Markdown, in a page and between tabs', () => {
  fc.assert(
    fc.property(
      changes,
      fc.constantFrom(['旧', '新'], ['変更前', '変更後'], ['Before', 'After']),
      (all, heads) => {
        const table = [['番号', ...heads], ...all.map(({ number, old, now }) => [number, old, now])];
        const cells = (row: string[], tag: string) => row.map((text) => `<${tag}>${text}</${tag}>`).join('');
        const documents = {
          'table.md': table
            .toSpliced(1, 0, ['---', '---', '---'])
            .map((row) => `| ${row.join(' | ')} |`)
            .join('\n'),
          'table.html': `<table>${table.map((row, at) => `<tr>${cells(row, at ? 'td' : 'th')}</tr>`).join('')}</table>`,
          'table.txt': table.map((row) => row.join('\t')).join('\n'),
        };
        for (const [file, text] of Object.entries(documents)) {
          const { read } = readInput({ file, bytes: Buffer.from(text), hints: {} });
          const sides = read
            ?.records()
            .passages?.map(({ before, after }) =>
              [before, after].map((side) => [side?.number, side?.blocks[0]?.text]),
            );
          expect([read?.kind, sides]).toEqual([
            'comparison',
            all.map(({ number, old, now }) => [
              [number, old],
              [number, now],
            ]),
          ]);
          expect(read?.account.unaccounted).toBe(0);
        }
      },
    ),
    { numRuns: 30 },
  );
});

/** Both sides of each change in a text. */
function readSides(text: string, file = 'difference.txt'): string[][] {
  const { source } = readSource(Buffer.from(text), file);
  if (!source) throw new Error('refused');
  const running = new RunningText(new Ledger(source));
  const { rows } = readComparedRows(readLines(running), running);
  const print = (spans: { from: number; to: number }[]) =>
    spans.map(({ from, to }) => running.text.slice(from, to)).join('');
  return rows.map(({ before, after }) => [print(before), print(after)]);
}

function withoutNumber(text: string | undefined) {
  return text?.replace(/^\d{3}\.\d[a-z]\s/, '');
}

it('rows of a table between bars are a difference where their cells are two wordings of a text', () => {
  const kindOf = (rows: readonly (readonly string[])[]) => {
    const text = `港の一覧\n\n${rows.map((row) => `| ${row.join(' | ')} |`).join('\n')}\n`;
    return readInput({ file: 'x.txt', bytes: Buffer.from(text), hints: {} }).read?.kind;
  };
  expect(
    kindOf([
      ['開く', '港を開く段階'],
      ['積む', '船に荷を積む段階'],
      ['出る', '船が海に出る段階'],
    ]),
  ).not.toBe('comparison');
  expect(
    kindOf([
      ['船は港を出る。', '船は港に入る。'],
      ['鐘が鳴る。', '鐘が二度鳴る。'],
    ]),
  ).toBe('comparison');
});
