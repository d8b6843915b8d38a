import { expect, test } from 'vitest';
import { CITATION_FORMATS } from '../../src/citing/formats.ts';
import { LANGS } from '../../src/records/lang.ts';
import { getStrings } from '../../src/strings/get-strings.ts';

test.each(LANGS)('the texts of citing name every format in %s', (lang) => {
  expect(Object.keys(getStrings(lang).citing.formats)).toEqual(Object.keys(CITATION_FORMATS));
});
