import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

/** The kind of a document, and its notes with the rules they are about. */
function readNotes(text: string) {
  const { read } = readInput({ file: 'notes.md', bytes: new TextEncoder().encode(text), hints: {} });
  const notes = (read?.records().notes ?? []).map(({ about, blocks }) => [
    about.join(),
    blocks.map((block) => block.text).join(' / '),
  ]);
  return { kind: read?.kind, notes };
}

test('changes told politely in the past are changes of our rules', () => {
  const text =
    '総合ルール更新 2030年9月20日\n\n702.181\n灯りの能力が増えました。\n\n603.2\n文章を整理しました。\n\n100.6b\n例が減りました。\n';
  expect(readNotes(text)).toEqual({
    kind: 'bulletin',
    notes: [
      ['702.181', '灯りの能力が増えました。'],
      ['603.2', '文章を整理しました。'],
      ['100.6b', '例が減りました。'],
    ],
  });
});

test('a sentence about a number keeps its number', () => {
  const text = '# ルール変更\n\n## 704.5f\n\n灯りの文章が変わった。\n\n704.5g では変更はない。\n';
  expect(readNotes(text).notes).toEqual([
    ['704.5f', '灯りの文章が変わった。'],
    ['704.5g', '704.5g では変更はない。'],
  ]);
});

test('a colon may part the word of change from the number', () => {
  const text =
    '港の総合ルール変更点\n\n【502.3】手札の調整の上限\n上限が変わりました。\n\n【502.4】錨\n重くなりました。\n\n■新設：420.5k\n霧笛が加わりました。\n';
  const { read } = readInput({ file: 'notes.txt', bytes: new TextEncoder().encode(text), hints: {} });
  const notes = read?.records().notes ?? [];
  expect(notes.map(({ about, change, blocks }) => [...about, change, blocks[0]?.text])).toEqual([
    ['502.3', undefined, '上限が変わりました。'],
    ['502.4', undefined, '重くなりました。'],
    ['420.5k', 'new', '霧笛が加わりました。'],
  ]);
});

test('a range is all numbers of it, however its sign is set', () => {
  const sign = fc.constantFrom('-', ' - ', '～', ' ～ ', ' 〜 ');
  const line = fc.constantFrom(
    (range: string) => `${range}\n\n灯りが加わった。`,
    (range: string) => `## ${range}\n\n灯りが加わった。`,
    (range: string) => `- ${range}：灯りが加わった。`,
  );
  fc.assert(
    fc.property(sign, line, (between, toLine) => {
      const text = `# ルール変更\n\n## 704.5f\n\n文章が変わった。\n\n${toLine(`702.150${between}702.152`)}\n`;
      expect(readNotes(text).notes).toEqual([
        ['704.5f', '文章が変わった。'],
        ['702.150,702.151,702.152', '灯りが加わった。'],
      ]);
    }),
  );
});

test('a heading that is a word of change says what became of the numbers below it', () => {
  const heading = fc.constantFrom(
    ['【新規】', 'new'],
    ['■ 削除', 'removed'],
    ['【移動】', 'moved'],
    ['■ 変更', 'changed'],
  );
  const line = fc.constantFrom('702.150　灯りの扱い', '702.150〜702.152', '702.150 & 702.150a');
  fc.assert(
    fc.property(heading, line, ([part, change], numbers) => {
      const text = `港の総合ルール変更点\n\n${part}\n${numbers}\n　灯りの文章である。\n\n■ 記号\n107.3k　記号の扱い\n　記号の文章である。\n`;
      const { read } = readInput({ file: 'notes.txt', bytes: new TextEncoder().encode(text), hints: {} });
      const notes = read?.records().notes ?? [];
      expect(notes.map((note) => [note.about[0], note.change])).toEqual([
        ['702.150', change],
        ['107.3k', undefined],
      ]);
    }),
  );
});

test('each row of a table of changes is a note of its own, of its number or of none', () => {
  const text =
    '| Rule | Change | Why |\n|---|---|---|\n| 701.15 | **New.** Lamps count. | Lamps |\n| 702.26g | Reworded | Boats |\n| 903.9a | ~~Removed~~ merged into 903.9b | Order |\n| Glossary | Updated | |\n';
  expect(readNotes(text)).toEqual({
    kind: 'bulletin',
    notes: [
      ['', 'Rule / Change / Why'],
      ['701.15', 'New. Lamps count. / Lamps'],
      ['702.26g', 'Reworded / Boats'],
      ['903.9a', 'Removed merged into 903.9b / Order'],
      ['', 'Glossary / Updated'],
    ],
  });
});

test('rules that follow each other are no changes of rules, however their numbers are set off', () => {
  const numbers = ['726.1', '726.1a', '726.1b', '726.2', '726.2a', '726.3'];
  const layouts: readonly ((number: string) => string)[] = [
    (number) => `${number}. The keeper of ${number} lights a lamp.\n`,
    (number) => `+ ${number} The keeper of ${number} lights a lamp.\n`,
    (number) => `- **${number}** The keeper of ${number} lights a lamp.\n`,
  ];
  fc.assert(
    fc.property(fc.constantFrom(...layouts), fc.integer({ min: 4, max: 6 }), (layout, count) => {
      const text = `# 726. Lighting Lamps\n\n${numbers.slice(0, count).map(layout).join('\n')}`;
      expect(readNotes(text).kind).not.toBe('bulletin');
    }),
  );
});

test('a heading of a wiki that is a number alone is above its text, on any level', () => {
  const text =
    "'''灯台'''の規則\n\n==400==\n総則\n===400.1===\n灯りは港にある。\n====400.1a====\n船は[[灯り|灯]]を見る。\n===400.2===\n鐘は鳴る。\n";
  const { read } = readInput({ file: 'a.txt', bytes: new TextEncoder().encode(text), hints: {} });
  expect(read?.records().rules.map(({ number, ja }) => [number, ja?.blocks[0]?.text])).toEqual([
    ['400.1', '灯りは港にある。'],
    ['400.1a', '船は灯を見る。'],
    ['400.2', '鐘は鳴る。'],
  ]);
});
