import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editionIdSchema } from '../../../src/model/records/edition.ts';
import { toEditionDay, toEditionId, toVersion } from '../../../src/model/text/edition-id.ts';

const parts = fc.array(fc.nat({ max: 99 }), { minLength: 2, maxLength: 4 });

describe('the id of an edition without a day', () => {
  it('sorts as text as its version counts, and gives the version back', () => {
    fc.assert(
      fc.property(parts, parts, (a, b) => {
        const [first, second] = [a, b].map((each) => toEditionId(each.join('.')) ?? '');
        const place = a.findIndex((part, index) => part !== b[index]);
        const isBefore = place === -1 ? a.length < b.length : (a[place] ?? 0) < (b[place] ?? -1);
        expect((first ?? '') < (second ?? '')).toBe(isBefore);
        expect(toVersion(first ?? '')).toBe(a.join('.'));
        expect(editionIdSchema.parse(first)).toBe(first);
        expect(toEditionDay(first ?? '')).toBeUndefined();
      }),
    );
  });

  it('is understood as people write it, and is no number, day or word', () => {
    for (const written of ['1.26.1', 'v1.26.1', 'V01.26.01', 'v01.26.01'])
      expect(toEditionId(written)).toBe('v01.26.01');
    expect(toEditionId('v3')).toBe('v03');
    for (const other of ['3', '', 'v', '1.', '.1', '1.a', '2026-02-30', '2026-2-3', '1.100', 'latest'])
      expect(toEditionId(other), other).toBeUndefined();
    expect(toEditionId('2026-02-27')).toBe('2026-02-27');
  });
});
