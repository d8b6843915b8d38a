import { expect, test } from 'vitest';
import { ingest } from '../../../src/ingest/pipeline/ingest.ts';
import { countWork, cutWork } from '../../../src/outputs/translation/cut-work.ts';
import { listWork } from '../../../src/outputs/translation/list-work.ts';
import { toComparableText } from '../../../src/rulebook/align/comparable-text.ts';
import { createEditions } from '../../../src/rulebook/book/editions/editions.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';

const FILES = [
  'corpus/cr-en/20260116.txt',
  'corpus/official-ja/ja-20260116.txt',
  'corpus/cr-en-archive/20260417.txt',
];
const [OLD, NEW] = ['2026-01-16', '2026-04-17'];

describeWithCorpus('a new edition beside the Japanese of the one before', () => {
  const { collections } = ingest({
    files: FILES.map((file) => ({ file, bytes: readCorpus(file), hints: {} })),
  });
  const read = (name: string) => JSON.parse(collections?.get(name) ?? '[]');
  const book = createEditions({
    editions: read('editions.json'),
    rules: { [OLD]: read(`rules/${OLD}.json`), [NEW]: read(`rules/${NEW}.json`) },
    glossary: { [OLD]: read(`glossary/${OLD}.json`), [NEW]: read(`glossary/${NEW}.json`) },
    changes: [read(`changes/${NEW}.json`)],
    documents: [],
    terms: [],
  });
  const items = listWork(book, NEW);

  test('every English text is one item, and most need nothing', () => {
    const [rules, terms] = [book.rulesIn(NEW), book.glossaryIn(NEW)].map(
      (all) => all.filter(({ en }) => en).length,
    );
    expect(items).toHaveLength((rules ?? 0) + (terms ?? 0));
    expect(countWork(items.filter(({ type }) => type === 'rule'))).toEqual({
      new: 29,
      changed: 14,
      references: 24,
      punctuation: 0,
      moved: 112,
      current: 3115,
    });
    expect(countWork(items.filter(({ type }) => type === 'term'))).toMatchObject({
      new: 12,
      changed: 2,
      references: 18,
    });
  });

  test('what needs nothing has the same English at its old number, and what is new has no older Japanese', () => {
    for (const item of items) {
      if (item.type !== 'rule') continue;
      const { id, state, en, old } = item;
      const fold = (side: typeof en | undefined) => toComparableText(side?.title, side?.blocks ?? []).folded;
      if (state === 'current' || state === 'moved') {
        expect([id, fold(old?.en)]).toEqual([id, fold(en)]);
        expect([id, old?.id === id]).toEqual([id, state === 'current']);
      } else if (state !== 'new') expect([id, fold(old?.en) === fold(en)]).toEqual([id, false]);
      else expect([id, old]).toEqual([id, undefined]);
    }
  });

  test('fits pages that a phone can hold', () => {
    const sizes = cutWork(items).flatMap(({ parts }) => parts.map((part) => part.length));
    expect(Math.max(...sizes)).toBeLessThan(100);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(
      items.filter(({ state }) => state !== 'current').length,
    );
  });
});
