import { parseArgs } from 'node:util';
import { sourceIdSchema } from '../../reading/sources/manifest.ts';
import type { InputHints } from '../pipeline/input-file.ts';
import { parseHints } from './parse-options.ts';

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
      replace: { type: 'boolean' },
      'keep-going': { type: 'boolean' },
    },
  });
  const { id, origin, licence, replace, host: hosts = [] } = values;
  if (documents.length === 0) return { problem: 'give a FILE or URL' };
  const hints = parseHints(values);
  if ('problem' in hints) return hints;
  const named = sourceIdSchema.optional().safeParse(id);
  if (!named.success) return { problem: `--id ${id}: ${named.error.issues[0]?.message}` };
  return {
    documents: [...new Set(documents)],
    hints,
    id,
    origin,
    licence,
    replace: replace ?? false,
    keepGoing: values['keep-going'] ?? false,
    hosts,
  };
}
