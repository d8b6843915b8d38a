import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkText, explainVerdict } from '../../../src/features/mentions/check-text.ts';
import { getStrings } from '../../../src/model/strings/get-strings.ts';
import { judge } from './small-site.ts';

const DAY = '2005-05-05';

describe('a citation in a text', () => {
  test.each([
    ['100.1', DAY, 'right', '100.1 names the same rule today'],
    ['100.1a', DAY, 'reworded', '100.1a names the same rule today, with different wording'],
    ['502.1', DAY, 'moved', '502.1 is 702.3 today'],
    ['502.1a', DAY, 'moved', '502.1a is 702.3a today, with different wording'],
    ['502.1c', DAY, 'split', '502.1c is gone; its content is now in 702.3a, 702.3b'],
    ['502.1d', DAY, 'retired', '502.1d is gone, and no rule took its place'],
    ['702.3a', DAY, 'never', 'No rule had the number 702.3a on 2005-05-05'],
    ['999.9z', DAY, 'never', 'No rule had the number 999.9z on 2005-05-05'],
    ['100.1', '1990-01-01', 'unclear', '1990-01-01 is before the first edition that is known'],
    ['702.3a', undefined, 'right', '702.3a names the same rule today'],
    ['502.1', undefined, 'moved', '502.1 is 702.3 today (last used in the edition of 2000-01-01)'],
    ['999.9z', undefined, 'never', 'No edition has had a rule 999.9z'],
  ])('%s of a text of %s is %s', async (number, day, kind, sentence) => {
    const [mention] = await checkText(`rule ${number}`, judge, () => day);
    expect(mention?.verdict.kind).toBe(kind);
    expect(mention && explainVerdict(mention.verdict, getStrings('en').mentions.verdicts)).toBe(sentence);
    // Both languages have a sentence for each.
    expect(mention && explainVerdict(mention.verdict, getStrings('ja').mentions.verdicts)).toContain(
      day === '1990-01-01' ? day : number,
    );
  });

  test('an address that names its edition leads right whatever the day of the text', async () => {
    const [first, second] = await checkText('cr/502.1/?ed=2005-01-01 cr/702.3/?ed=2005-01-01', judge);
    expect(first?.verdict).toMatchObject({ kind: 'right', now: '702.3', day: '2005-01-01' });
    expect(second?.verdict.kind).toBe('never');
  });

  test('each line has the day it was written', async () => {
    const days = [DAY, undefined];
    const found = await checkText('rule 502.1\r\nrule 702.3', judge, (line) => days[line - 1]);
    expect(found.map(({ verdict }) => verdict.kind)).toEqual(['moved', 'right']);
  });

  test('its place is that of the number, in the text’s own lines and units', async () => {
    const line = fc.tuple(
      fc.constantFrom('', '🙂 ', 'ルール違反は', '\u202e', 'x\u0000', '<b>'),
      fc.constantFrom('CR 100.1', '総合ルール「１００．１」', '100.1を参照', '{{CR|100.1}}'),
      fc.constantFrom('', ' です', '</b>', ' 🙂'),
    );
    const end = fc.constantFrom('\n', '\r\n', '\r', '\n\n');
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(line, end), { maxLength: 8 }), async (lines) => {
        const text = lines.map(([words, mark]) => `${words.join('')}。${mark}`).join('');
        const found = await checkText(text, judge);
        expect(found).toHaveLength(lines.length);
        const split = text.split(/\r\n|\n|\r/);
        for (const { line: at, column, written } of found)
          expect(split[at - 1]?.slice(column - 1, column - 1 + written.length)).toBe(written);
      }),
    );
  });
});
