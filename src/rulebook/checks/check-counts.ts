import { type Check, checkPairs, countExamples } from './check.ts';

/** Languages with different numbers of examples in one rule or glossary entry, of numbered senses in one entry. */
export const checkCounts: Check = (content) =>
  checkPairs(content, ({ sort, en, ja }) => {
    if (sort !== 'rule' && sort !== 'term') return [];
    const [examples, senses] = [
      [en, ja].map(countExamples),
      [en, ja].map((side) => side.senses?.length ?? 0),
    ];
    return [
      { code: 'examples-differ' as const, noun: 'examples', counts: examples },
      { code: 'senses-differ' as const, noun: 'numbered senses', counts: senses },
    ].flatMap(({ code, noun, counts: [left, right] }) => {
      const says = `has ${left} ${noun} in English and ${right} in Japanese`;
      return left === right ? [] : [{ code, says, actual: `${right}`, expected: `${left}` }];
    });
  });
