import { expect, test } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

/** How many records of a document have text in both languages. */
function countPairs(text: string, file = 'notes.txt'): number {
  const { read } = readInput({ file, bytes: new TextEncoder().encode(text), hints: { kind: 'document' } });
  const { rulings = [], rules = [] } = read?.records() ?? {};
  return [...rulings, ...rules].filter(({ en, ja }) => en?.blocks.length && ja?.blocks.length).length;
}

test('two sentences of one paragraph are no pair, whatever their languages', () => {
  expect(countPairs('灯台のメモ\n\nThe lamp is lit at dusk. 灯りは夕方にともる。\n\n港の話をする。\n')).toBe(
    0,
  );
  expect(countPairs('灯台のメモ\n\n・See the tower for the lamp. 参照すること。\n・油は港で買う。\n')).toBe(
    0,
  );
});

test('the two languages under one number are a pair', () => {
  expect(
    countPairs(
      '702.9b The lamp is lit at dusk. 灯りは夕方にともる。\n702.9c It burns until dawn. 朝まで燃える。\n',
    ),
  ).toBe(2);
});

test('a text and its translation below it are pairs only where forms and numbers of both are the same', () => {
  const english = [
    '# The lamp',
    '1. The lamp is lit at dusk.',
    '2. It burns until dawn.',
    '## The oil',
    'Oil is sold here.',
  ];
  const japanese = ['# 灯り', '1. 灯りは夕方にともる。', '2. 朝まで燃える。', '## 油', '油はここで買う。'];
  const below = (second: readonly string[]) => countPairs([...english, ...second].join('\n\n'), 'notes.md');
  expect(below(japanese)).toBe(3);
  for (const [at] of japanese.entries()) expect(below(japanese.toSpliced(at, 1))).toBe(0);
  expect(below(japanese.with(2, '3. 朝まで燃える。'))).toBe(0);
});
