import fc from 'fast-check';
import { expect, it } from 'vitest';
import { crTextReader } from '../../../../src/reading/kinds/cr-text/cr-text.ts';
import { readSource } from '../../../../src/reading/sources/read-source.ts';
import { RecordingLedger } from './recording-ledger.ts';

const WORDS = 'a lamp that is lit glows until somebody with wet hands puts it out in the rain'.split(' ');

/** Cuts a text into lines no longer than a width. */
function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const sentence = fc
  .array(fc.constantFrom(...WORDS), { minLength: 25, maxLength: 60 })
  .map((words) => `Then ${words.join(' ')}.`);

it('a text taken out of a PDF has whole paragraphs, whatever margin each level had, and no numbers of pages', () => {
  fc.assert(
    fc.property(
      fc.array(sentence, { minLength: 12, maxLength: 20 }),
      fc.array(fc.constantFrom(60, 72, 84), { minLength: 3, maxLength: 3 }),
      fc.integer({ min: 6, max: 12 }),
      (rules, widths, height) => {
        const lines = rules.flatMap((text, at) => wrap(`100.${at + 1}. ${text}`, widths[at % 3] ?? 0));
        const pages = Array.from({ length: Math.ceil(lines.length / height) }, (_, page) =>
          [...lines.slice(page * height, (page + 1) * height), String(page + 1), '', ''].join('\n'),
        );
        const text = `1. Lamps\n\n100. Lighting\n\n${pages.join('\f')}`;
        const { source } = readSource(new TextEncoder().encode(text), 'lamps.txt');
        if (!source) throw new Error('not read');
        const reading = crTextReader.read(source, new RecordingLedger(source), { lang: 'en' });
        const read = reading.records.rules
          .filter(({ number }) => number.startsWith('100.'))
          .map(({ en }) => en?.blocks.map((block) => block.text));
        expect(read).toEqual(rules.map((text) => [text]));
      },
    ),
    { numRuns: 60 },
  );
});
