import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForms } from '../../../src/model/text/fold-forms.ts';
import { foldWidth } from '../../../src/model/text/fold-width.ts';

test('full-width forms are folded unit for unit, so that offsets hold', () => {
  expect(foldWidth('７０２．９ｂ　（接死）？')).toBe('702.9b (接死)?');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(foldWidth(text)).toHaveLength(text.length);
      expect(foldForms(text)).toHaveLength(text.length);
      expect(foldWidth(foldWidth(text))).toBe(foldWidth(text));
    }),
  );
});
