import { describe, expect, test } from 'vitest';
import type { ShownResult } from '../../../../src/features/search/show/show-results.ts';
import { getStrings } from '../../../../src/model/strings/get-strings.ts';
import { describeResult } from '../../../../src/site/browser/search/render-results.ts';
import { number } from '../../../rulebook/book/small-book.ts';

const NOTHING: ShownResult = { groups: [], total: 0, weak: false, unknownCards: [] };
const say = (result: Partial<ShownResult>, lang: 'en' | 'ja' = 'en', tier: 'names' | 'text' = 'text') =>
  describeResult({ ...NOTHING, ...result }, 'asked', tier, {
    lang,
    texts: getStrings(lang).search,
    prefix: 'box',
    answers: 'links',
  });

const OLD = { since: '2003-07-01', until: '2005-10-07', now: number('702.19b') };

describe('what is said above the results', () => {
  test('an old number says what it was, when, and where that stands today', () => {
    const moved = { asked: '502.9b', state: 'moved', before: [OLD] } as const;
    const shown = { number: { ...moved, before: [...moved.before] }, total: 2 };
    expect(say(shown)).toContain('502.9b (July 2003–October 2005) is now 702.19b.');
    expect(say(shown, 'ja')).toContain('502.9b（2003年7月～2005年10月）は現在702.19bです。');
  });

  test('a number of today says what else it was', () => {
    const found = { asked: '502.9', state: 'found' as const, before: [OLD] };
    expect(say({ number: found, total: 3 })).toContain('is now 702.19b. 3 results');
  });

  test('a number is not denied before every edition was asked', () => {
    const number = { asked: '502.9b', state: 'never' as const };
    expect(say({ number }, 'en', 'names')).not.toContain('never');
    expect(say({ number })).toContain('502.9b was never a rule.');
  });

  test('who names a card, or finds nothing, is told that cards are not searched', () => {
    const { cards } = getStrings('en').search;
    expect(say({ unknownCards: ['Wrath of God'], total: 4, weak: true })).toContain(cards);
    expect(say({})).toBe(`Nothing found for “asked”. ${cards}`);
    expect(say({ total: 1 })).toBe('1 result');
  });
});
