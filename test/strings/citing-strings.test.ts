import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CITATION_FORMATS } from '../../src/citing/formats.ts';
import { LANGS } from '../../src/records/lang.ts';
import { citingStringsSchema } from '../../src/strings/citing-strings.ts';

test.each(LANGS)('the texts of citing are complete in %s and name every format', (lang) => {
  const texts: unknown = JSON.parse(readFileSync(`content/strings/citing/${lang}.json`, 'utf8'));
  const { formats } = citingStringsSchema.parse(texts);
  expect(Object.keys(formats)).toEqual(Object.keys(CITATION_FORMATS));
});
