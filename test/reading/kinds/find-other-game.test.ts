import { expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';

const encode = (text: string) => new TextEncoder().encode(text);

function read(title: string, rules: readonly string[], kind?: 'document') {
  const text = `${title}\n\nEffective as of July 9, 2029\n\n1. Lamps\n\n100. General\n\n${rules.join('\n\n')}\n`;
  return readInput({ file: 'rules.txt', bytes: encode(text), hints: { ...(kind && { kind }) } });
}

const codesOf = ({ diagnostics }: ReturnType<typeof readInput>) => diagnostics.map(({ code }) => code);

const count = (length: number, write: (number: number) => string) =>
  Array.from({ length }, (_, index) => `${write(index + 1)} A keeper lights lamp ${index + 1}.`);
const ours = (length: number) => count(length, (number) => `100.${number}.`);

it('refuses an edition that calls itself the rules of another game, and says what told it', () => {
  const { read: found, diagnostics } = read('Lampfall Core Rules', ours(20));
  expect(found).toBeUndefined();
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'these are not the rules of Magic: The Gathering: it calls itself “Lampfall Core Rules”; nowhere does it name Magic: The Gathering; leave the file out, or keep it by its form with the kind "document"',
  ]);
});

it('refuses one whose numbers are written otherwise, whatever it calls itself', () => {
  const rules = [...ours(20), ...count(9, (number) => `100.1.a.${number}.`)];
  expect(codesOf(read('', rules))).toEqual(['game-other']);
  expect(codesOf(read('Comprehensive Rules', rules))).toEqual(['game-other']);
});

it('takes our book under a name of its own where it is small or names the game', () => {
  expect(codesOf(read('Lampfall Comprehensive Rules', ours(20)))).not.toContain('game-other');
  expect(codesOf(read('Lampfall Comprehensive Rules', ours(120)))).toContain('game-other');
  const naming = [...ours(120), '100.121. This digest is of the rules of Magic: The Gathering.'];
  expect(codesOf(read('Lampfall Comprehensive Rules', naming))).not.toContain('game-other');
  expect(codesOf(read('Lampfall Rules Digest', naming))).not.toContain('game-other');
});

it('keeps it as a document where that is asked', () => {
  expect(read('Lampfall Core Rules', ours(20), 'document').read?.kind).toBe('document');
});

describeWithCorpus('rulebooks of other games', () => {
  const files = ['riftbound/en.txt', 'riftbound/ja.txt', 'one-piece/en-1.2.0.txt'];
  it.each(files)('%s is no edition of ours', (name) => {
    const file = `corpus/rulebooks/${name}`;
    const bytes = readCorpus(file);
    for (const edition of [undefined, '2025-10-01'])
      expect(codesOf(readInput({ file, bytes, hints: { ...(edition && { edition }) } }))).toEqual([
        'game-other',
      ]);
    const kept = readInput({ file, bytes, hints: { kind: 'document' } });
    expect(kept.read?.reading.ownNumbers).toBe(true);
    expect(kept.read?.records().rules).toEqual([]);
  });
});
