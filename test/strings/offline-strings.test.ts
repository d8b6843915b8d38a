import { describe, expect, test } from 'vitest';
import en from '../../content/strings/offline/en.json' with { type: 'json' };
import ja from '../../content/strings/offline/ja.json' with { type: 'json' };
import { offlineStringsSchema } from '../../src/strings/offline-strings.ts';

describe('texts of reading offline', () => {
  test('both languages have every text and no other', () => {
    for (const texts of [en, ja])
      expect(offlineStringsSchema.safeParse(texts).error?.issues ?? []).toEqual([]);
  });

  test('both languages fill in the same values', () => {
    const names = (text: unknown) =>
      [...JSON.stringify(text).matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    for (const key of Object.keys(en) as (keyof typeof en)[])
      expect([key, [...new Set(names(ja[key]))].sort()]).toEqual([key, [...new Set(names(en[key]))].sort()]);
  });
});
