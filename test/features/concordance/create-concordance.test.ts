import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createConcordance } from '../../../src/features/concordance/create-concordance.ts';
import { toTextFiles } from './text-files.ts';

/** Invented rules: what a sentence says in English and in Japanese, then sentences that say other things. */
const PHRASES: readonly (readonly [string, string])[] = [
  ['The pilot lands the glider.', '操縦士は滑空機を着地させる。'],
  ['A pilot may wait.', '操縦士は待ってもよい。'],
  ['Each glider has a colour.', '滑空機それぞれに色がある。'],
  ['The pilot paints the glider.', '操縦士は滑空機を塗る。'],
  ['A tower is closed instead.', '代わりに塔が閉じる。'],
  ['The pilot waits instead.', '代わりに操縦士が待つ。'],
  ['A glider is lent instead.', '代わりに滑空機を貸す。'],
  ['Nothing is lent instead.', 'かわりに何も貸さない。'],
  ['The tower is open instead.', 'かわりに塔が開いている。'],
  ['A colour is chosen instead.', 'かわりに色を選ぶ。'],
  ['Towers are far.', '塔は遠い。'],
  ['The colour fades.', '色はあせる。'],
  ['Somebody chooses a colour.', '誰かが色を選ぶ。'],
  ['The wind turns.', '風が変わる。'],
];

/** The same rules many times over, so that there is something to count. */
const rows = Array.from({ length: 4 }, () => PHRASES).flat();
const plain = createConcordance(toTextFiles(rows));

describe('a concordance', () => {
  test('says how a phrase was translated and how often', () => {
    const { lines, counterparts, without } = plain.ask({ text: 'instead' });
    expect(lines).toHaveLength(24);
    expect(counterparts.map(({ text, count }) => [text, count])).toEqual([
      ['代わりに', 12],
      ['かわりに', 12],
    ]);
    expect(without).toBe(0);
  });

  test('finds the counterpart in either direction, as a word and no fragment', () => {
    expect(plain.ask({ text: 'glider' }).counterparts[0]?.text).toBe('滑空機');
    expect(plain.ask({ text: 'pilot' }).counterparts[0]?.text).toBe('操縦士');
    expect(plain.ask({ text: '滑空機' }).counterparts[0]?.text).toBe('glider');
    expect(plain.ask({ text: '操縦士' }).counterparts[0]?.text).toBe('pilot');
  });

  test('finds inflected forms where they are asked for', () => {
    const count = (text: string, match: 'words' | 'forms') => plain.ask({ text, match }).lines.length;
    expect([count('tower', 'words'), count('tower', 'forms')]).toEqual([8, 12]);
    expect([count('wait', 'words'), count('wait', 'forms')]).toEqual([4, 8]);
    expect([count('待つ', 'words'), count('待つ', 'forms')]).toEqual([4, 8]);
    expect(count('choose a', 'forms')).toBe(4);
    expect(count('chosen. A', 'forms')).toBe(0);
  });

  test('takes an authored name before what it counts', () => {
    const named = createConcordance(toTextFiles(rows), {
      rows: [{ id: '100.1', en: ['Instead'], ja: ['かわりに'], also: ['風'] }],
      aliases: [{ names: ['塔'], to: ['100.1'] }],
    });
    expect(
      named.ask({ text: 'instead' }).counterparts.map(({ text, isAuthored }) => [text, isAuthored]),
    ).toEqual([
      ['かわりに', true],
      ['代わりに', false],
    ]);
    expect(named.ask({ text: 'かわりに' }).counterparts[0]?.text).toBe('instead');
  });

  test('takes a symbol for itself', () => {
    const symbols = createConcordance(toTextFiles([['Pay {T} or {2/U}.', '{T}か{2/U}を支払う。']]), {
      rows: [],
      aliases: [],
    });
    const { counterparts, lines } = symbols.ask({ text: '{T}' });
    expect(counterparts).toMatchObject([{ text: '{T}', count: 1 }]);
    expect(
      symbols.findCounterpart(lines[0]?.pair ?? 0, 'ja', counterparts[0] ?? ({ wordings: [] } as never)),
    ).toEqual([{ start: 0, end: 3 }]);
  });

  test('tells apart what is untranslated and what has no counterpart', () => {
    const { ask } = createConcordance(
      toTextFiles([...rows, ['A glider here.', ''], ['The glider.', '何か。']]),
    );
    expect(ask({ text: 'glider' })).toMatchObject({ untranslated: 1, without: 1 });
  });

  test('cuts a rule into paragraphs only where both languages have as many', () => {
    const { pairs } = createConcordance(
      toTextFiles([
        ['a\nb', '甲\n乙'],
        ['c\nd', '丙'],
        ['', ''],
      ]),
    );
    expect(pairs.map(({ doc, text }) => [doc, text.en, text.ja])).toEqual([
      [0, 'a', '甲'],
      [0, 'b', '乙'],
      [1, 'c\nd', '丙'],
    ]);
  });

  test('answers whatever is asked, and its counts sum up', () => {
    const word = fc.constantFrom(
      'pilot',
      'glider',
      'lent',
      '滑空機',
      '塔',
      'は',
      'the',
      '{T}',
      '.',
      ' ',
      '\\',
      '(',
      '\ud800',
    );
    const query = fc.oneof(
      fc.array(word, { maxLength: 3 }).map((words) => words.join(' ')),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(query, fc.constantFrom('words', 'forms', 'parts'), (text, match) => {
        const { lines, counterparts, without, untranslated, lang, phrase } = plain.ask({ text, match });
        const counted = counterparts.reduce((sum, { count }) => sum + count, 0);
        expect(counted + without + untranslated).toBe(lines.length);
        for (const { pair, span } of lines) {
          const printed = plain.pairs[pair]?.text[lang].slice(span.start, span.end).toLowerCase();
          if (match === 'words') expect(printed).toBe(phrase);
        }
      }),
    );
  });
});
