import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { languageOf } from '../../../src/model/text/language-of.ts';
import { readers, weighKind } from '../../../src/reading/kinds/readers.ts';
import { Ledger } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';

const FIXTURES = join(import.meta.dirname, '../..', 'fixtures', 'readers');

/** The documents of all fixtures: one of each layout at least. */
const documents = readdirSync(FIXTURES, { recursive: true, encoding: 'utf8' })
  .filter((file) => /input\.txt$/.test(file))
  .sort()
  .map((file) => readFileSync(join(FIXTURES, file), 'utf8'));

/** What befalls a document on its way: each gives another text with the same letters, or half of them. */
const MISHAPS: Record<string, (text: string, other: string) => string> = {
  'its first half': (text) => text.slice(0, text.length / 2),
  'its second half': (text) => text.slice(text.length / 2),
  'its newlines lost': (text) => text.replace(/\r\n?|\n/g, ' '),
  'its newlines doubled': (text) => text.replace(/\r\n?|\n/g, '\n\n'),
  'its numbers full-width': (text) =>
    text.replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)),
  'its languages swapped': swapLanguages,
  'its lines indented': (text) => text.replace(/^(?=.)/gm, '　'),
  'its lines wrapped': (text) => text.replace(/[^\n]{30}(?=[^\n]{4})/g, '$&\n'),
  'joined to another': (text, other) => `${text}\n${other}`,
  'in between another': (text, other) =>
    `${other.slice(0, other.length / 2)}\n${text}\n${other.slice(other.length / 2)}`,
};

/** Each line that is followed by one in the other language changes places with it. */
function swapLanguages(text: string): string {
  const lines = text.split('\n');
  for (let at = 0; at + 1 < lines.length; at++) {
    const [one = '', two = ''] = [lines[at], lines[at + 1]];
    if (!languageOf(one) || !languageOf(two) || languageOf(one) === languageOf(two)) continue;
    lines.splice(at, 2, two, one);
    at++;
  }
  return lines.join('\n');
}

function expectKept(text: string): void {
  fc.pre(text.trim() !== '');
  const { read, diagnostics } = readInput({ file: 'any.txt', bytes: Buffer.from(text), hints: {} });
  // Without the half that names the game its title may be another's: it is refused whole then, and that is said.
  if (diagnostics.some(({ code }) => code === 'game-other')) return;
  // So is the loss of the day that makes an edition of it: nothing of its text is lost by that.
  const errors = diagnostics.filter(
    ({ severity, code }) => severity === 'error' && code !== 'edition-unknown',
  );
  expect(errors).toEqual([]);
  expect(read?.account.unaccounted).toBe(0);
}

describe('any document', () => {
  it.each(Object.keys(MISHAPS))('with %s is read, and no character of it is lost', (mishap) => {
    for (const [at, text] of documents.entries()) {
      const other = documents[(at * 7 + 3) % documents.length] ?? '';
      const changed = MISHAPS[mishap]?.(text, other) ?? '';
      if (changed.trim() !== '') expectKept(changed);
    }
  });

  it('is read after any two mishaps', () => {
    const mishap = fc.constantFrom(...Object.keys(MISHAPS));
    const document = fc.constantFrom(...documents);
    fc.assert(
      fc.property(document, document, mishap, mishap, (text, other, first, second) => {
        expectKept(MISHAPS[second]?.(MISHAPS[first]?.(text, other) ?? '', other) ?? '');
      }),
      { numRuns: 300 },
    );
  });
});

test.each([
  '「',
  '『',
  '《',
  '(',
  '[',
  '{',
  '107.31 ',
  '107.31. ',
  '錨',
  '1. ',
  'です。',
  'Q: ',
  'A: ',
  'Example: ',
  '例:',
  '・',
  '“',
])('a text of nothing but “%s” is read to its end by the reader of every kind', (unit) => {
  for (const reader of Object.values(readers)) {
    const { kind, read } = reader;
    const text = `107.31 ${unit.repeat(10_000 / unit.length)}`;
    const { source } = readSource(Buffer.from(text), 'any.txt');
    const ledger = source && new Ledger(source);
    if (!source || !ledger) throw new Error('no text');
    expect(weighKind(reader, source).confidence, kind).toBeLessThan(1);
    read(source, ledger, {});
    const { inRecords, skipped, unaccounted, characters } = ledger.account();
    expect(inRecords + skipped + unaccounted, kind).toBe(characters);
  }
});

it.each([
  ['cr-text', '100.1. It rings\nand it '],
  ['rulings-summary', 'A.1.Ruling.1 - It '],
  ['questions', 'Q: Why?\nA: It '],
] as const)('a part of very many lines is read in a time that grows with it: %s', (kind, begin) => {
  const text = `${begin}rings.\n${'and it rings on\n'.repeat(80_000)}`;
  const { read } = readInput({ file: 'a.txt', bytes: Buffer.from(text), hints: { kind, lang: 'en' } });
  expect(read?.account.unaccounted).toBe(0);
});
