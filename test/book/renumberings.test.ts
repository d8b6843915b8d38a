import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createBook } from '../../src/book/create-book.ts';
import { readers } from '../../src/readers/readers.ts';
import type { Document } from '../../src/records/document.ts';
import { renumberingSchema } from '../../src/records/renumbering.ts';
import { createRenderer } from '../../src/render/create-renderer.ts';
import { Ledger } from '../../src/sources/ledger.ts';
import { readSource } from '../../src/sources/read-source.ts';
import { describeWithCorpus, readCorpus } from '../corpus.ts';
import { readCorpusEdition } from './corpus-collections.ts';
import { collections, number, rule } from './small-book.ts';

const renumberings = z
  .array(renumberingSchema)
  .parse(JSON.parse(readFileSync('content/renumberings.json', 'utf8')));

const TODAY = ['601', '601.2', '601.2b', '601.2f', '702', '702.7', '702.7a', '702.81', '702.81a'];
const book = createBook(
  collections(
    TODAY.map((each) => rule(each, '# Name')),
    [],
    { renumberings },
  ),
);

test('every line says where it is known from, and for which days', () => {
  for (const { from, to, since, until, source } of renumberings) {
    expect(source.length, `${from} → ${to}`).toBeGreaterThan(30);
    expect(since && since < until, `${from} → ${to}`).toBe(true);
  }
});

test('no two lines say different things of one number on one day', () => {
  for (const [index, line] of renumberings.entries()) {
    for (const other of renumberings.slice(index + 1)) {
      const meet = (line.since ?? '') <= other.until && (other.since ?? '') <= line.until;
      expect(line.from === other.from && meet, `${line.from} → ${line.to}, ${other.to}`).toBe(false);
    }
  }
});

test.each([
  ['2008-06-11', '502.81', '702.81'],
  ['2008-06-11', '502.81a', '702.81a'],
  ['2008-06-11', '409.1b', '601.2b'],
  ['2008-06-11', '409.1f', '601.2f'],
  ['2008-06-11', '502', '702'],
  ['2005-01-01', '502.2', '702.7'],
])('in a document of %s %s is %s today', (day, then, now) => {
  expect(book.currentNumberOf(day, number(then))).toBe(now);
});

test.each([
  ['2008-06-11', '502.2a', 'the letters below a heading are not known to have moved along'],
  ['2008-06-11', '409.1d', 'the step went into another'],
  ['2008-06-11', '502.82', 'no source tells'],
  ['2002-09-21', '502.2', 'the day is before the editions that are known'],
  ['2012-01-01', '502.81', 'the numbers had moved by then'],
])('in a document of %s %s is not linked: %s', (day, then) => {
  expect(book.currentNumberOf(day, number(then))).toBeUndefined();
});

describeWithCorpus('real editions', () => {
  const old = readCorpusEdition('2003-07-01', { en: 'corpus/cr-en/20030701.txt' });
  const late = readCorpusEdition('2013-05-01', { en: 'corpus/cr-en/20130429.txt' });
  const now = readCorpusEdition('2026-02-27', { en: 'corpus/cr-en/20260227.txt' });
  const titlesOf = (rules: readonly { number: string; en?: { title?: string | undefined } | undefined }[]) =>
    new Map(rules.map((each) => [each.number, each.en?.title?.toLowerCase()]));
  const before = titlesOf(old.rules['2003-07-01'] ?? []);
  const after = titlesOf(now.rules['2026-02-27'] ?? []);
  const RENAMED = ['217', '409', '420', '502.40', '502.59', '502.81'];

  test('a heading of 2003 has the same name under its number of today', () => {
    for (const { from, to } of renumberings) {
      expect(after.has(to), to).toBe(true);
      if (/[a-z]$|^\d{3}\.5$|^409\.1$/.test(from) || RENAMED.includes(from)) continue;
      expect(before.get(from), from).toBeDefined();
      expect(after.get(to), `${from} → ${to}`).toBe(before.get(from));
    }
  });

  const primer = readPrimer();
  const without = { ...now, documents: [primer], renumberings };
  const withOld = {
    ...without,
    editions: [...old.editions, ...late.editions, ...now.editions],
    rules: { ...old.rules, ...late.rules, ...now.rules },
  };

  test.each([
    ['without editions of its time', without],
    ['between the editions of 2003 and 2013', withOld],
  ])('the references of the primer of 2008 lead to the rules of today, %s', (_, given) => {
    const real = createBook(given);
    const renderer = createRenderer(real, { base: '/' });
    const quoted = primer.rules.find((each) => each.number === '502.81a');
    const rendered = renderer.renderBlocks(quoted?.ja?.blocks ?? [], {
      lang: 'ja',
      pageLang: 'ja',
      at: { document: primer.id },
    });
    expect(rendered.references).toEqual(['601.2b', '601.2f', '601.2h', '601.2g']);
    expect(real.currentNumberOf('2008-06-11', number('502.81'))).toBe('702.81');
  });
});

function readPrimer(): Document {
  const file = 'seeds/004-set-primer-eventide-2008.txt';
  const { source } = readSource(readCorpus(file), file);
  const reader = readers.find((each) => each.kind === 'set-primer');
  if (!source || !reader) throw new Error(`cannot read ${file}`);
  const { records, date, title, credits } = reader.read(source, new Ledger(source), {});
  return {
    id: 'primer',
    kind: 'set-primer',
    title: title ?? {},
    credits,
    unofficialDigest: false,
    ...(date && { date }),
    ...records,
  };
}
