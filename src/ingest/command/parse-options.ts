import { parseArgs } from 'node:util';
import { z } from 'zod';
import { documentKindSchema } from '../../model/records/document.ts';
import { LANGS } from '../../model/records/lang.ts';
import { toEditionId } from '../../model/text/edition-id.ts';
import { sourceIdSchema } from '../../reading/sources/manifest.ts';
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
  const { values, positionals: files } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      kind: { type: 'string' },
      lang: { type: 'string' },
      edition: { type: 'string' },
      report: { type: 'string' },
      check: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      'keep-going': { type: 'boolean', default: false },
      explain: { type: 'boolean', default: false },
    },
  });
  const hints = parseHints(values);
  if ('problem' in hints) return hints;
  const { out, report, check, strict, 'keep-going': keepGoing, explain } = values;
  if (explain && files.length === 0) return { problem: '--explain needs a FILE to explain' };
  if (files.length > 0 && out === undefined && !explain)
    return { problem: 'with FILE, --out DIR says where the collections go' };
  if (files.length === 0 && Object.keys(hints).length > 0)
    return {
      problem: '--kind, --lang and --edition belong to FILE; kept sources have theirs in manifest.json',
    };
  return { files, out: out ?? CONTENT_FOLDERS.collections, hints, report, check, strict, keepGoing, explain };
}

const hintsSchema = z.object({
  kind: z
    .enum(documentKindSchema.options, `--kind is one of ${documentKindSchema.options.join(', ')}`)
    .optional(),
  lang: z.enum(LANGS, '--lang is en or ja').optional(),
  edition: z
    .string()
    .transform(toEditionId)
    .pipe(z.string('--edition is a day such as 2026-02-27 or a version such as 1.26.1'))
    .optional(),
});

/** Kind, language and edition as given, checked. */
export function parseHints(values: object): InputHints | { problem: string } {
  const hints = hintsSchema.safeParse(values);
  return hints.success ? (hints.data as InputHints) : { problem: hints.error.issues[0]?.message ?? '' };
}

/** What the command line asks of `npm run ingest:add`. */
export interface AddOptions {
  /** Files, folders of files and `http(s)` addresses, one at least. */
  documents: string[];
  hints: InputHints;
  id: string | undefined;
  origin: string | undefined;
  licence: string | undefined;
  replace: boolean;
  /** Keep the others where one cannot be read or kept. */
  keepGoing: boolean;
  /** Servers, beside a page's own site, whose text of an edition is taken where the page links to it. */
  hosts: string[];
}

export const ADD_USAGE = `usage: npm run ingest:add -- FILE|FOLDER|URL… [--edition DAY|VERSION] [--kind K] [--lang en|ja] [--id NAME]
                             [--origin TEXT] [--licence TEXT] [--host NAME…] [--replace]
                             [--keep-going]

Keeps documents: copies each byte for byte to content/sources/NAME and writes its manifest; all of them or none. Of a
FOLDER, all documents in it and below.
Kind, language and edition are found out unless given; NAME is made from them.
A URL is that of a text, a web page, a PDF or a Word document, or of the publisher's page that links to the newest edition as TXT, which is then
taken. Of office documents PDF and Word (.docx) are read; archives are not.
A card file of MTGJSON or Scryfall comes to content/cards.
  --host     a server, beside the page's own site, that such a link may lead to
  --kind     of a page: keep the page itself
  --replace  put a document in the place of the one kept under that name
  --keep-going
             keep the others where one cannot be read or kept, and name it
Exit: 0 kept, 1 a document cannot be kept, 2 wrong usage.`;

/** The options of a command line, or what is wrong with it; throws as `parseArgs` does on an unknown one. */
export function parseAddOptions(args: readonly string[]): AddOptions | { problem: string } {
  const { values, positionals: documents } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      lang: { type: 'string' },
      edition: { type: 'string' },
      id: { type: 'string' },
      origin: { type: 'string' },
      licence: { type: 'string' },
      host: { type: 'string', multiple: true },
      replace: { type: 'boolean', default: false },
      'keep-going': { type: 'boolean', default: false },
    },
  });
  const { id, origin, licence, replace, 'keep-going': keepGoing, host: hosts = [] } = values;
  if (documents.length === 0) return { problem: 'give a FILE or URL' };
  const hints = parseHints(values);
  if ('problem' in hints) return hints;
  const named = sourceIdSchema.optional().safeParse(id);
  if (!named.success) return { problem: `--id ${id}: ${named.error.issues[0]?.message}` };
  return { documents: [...new Set(documents)], hints, id, origin, licence, replace, keepGoing, hosts };
}
