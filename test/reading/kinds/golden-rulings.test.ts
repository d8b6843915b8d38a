import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import type { DocumentRecords, Ruling } from '../../../src/model/records/document.ts';
import { rulingsErrataReader } from '../../../src/reading/kinds/rulings-errata/rulings-errata.ts';
import { rulingsSummaryReader } from '../../../src/reading/kinds/rulings-summary/rulings-summary.ts';
import { setPrimerReader } from '../../../src/reading/kinds/set-primer.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';
import { readDocument } from './read-document.ts';
import { toRulingsGolden } from './to-rulings-golden.ts';

const SUMMARY = 'seeds/001-rulings-summary-2002-09-21.txt';
const ERRATA = 'seeds/003-rulings-and-errata-1998-04.txt';
const PRIMER = 'seeds/004-set-primer-eventide-2008.txt';

function readText(seed: string): string {
  return readCorpus(seed).toString('utf8');
}

/** Everything but where it stands. */
function withoutPlaces({ rulings, topics, cards, notes }: DocumentRecords): unknown {
  const json = JSON.stringify({ rulings, topics, cards, notes }, (key, value) =>
    key === 'place' ? undefined : value,
  );
  return JSON.parse(json);
}

describeWithCorpus('the seeds of rulings and primers, read through line by line', () => {
  it.each([
    [SUMMARY, rulingsSummaryReader],
    [ERRATA, rulingsErrataReader],
    [PRIMER, setPrimerReader],
  ] as const)('%s gives the records that were checked', (seed, reader) => {
    const file = join(import.meta.dirname, 'golden', basename(seed).replace(/\.txt$/, '.json'));
    const found = readDocument(reader, readCorpus(seed), basename(seed));
    expect(found.unaccounted).toEqual([]);
    expect(toRulingsGolden(found)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });

  it('the summary gives the same records with its line ends put back', () => {
    const lost = readText(SUMMARY);
    const restored = lost
      .replace(/ (?=(?:\?\+|\+) (?:[A-Z]\.\d|Note|注意))/g, '\n')
      .replace(/ (?=[A-Z](?:\.\d+)? - [A-Z裏])/g, '\n\n')
      .replace(/ (?=(?:-{10,}|={10,}))|(?<=-{10,}|={10,}) /g, '\n');
    expect(restored.split('\n').length).toBeGreaterThan(100);
    const read = (text: string) =>
      withoutPlaces(readDocument(rulingsSummaryReader, text, 'summary.txt').reading.records);
    expect(read(restored)).toEqual(read(lost));
  });

  it('the errata give the same records with their line ends put back', () => {
    const lost = readText(ERRATA);
    const restored = lost
      .replace(/ {2}/g, '\n\u3000')
      .replace(/ (?=(?:一般裁定|訂正|コピーカード|コピーカードの訂正|例示)\s)/g, '\n\n')
      .replace(/(?<=\n(?:一般裁定|訂正|コピーカード|コピーカードの訂正|例示)) /g, '\n\n')
      .replace(/(?<=[。」)]) (?=\d\.\S)/g, '\n\n')
      .replace(/ (?=1998年|最近の|Beth )/g, '\n')
      .replace(
        /(?<=。) (?=(?:Clone Clone|Copy Artifact Copy|Dance of|Echo|Fork Fork|Unstable|Vesuvan Doppelganger V|Volrath's))/g,
        '\n\n',
      );
    const read = (text: string) => readDocument(rulingsErrataReader, text, 'errata.txt').reading.records;
    const texts = ({ rulings }: DocumentRecords) =>
      rulings.map(({ id, ja }: Ruling) => [id, ja?.blocks.map(({ text }) => text)]);
    expect(texts(read(restored))).toEqual(texts(read(lost)));
    expect(read(restored).cards.map(({ names, text }) => [names, text])).toEqual(
      read(lost).cards.map(({ names, text }) => [names, text]),
    );
  });

  it('every line of the primer stands whole in one record', () => {
    const { reading } = readDocument(setPrimerReader, readCorpus(PRIMER), 'primer.txt');
    const { rules, rulings, cards, topics, notes } = reading.records;
    const blocks = [
      ...rulings.flatMap(({ ja }) => ja?.blocks ?? []),
      ...rules.flatMap(({ ja }) => ja?.blocks ?? []),
    ];
    const texts = new Set([
      reading.title.ja,
      reading.dateLine,
      reading.credits.join(', '),
      ...topics.map(({ names }) => names.ja),
      ...[...blocks, ...notes.flatMap((note) => note.blocks)].map(({ text }) => text),
      ...rules.map(({ ja }) => ja?.title),
      ...cards.flatMap(({ names, cost, size, type, text }) => [
        `《${names.ja}/${names.en}》`,
        cost,
        size,
        type.ja,
        ...text.ja,
      ]),
    ]);
    const lines = readText(PRIMER).trim().split('\n');
    expect(lines).toHaveLength(95);
    const missing = lines.filter(
      (line) => !texts.has(line.trim().replace(/^(?:- |\*(?=垣)|\d{3}\.\d+(?:\.|[a-z]) )/, '')),
    );
    expect(missing).toEqual([]);
  });
});
