import { expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import type { DocumentKind } from '../../../src/model/records/document.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';

/** Every real document that is not a whole edition, with its kind; each was read beside its source. */
const KINDS: Partial<Record<DocumentKind, readonly string[]>> = {
  bulletin: ['corpus/ja/001.txt'],
  article: ['003', '004', '005', '006', '007', '008', '012'].map((name) => `corpus/ja/${name}.txt`),
  // Other games' rules, and lists of cards.
  document: [
    ...'015 020 040 041 042 044 052 053 054 055 056 057 058 059 060 061 062 063 076'
      .split(' ')
      .map((name) => `corpus/ja/${name}.txt`),
    'corpus/bilingual/whisper_cards_cp932.txt',
  ],
  questions: ['069', '070', '071', '072'].map((name) => `corpus/ja/${name}.txt`),
  'tournament-rules': ['corpus/tournament/ipg-en-2020-04.txt', 'corpus/tournament/ipg-en-2020-04.layout.txt'],
  glossary: ['corpus/bilingual/mtg_keywords_en_ja.tsv', 'corpus/bilingual/mtg_subtypes_en_ja.tsv'],
  'cr-text': ['corpus/official-ja/ja-20260116.txt', 'corpus/official-ja/ja-20260116.html'],
  'cr-update': ['seeds/000-cr-update-2024-09-17.txt'],
  'rulings-summary': ['seeds/001-rulings-summary-2002-09-21.txt', 'corpus/cr-en-archive/19990421.txt'],
  'cr-viewer': ['seeds/002-cr-viewer-section-901.txt'],
  'rulings-errata': ['seeds/003-rulings-and-errata-1998-04.txt'],
  'set-primer': ['seeds/004-set-primer-eventide-2008.txt'],
};

describeWithCorpus('every real document', () => {
  const documents = Object.entries(KINDS).flatMap(([kind, files]) =>
    files.map((file) => [file, kind] as const),
  );
  it.each(documents)('%s is read as %s, and nothing of it is lost', (file, kind) => {
    const { read, diagnostics } = readInput({ file, bytes: readCorpus(file), hints: {} });
    expect([read?.kind, read?.account.unaccounted]).toEqual([kind, 0]);
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (kind === 'article' || read?.reading.ownNumbers) expect(read?.records().rules).toEqual([]);
  });
});
