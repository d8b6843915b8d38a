import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countColumns } from '../../../src/model/text/script.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';

const WORDS = 'a bell rings over the harbour while nobody answers until dawn lamps burn low'.split(' ');
const english = fc
  .array(fc.constantFrom(...WORDS), { minLength: 24, maxLength: 50 })
  .map((words) => `${words.join(' ')}.`);
const japanese = fc
  .array(fc.constantFrom('港では鐘が', '灯りの下で', '船を待つ人', '夜明けまで'), {
    minLength: 14,
    maxLength: 24,
  })
  .map((parts) => `${parts.join('')}。`);

/** A paragraph in lines of so many columns at most. */
function wrap(text: string, width: number): string[] {
  const pieces = text.includes('。') ? [...text] : text.split(/(?<= )/);
  const lines = [''];
  for (const piece of pieces) {
    const line = lines.at(-1) ?? '';
    if (countColumns(line + piece.trimEnd()) > width) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  return lines.map((line) => line.trimEnd());
}

const setIn = (paragraphs: readonly string[], width: number): string[] =>
  paragraphs.flatMap((text, at) => [...(at > 0 ? [''] : []), ...wrap(text, width)]);

function setBeside(left: readonly string[], right: readonly string[], column: number): string[] {
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const line = left[at] ?? '';
    return (line + ' '.repeat(column - countColumns(line)) + (right[at] ?? '')).trimEnd();
  });
}

const textsOf = (lines: readonly string[]): string[] => {
  const { source } = readSource(new TextEncoder().encode(lines.join('\n')), 'page.txt');
  return (source?.lines ?? []).flatMap(({ text }) => (text.trim() === '' ? [] : [text.trim()]));
};

it('what is set in two columns, on one page or more, reads as its paragraphs do', () => {
  const page = fc.tuple(
    fc.constantFrom(english, japanese).chain((text) => fc.array(text, { minLength: 2, maxLength: 3 })),
    fc.constantFrom(english, japanese).chain((text) => fc.array(text, { minLength: 2, maxLength: 3 })),
  );
  const pages = fc.array(page, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(pages, fc.constantFrom(30, 34, 40), fc.constantFrom(3, 5, 9), (all, width, gap) => {
      const lines = all.flatMap(([left, right]) => [
        'Harbour News',
        '',
        '',
        ...setBeside(setIn(left, width), setIn(right, width), width + gap),
        '',
        '',
      ]);
      expect(textsOf(lines)).toEqual(all.flatMap(([left, right]) => ['Harbour News', ...left, ...right]));
    }),
    { numRuns: 60 },
  );
});

it('a table, a comparison and a text in one column stay as they are', () => {
  const texts = [
    'A lamp is lit at dusk and put',
    'out at dawn by whoever comes',
    'first, unless fog is over the',
  ];
  const long = [...texts, ...texts, ...texts];
  for (const lines of [
    long.map((line, at) => `Bell ${at}`.padEnd(20) + line),
    [
      'Old                             New',
      ...setBeside(
        long,
        long.map((line) => `${line}.`),
        32,
      ),
    ],
    setBeside(long, long, 34),
    long,
  ])
    expect(textsOf(lines)).toEqual(lines.map((line) => line.trim()));
});
