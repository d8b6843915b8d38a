import { readFileSync } from 'node:fs';
import { collectSources, listSources } from '../../src/ingest/keeping/collect-sources.ts';
import { collectTerms } from '../../src/ingest/pipeline/collect-authored.ts';
import { ingest } from '../../src/ingest/pipeline/ingest.ts';
import type { InputFile } from '../../src/ingest/pipeline/read-input.ts';
import type { Report } from '../../src/ingest/pipeline/report.ts';
import type { Document } from '../../src/model/records/document.ts';
import type { Edition } from '../../src/model/records/edition.ts';
import type { GlossaryEntry } from '../../src/model/records/glossary-entry.ts';
import type { EditionChanges, Rule } from '../../src/model/records/rule.ts';
import { once } from '../../src/rulebook/book/once.ts';

/** The editions of the digest, oldest first. */
export const EDITIONS = ['2024-09-20', '2026-04-17'] as const;

export interface Digest {
  files: readonly InputFile[];
  report: Report;
  editions: Edition[];
  rules: Record<string, Rule[]>;
  glossary: Record<string, GlossaryEntry[]>;
  changes: EditionChanges;
  documents: Document[];
}

/** What `npm run ingest` makes of the sample in `content/sources`, freshly read; once for all tests of a process. */
export const readDigest = once((): Digest => {
  const { sources } = listSources('content/sources');
  const kept = collectSources(sources.filter(({ sample }) => sample));
  const { collections, report } = ingest({ ...kept, terms: collectTerms() });
  const read = (path: string) => JSON.parse(collections?.get(path) ?? 'null');
  return {
    files: kept.files,
    report,
    editions: read('editions.json'),
    rules: Object.fromEntries(EDITIONS.map((id) => [id, read(`rules/${id}.json`)])),
    glossary: Object.fromEntries(EDITIONS.map((id) => [id, read(`glossary/${id}.json`)])),
    changes: read('changes/2026-04-17.json'),
    documents: [...(collections?.keys() ?? [])].filter((path) => path.startsWith('documents/')).map(read),
  };
});

/** Text of a kept document as it stands on the disk. */
export const readKept = (file: string): string => readFileSync(file, 'utf8');
