import { expect, test } from 'vitest';
import { correctText } from '../../../src/model/records/correct-text.ts';

test('settled corrections are made, whatever space parts the words, and open ones are left', () => {
  const corrections = [
    { found: 'nine ten', from: 'nine', to: 'ten', settledBy: 'counterpart' as const },
    { found: 'are is', from: 'are', to: 'is', settledBy: 'open' as const },
  ];
  expect(correctText('There are is nine\u00a0ten.', corrections)).toBe('There are is ten.');
  expect(correctText('Nothing to mend.', corrections)).toBe('Nothing to mend.');
  const struck = { found: 'and tar', from: 'and', to: '', settledBy: 'edition' as const };
  expect(correctText('Oil, and tar.', [struck])).toBe('Oil, tar.');
  expect(correctText('Nothing to mend.')).toBe('Nothing to mend.');
});
