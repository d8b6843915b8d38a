import { parseArgs } from 'node:util';
import { type DocumentKind, documentKindSchema } from '../../model/records/document.ts';
import { langSchema } from '../../model/records/lang-schema.ts';
import { toEditionId } from '../../model/text/edition-id.ts';
import { CONTENT_FOLDERS } from '../../rulebook/book/read-collections.ts';
import type { InputHints } from '../pipeline/input-file.ts';

/** What the command line asks of `npm run ingest`. */
export interface IngestOptions {
  /** Documents and folders of documents to read; empty for all of `content/sources`. */
  files: string[];
  out: string;
  hints: InputHints;
  report: string | undefined;
  check: boolean;
  strict: boolean;
  /** Leave documents in error out and write the others. */
  keepGoing: boolean;
  /** Say why each document is read as it is, and write nothing. */
  explain?: boolean;
}

export const INGEST_USAGE = `usage: npm run ingest -- [FILE|FOLDER…] [--out DIR] [--kind K] [--lang en|ja] [--edition DAY|VERSION]
                         [--report FILE] [--check] [--strict] [--keep-going]
       npm run ingest -- FILE… --explain

Without FILE: all of content/sources into content/collections (or DIR).
With FILE: those documents, all of a folder, into --out DIR; kind, language, encoding and edition are found out unless given.
  --kind     ${documentKindSchema.options.join(' ')}
  --report   write what was read, counted and found to FILE as JSON
  --check    write nothing; fail if the collections are not what this run would write
  --strict   fail on warnings
  --keep-going
             leave documents in error out, name them, and write the others
  --explain  write nothing; say why each FILE is read as it is: format, evidence, blocks, what was left out
Exit: 0 done, 1 the content is in error (also where --keep-going wrote the rest), stale, or --strict and a warning,
2 wrong usage.`;

/** The options of a command line, or what is wrong with it; throws as `parseArgs` does on an unknown one. */
export function parseIngestOptions(args: readonly string[]): IngestOptions | { problem: string } {
  const { values, positionals: files } = parseArguments(args);
  const hints = parseHints(values);
  if ('problem' in hints) return hints;
  if (values.explain && files.length === 0) return { problem: '--explain needs a FILE to explain' };
  if (files.length > 0 && values.out === undefined && !values.explain)
    return { problem: 'with FILE, --out DIR says where the collections go' };
  if (files.length === 0 && Object.keys(hints).length > 0)
    return {
      problem: '--kind, --lang and --edition belong to FILE; kept sources have theirs in manifest.json',
    };
  return {
    files,
    out: values.out ?? CONTENT_FOLDERS.collections,
    hints,
    report: values.report,
    check: values.check ?? false,
    strict: values.strict ?? false,
    keepGoing: values['keep-going'] ?? false,
    explain: values.explain ?? false,
  };
}

/** Kind, language and edition as given, checked. */
export function parseHints(values: {
  kind?: string | undefined;
  lang?: string | undefined;
  edition?: string | undefined;
}): InputHints | { problem: string } {
  const hints: InputHints = {};
  if (values.kind !== undefined) {
    const kind = documentKindSchema.safeParse(values.kind);
    if (!kind.success) return { problem: `--kind is one of ${documentKindSchema.options.join(', ')}` };
    hints.kind = kind.data satisfies DocumentKind;
  }
  if (values.lang !== undefined) {
    const lang = langSchema.safeParse(values.lang);
    if (!lang.success) return { problem: '--lang is en or ja' };
    hints.lang = lang.data;
  }
  if (values.edition !== undefined) {
    const edition = toEditionId(values.edition);
    if (edition === undefined)
      return { problem: '--edition is a day such as 2026-02-27 or a version such as 1.26.1' };
    hints.edition = edition;
  }
  return hints;
}

function parseArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      kind: { type: 'string' },
      lang: { type: 'string' },
      edition: { type: 'string' },
      report: { type: 'string' },
      check: { type: 'boolean' },
      strict: { type: 'boolean' },
      'keep-going': { type: 'boolean' },
      explain: { type: 'boolean' },
    },
  });
}
