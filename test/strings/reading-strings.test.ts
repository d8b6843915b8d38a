import { expect, test } from 'vitest';
import { getReadingStrings } from '../../src/strings/get-reading-strings.ts';

test('both languages of what helps reading fill in the same values', () => {
  const names = (lang: 'en' | 'ja') =>
    Object.entries(getReadingStrings(lang)).flatMap(([part, texts]) =>
      Object.entries(texts).map(([key, text]) => [part, key, ...(text.match(/\{\w+\}/g) ?? [])]),
    );
  expect(names('ja').sort()).toEqual(names('en').sort());
});
