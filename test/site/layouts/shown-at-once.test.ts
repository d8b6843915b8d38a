import { expect, test } from 'vitest';
import { findShownAtOnce } from '../../../src/site/layouts/shown-at-once.ts';

const toPage = (rules: number) =>
  Array.from(
    { length: rules },
    (_, index) => `<article id="${index}"><p>${'x'.repeat(980)}</p></article>`,
  ).join('');

test('a page is shown once its foot has come, as half of them are 20 KB', () => {
  expect(findShownAtOnce(toPage(20))).toBe('foot');
});

test('a long page is shown before it has come, once more than windows hold has', () => {
  const id = Number(findShownAtOnce(toPage(400)));
  expect(id).toBeGreaterThan(40);
  expect(id).toBeLessThan(70);
});

test('a long page without places waits for its foot', () => {
  expect(findShownAtOnce('x'.repeat(100_000))).toBe('foot');
});
