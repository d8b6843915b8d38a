import { READINGS } from '../../../src/ingest/command/run-ingest.ts';
import { collectTerms } from '../../../src/ingest/pipeline/collect-authored.ts';
import { openDiskStore } from '../../../src/ingest/pipeline/disk-store.ts';
import { ingest } from '../../../src/ingest/pipeline/ingest.ts';
import { type Book, createBook } from '../../../src/rulebook/book/book.ts';
import { segmentJapanese } from '../../../src/rulebook/book/terms/segment-japanese.ts';
import { readCorpus } from '../../corpus.ts';
import { magicSenses } from './magic-senses.ts';

/** The book of real documents, ingested as a publisher would: what another test read is not read again. */
export async function readCorpusBook(files: readonly string[]): Promise<Book> {
  const { collections = new Map() } = ingest({
    files: files.map((file) => ({ file, bytes: readCorpus(file), hints: {} })),
    terms: collectTerms(),
    store: openDiskStore(READINGS),
  });
  const read = (path: string) => JSON.parse(collections.get(path) ?? 'null');
  const list = (folder: string) =>
    [...collections.keys()]
      .filter((path) => path.startsWith(`${folder}/`))
      .map((path) => [path.slice(folder.length + 1, -'.json'.length), read(path)]);
  return createBook(
    {
      editions: read('editions.json'),
      rules: Object.fromEntries(list('rules')),
      glossary: Object.fromEntries(list('glossary')),
      documents: list('documents').map(([, document]) => document),
      changes: list('changes').map(([, changes]) => changes),
      terms: collectTerms(),
      senses: magicSenses,
    },
    { segment: segmentJapanese },
  );
}
