import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';

const NAMES = ['Anchor', 'Beacon', 'Cable', 'Davit', 'Engine', 'Fender', 'Galley', 'Hatch'] as const;
const 名 = ['錨', '標識', '綱', '吊り柱', '機関', '防舷材', '厨房', '昇降口'] as const;
/** How often a text says more: texts differ in length as texts do. */
const MORE = fc.integer({ min: 0, max: 3 });

/** A text of a name and its translation. */
function toPair(at: number, more: number): [en: string, ja: string] {
  return [
    `The ${NAMES[at]} is looked after by whoever is on watch.${' It is never left alone at night.'.repeat(more)}`,
    `${名[at]}は、当直の者が手入れをする。${'夜のあいだ無人にすることはない。'.repeat(more)}`,
  ];
}

it('a text and its translation that take turns are pairs, whatever is said above the first', () => {
  const part = fc.array(MORE, { minLength: 1, maxLength: 2 });
  const preface = fc.constantFrom(
    '',
    'Notes of a harbour, in two tongues.',
    '港の覚え書きを二つの言葉で記す。',
  );
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 2, maxLength: 4 }),
      preface,
      fc.boolean(),
      (parts, above, isEnglishFirst) => {
        let at = 0;
        const pairs = parts.map((all) => all.map((more) => toPair(at++, more)));
        const sections = pairs.map((own, index) =>
          [
            ...(index > 0 ? [`## Part ${index} / 第${index}部`] : []),
            ...own.flatMap(([en, ja]) => (isEnglishFirst ? [en, ja] : [ja, en])),
          ].join('\n\n'),
        );
        const text = ['# Harbour', above, ...sections].filter(Boolean).join('\n\n');
        const { read } = readInput({ file: 'harbour.md', bytes: Buffer.from(text), hints: {} });
        const found = read
          ?.records()
          .rulings.flatMap(({ en, ja }) => (en && ja ? [[en.blocks[0]?.text, ja.blocks[0]?.text]] : []));
        expect(found).toEqual(pairs.flat());
      },
    ),
    { numRuns: 200 },
  );
});
