import { describe, expect, test } from 'vitest';
import { describeWithCorpus, readCorpus } from '../corpus.ts';
import { readDigest } from './read-digest.ts';

const { rules: rulesOf, changes } = readDigest();
const titleOf = (edition: string, number: string, lang: 'en' | 'ja' = 'en') =>
  rulesOf[edition]?.find((rule) => rule.number === number)?.[lang]?.title;

describe('the two editions of the digest show real renumbering', () => {
  test.each([
    ['Cast', '701.4', '701.5'],
    ['Manifest', '701.34', '701.40'],
    ['Manifest Dread', '701.60', '701.62'],
    ['The Monarch', '722', '725'],
    ['Day and Night', '728', '731'],
  ])('%s moved from %s to %s', (title, from, to) => {
    expect(titleOf('2024-09-20', from)).toBe(title);
    expect(titleOf('2026-04-17', to)).toBe(title);
    expect(changes.rules).toContainEqual({ from, to, text: 'same' });
  });

  test.each([
    ['701.4', 'Behold'],
    ['701.68', 'Blight'],
    ['702.190', 'Sneak'],
    ['721', 'Station Cards'],
  ])('%s %s is new', (to, title) => {
    expect(titleOf('2026-04-17', to)).toBe(title);
    expect(changes.rules).toContainEqual({ to });
  });

  test('what the rules of combat damage said changed, and the order of blockers is gone', () => {
    expect(changes.rules).toContainEqual({ from: '510.1c', to: '510.1c', text: 'reworded' });
    expect(changes.rules).toContainEqual({ from: '509.2' });
  });
});

describeWithCorpus('the numbers of the older edition are those of its day', () => {
  test('each stands in the rulebook of September 2024, keywords and sections under the same name', () => {
    const official = readCorpus('corpus/cr-en/20240917.txt')
      .toString('utf8')
      .split(/\r\n|\r|\n/);
    const lines = new Set(official.map((line) => line.trim()));
    const numbers = new Set(
      official.map((line) => /^\d{3}\.\d+[a-z]?(?=[. ])|^\d{1,3}(?=\. )/.exec(line)?.[0]),
    );
    const rules = rulesOf['2024-09-20'] ?? [];
    expect(rules.filter(({ number }) => !numbers.has(number)).map(({ number }) => number)).toEqual([]);
    const titled = rules.filter(({ en }) => en?.title);
    expect(titled.length).toBeGreaterThan(380);
    expect(titled.filter(({ number, en }) => !lines.has(`${number}. ${en?.title}`))).toEqual([]);
  });
});
