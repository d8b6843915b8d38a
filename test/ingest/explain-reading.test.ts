import { expect, test } from 'vitest';
import { explainReading } from '../../src/ingest/command/explain-reading.ts';

const explain = (text: string) =>
  explainReading({ file: 'notes.txt', bytes: new TextEncoder().encode(text), hints: {} }).join('\n');

test('each block stands beside the record that it became, or is said to be left out', () => {
  const told = explain('Lamp Rules FAQ\n\nQ: May it burn?\nA: It may.\n\n----\n\nQ: May it sink?\nA: No.\n');
  expect(told).toMatch(/3:1 +question en +→ rulings \S+ {2}Q: May it burn\?/);
  expect(told).toMatch(/6:1 +separator.*→ left out {2}----/);
});

test('the kind stands with what speaks for it and what rules others out', () => {
  const told = explain('Lamp Rules FAQ\n\nQ: May it burn?\nA: It may.\n\nQ: May it sink?\nA: No.\n');
  expect(told).toMatch(/Kind: questions\n {2}questions 0\.\d\d: .*questions and answers 0\.80/);
  expect(told).toContain('cr-text: ruled out by hardly a numbered rule');
});

test('a number that a sentence goes on from is named', () => {
  expect(explain('Notes\n\n704.5f applies here as well.\nThe lamp was lit.\n')).toContain(
    '704.5f: 704.5f applies here as well.',
  );
});
