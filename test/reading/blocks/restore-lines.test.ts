import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

const english = [
  'The anchor is heavy.',
  'See rule 701.5. Ropes are wet.',
  'It costs {2}{Q}.',
  'Count these:',
];
const japanese = [
  '錨は重い。',
  '綱は濡れている。rule 701.5参照。',
  'それには{2}{Q}を支払う。',
  '次を数える。',
];
const sentence = (list: readonly string[]) => fc.constantFrom(...list);

it('a rule and its translation on one line are two texts, whatever is between them', () => {
  const number = fc.constantFrom('107.31', '107.31b', '701.93', '702.9f');
  const between = fc.constantFrom('', ' ', '　');
  fc.assert(
    fc.property(
      number,
      sentence(english),
      sentence(japanese),
      between,
      fc.boolean(),
      (rule, en, ja, gap, isJapaneseFirst) => {
        const halves = [`${rule} ${en}`, `${rule} ${ja}`];
        const text = (isJapaneseFirst ? halves.toReversed() : halves).join(gap);
        // Other lines keep it from being one text that lost all its line ends.
        const bytes = Buffer.from(`${text}\n\n110.1. Masts.\n110.1 帆柱。\n110.3. Sails.\n110.3 帆。\n`);
        const { read } = readInput({ file: 'any.txt', bytes, hints: { kind: 'cr-update' } });
        const found = read?.records().rules.find((each) => each.number === rule);
        const textOf = (side: { blocks: { text: string }[] } | undefined) =>
          side?.blocks.map((block) => block.text);
        expect([textOf(found?.en), textOf(found?.ja)]).toEqual([[en], [ja]]);
      },
    ),
  );
});

it('a sentence about the number of its own line begins no rule', () => {
  const text = '107.31. An anchor is heavy. 107.31 applies to ships as well.\n\n107.32. Ropes are long.\n';
  const { read } = readInput({ file: 'any.txt', bytes: Buffer.from(text), hints: { kind: 'document' } });
  const [rule] = read?.records().rules ?? [];
  expect(rule?.en?.blocks.map((block) => block.text)).toEqual([
    'An anchor is heavy. 107.31 applies to ships as well.',
  ]);
});
