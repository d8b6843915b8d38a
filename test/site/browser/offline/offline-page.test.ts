import { expect, test } from 'vitest';
import { formatSize } from '../../../../src/site/browser/offline/offline-page.ts';

test('small sizes have one decimal, large ones none', () => {
  expect(formatSize('en', 1_234_567)).toBe('1.2 MB');
  expect(formatSize('en', 12_345_678)).toBe('12 MB');
  expect(formatSize('en', 0)).toBe('0 MB');
});

test('Japanese has its own form of the unit', () => {
  expect(formatSize('ja', 1_234_567)).toMatch(/^1\.2\s?MB$/);
});
