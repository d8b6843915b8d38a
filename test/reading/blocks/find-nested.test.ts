import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { toRoman } from '../../../src/model/text/roman.ts';

const SIGNS: Readonly<Record<string, (count: number) => string>> = {
  I: toRoman,
  A: (count) => String.fromCharCode(64 + count),
  1: String,
  a: (count) => String.fromCharCode(96 + count),
};

/** How many entries are below each of an outline, to its depth. */
interface Outline {
  below: readonly Outline[];
}
const { outline } = fc.letrec<{ outline: Outline }>((tie) => ({
  outline: fc.record({
    below: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'outline' },
      fc.constant([]),
      fc.array(tie('outline'), { maxLength: 3 }),
    ),
  }),
}));

interface Entry {
  id: string;
  line: string;
}

function write(
  outlines: readonly Outline[],
  styles: readonly string[],
  above: readonly string[] = [],
): Entry[] {
  const [style = 'a', ...others] = styles;
  return outlines.flatMap(({ below }, at) => {
    const path = [...above, SIGNS[style]?.(at + 1) ?? ''];
    const line = `${'   '.repeat(above.length)}${path.at(-1)}. Bell ${path.join(' of ')} rings in the harbor.`;
    return [{ id: path.join('.'), line }, ...write(below, others, path)];
  });
}

it('an outline of Roman numbers, letters and numbers gives each of its entries the path to it', () => {
  const outlines = fc.array(outline, { minLength: 2, maxLength: 6 });
  const styles = fc.constantFrom(['I', 'A', '1', 'a'], ['I', '1', 'a'], ['A', '1', 'a']);
  fc.assert(
    fc.property(outlines, styles, fc.constantFrom('\n', '\n\n'), (tops, levels, end) => {
      const entries = write(tops, levels);
      const nested = entries.filter(({ id }) => id.includes('.')).length;
      fc.pre(nested >= 2);
      const bytes = Buffer.from(`The Bells\n\n${entries.map(({ line }) => line).join(end)}\n`);
      const { read } = readInput({ file: 'bells.txt', bytes, hints: {} });
      const { topics = [], rulings = [] } = read?.records() ?? {};
      expect(read?.account.unaccounted).toBe(0);
      expect([...topics, ...rulings].map(({ id }) => id).sort()).toEqual(entries.map(({ id }) => id).sort());
    }),
  );
});

it('names at the top of an outline are headings, and two letters with one number hold no outline', () => {
  const text =
    'The Bells\n\nI.   HARBOR BELLS\n\n     A.  The first\n\n         1.  It rings once.\n         2.  It rings at night.\n\nII.  TOWER BELLS\n\n     A.  The second\n\n         1.  It never rings.\n';
  const { read } = readInput({ file: 'bells.txt', bytes: Buffer.from(text), hints: {} });
  expect(read?.records().topics.map(({ id, parent }) => [id, parent])).toEqual([
    ['I', undefined],
    ['I.A', 'I'],
    ['II', undefined],
    ['II.A', 'II'],
  ]);
  const people = readInput({
    file: 'people.txt',
    bytes: Buffer.from('People\n\nA. Writer lit it.\n\nB. Keeper rang it.\n\n1. The lamp.\n'),
    hints: {},
  });
  expect(JSON.stringify(people.read?.records())).not.toContain('"A.1"');
});
