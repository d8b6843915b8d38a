import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskReferences } from '../../../src/rulebook/align/comparable-text.ts';
import { compareEditions } from '../../../src/rulebook/align/compare-editions.ts';
import { compareGlossaries } from '../../../src/rulebook/align/compare-glossaries.ts';
import { toEntry, toRule } from './records.ts';

const book = [
  toRule('7', 'en', '=More Rules'),
  toRule('701', 'en', '=Actions'),
  toRule('701.1', 'en', '=Kindle'),
  toRule('701.1a', 'en', 'To kindle a wick, light it and put a spark counter on its candle.'),
  toRule('701.1b', 'en', 'A wick that is lit already can be kindled; see rule 701.2.'),
  toRule('701.2', 'en', '=Snuff'),
  toRule('701.2a', 'en', 'To snuff a candle, put it out and take every spark counter off it.'),
  toRule('701.2b', 'en', 'This is a keyword action.'),
];

describe('from one edition to the next', () => {
  test('nothing changes between an edition and itself', () => {
    expect(compareEditions(book, book)).toEqual(
      book.map(({ number }) => ({ from: number, to: number, text: 'same' })),
    );
  });

  test('subrules move with their keyword, and a reference to it is no rewording', () => {
    const after = [
      toRule('7', 'en', '=More Rules'),
      toRule('701', 'en', '=Actions'),
      toRule('701.1', 'en', '=Brighten'),
      toRule('701.1a', 'en', 'To brighten a room, count its candles and light as many lamps.'),
      toRule('701.1b', 'en', 'This is a keyword action.'),
      toRule('701.2', 'en', '=Kindle'),
      toRule('701.2a', 'en', 'To kindle a wick, light it and put two spark counters on its candle.'),
      toRule('701.2b', 'en', 'A wick that is lit already can be kindled; see rule 701.3.'),
      toRule('701.3', 'en', '=Snuff'),
      toRule('701.3a', 'en', 'To snuff a candle, put it out and take every spark counter off it.'),
      toRule('701.3b', 'en', 'This is a keyword action.'),
    ];
    expect(compareEditions(book, after)).toEqual([
      { from: '7', to: '7', text: 'same' },
      { from: '701', to: '701', text: 'same' },
      { to: '701.1' },
      { to: '701.1a' },
      { to: '701.1b' },
      { from: '701.1', to: '701.2', text: 'same' },
      { from: '701.1a', to: '701.2a', text: 'reworded' },
      { from: '701.1b', to: '701.2b', text: 'references' },
      { from: '701.2', to: '701.3', text: 'same' },
      { from: '701.2a', to: '701.3a', text: 'same' },
      { from: '701.2b', to: '701.3b', text: 'same' },
    ]);
  });

  test('a rule is the same where its lines were printed broken, its example too', () => {
    const statement = 'A wick can be kindled twice.';
    const lines = ['Example: Mia kindles a wick, and then Noa does so', 'again with a lamp of', 'her own.'];
    const broken = toRule('701.2b', 'en', statement, ...lines);
    const whole = toRule('701.2b', 'en', statement, lines.join(' '));
    const rest = book.slice(0, -1);
    expect(compareEditions([...rest, broken], [...rest, whole]).at(-1)).toEqual({
      from: '701.2b',
      to: '701.2b',
      text: 'same',
    });
  });

  test('a rule cut in two says which part went where; one taken into another says so', () => {
    const first = 'A keeper may trade a lamp for three candles at the start of the evening';
    const second = 'but no keeper trades twice before every other keeper has had a turn to trade';
    const whole = [
      toRule('1', 'en', '=A'),
      toRule('100', 'en', '=B'),
      toRule('100.1', 'en', `${first}, ${second}.`),
    ];
    const cut = [
      toRule('1', 'en', '=A'),
      toRule('100', 'en', '=B'),
      toRule('100.1', 'en', `${first}.`),
      toRule('100.2', 'en', `${second}.`),
    ];
    expect(compareEditions(whole, cut)).toContainEqual({ from: '100.1', to: '100.2', part: 'split' });
    expect(compareEditions(cut, whole)).toContainEqual({ from: '100.2', to: '100.1', part: 'merged' });
  });

  test('each rule of either edition stands once, whatever the texts', () => {
    const word = fc.constantFrom('wick', 'lamp', 'keeper', 'lights', 'the', 'rule 701.1', 'twice');
    const text = fc.array(word, { minLength: 1, maxLength: 14 }).map((words) => words.join(' '));
    const edition = fc
      .uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 8 })
      .chain((numbers) => fc.tuple(...numbers.map((number) => fc.tuple(fc.constant(number), text))))
      .map((rules) =>
        [toRule('1', 'en', '=A'), toRule('100', 'en', '=B')].concat(
          rules.map(([number, words]) => toRule(`100.${number}`, 'en', words)),
        ),
      );
    fc.assert(
      fc.property(edition, edition, (before, after) => {
        const main = compareEditions(before, after).filter(({ part }) => !part);
        expect(main.flatMap(({ from }) => from ?? []).sort()).toEqual(
          before.map(({ number }) => number).sort(),
        );
        expect(main.flatMap(({ to }) => to ?? []).sort()).toEqual(after.map(({ number }) => number).sort());
      }),
      { numRuns: 60 },
    );
  });
});

test('numbers of rules are masked, other numbers are not', () => {
  expect(maskReferences('see rules 601.2b and 601.2f–h, 100 cards, a 2/2')).toBe(
    'see rules # and #–#, 100 cards, a 2/2',
  );
});

test('a term that got another headword is the same term', () => {
  const before = [
    toEntry('kindle', 'en', ['Kindle'], 'See rule 701.1.'),
    toEntry('oil', 'en', ['Oil'], 'Fuel.'),
  ];
  const after = [toEntry('kindle-kindled', 'en', ['Kindle', 'Kindled'], 'See rule 701.2.')];
  expect(compareGlossaries(before, after)).toEqual([
    { from: 'kindle', to: 'kindle-kindled', text: 'references' },
    { from: 'oil' },
  ]);
});
