import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSideBlocks } from '../../../src/model/records/glossary-entry.ts';
import type { Lang } from '../../../src/model/records/lang.ts';
import { isRuleNumber } from '../../../src/model/records/rule-number.ts';
import type { TextBlock } from '../../../src/model/records/text.ts';
import type { Book } from '../../../src/rulebook/book/book.ts';
import { loadBook } from '../../../src/rulebook/book/load-book.ts';
import { describeWithCorpus } from '../../corpus.ts';
import { DIGEST } from '../../digest-project.ts';
import { readCorpusBook } from './read-corpus-book.ts';

/**
 * Links of terms in text, drawn at random (by place and by term, seeds 17, 18, 171, 172) and judged by reading the sentence:
 * edition or document with language → term → records; `wrong` are those whose word does not mean the entry there.
 */
const JUDGED: Record<'right' | 'wrong', Record<string, Record<string, string[]>>> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../fixtures/book/term-links.json'), 'utf8'),
);
const FILES = [
  'seeds/000-cr-update-2024-09-17.txt',
  'seeds/001-rulings-summary-2002-09-21.txt',
  'seeds/002-cr-viewer-section-901.txt',
  'seeds/003-rulings-and-errata-1998-04.txt',
  'seeds/004-set-primer-eventide-2008.txt',
  'corpus/cr-en/20240917.txt',
  'corpus/cr-en/20260116.txt',
  'corpus/official-ja/ja-20260116.txt',
];
/** Of a hundred links. */
const LEAST_RIGHT = 97;

describeWithCorpus('links of terms in text', () => {
  it('mean what their words mean', async () => {
    const real = await readCorpusBook(FILES);
    const { book: digest } = loadBook(DIGEST);
    const count = (verdict: 'right' | 'wrong') =>
      Object.entries(JUDGED[verdict]).flatMap(([place, terms]) => {
        const [source = '', lang = 'en'] = place.split(' ');
        const book = source === digest.edition.id ? digest : real;
        return Object.entries(terms).flatMap(([slug, records]) =>
          records
            .filter((record) => findSlugs(book, source, record, lang as Lang).has(slug))
            .map((record) => `${place} ${record} ${slug}`),
        );
      });
    const [right, wrong] = [count('right'), count('wrong')];
    expect(right.length).toBeGreaterThan(600);
    expect((100 * right.length) / (right.length + wrong.length)).toBeGreaterThanOrEqual(LEAST_RIGHT);
    expect(wrong).toEqual([]);
  });
});

/** Slugs of the terms linked in a record: of a rule, a glossary entry (`glossary:haste`) or a record of a document. */
function findSlugs(book: Book, source: string, record: string, lang: Lang): Set<string> {
  const blocks = listBlocks(book, source, record, lang);
  return new Set(blocks.flatMap(({ text }) => book.findTerms(text, lang).map(({ slug }) => slug)));
}

function listBlocks(book: Book, source: string, record: string, lang: Lang): readonly TextBlock[] {
  if (source === book.edition.id) {
    const side = book.entry(record.replace('glossary:', ''))?.[lang];
    if (record.startsWith('glossary:')) return side ? listSideBlocks(side) : [];
    return (isRuleNumber(record) && book.rule(record)?.[lang]?.blocks) || [];
  }
  const document = book.documents.find(({ id }) => id.startsWith(source));
  const own = [...(document?.rulings ?? []).filter(({ id }) => id === record)];
  const rules = (document?.rules ?? []).filter(({ number }) => number === record);
  const entries = (document?.glossary ?? []).filter(({ slug }) => slug === record);
  return [
    ...[...own, ...rules].flatMap((each) => each[lang]?.blocks ?? []),
    ...entries.flatMap((each) => (each[lang] ? listSideBlocks(each[lang]) : [])),
    ...(document?.notes ?? []).filter(({ id }) => id === record).flatMap(({ blocks }) => blocks),
  ];
}
