import { parseArgs } from 'node:util';
import { manifestSchema } from '../sources/manifest.ts';
import type { InputHints } from './input-file.ts';
import { parseHints } from './parse-options.ts';

/** What the command line asks of `npm run ingest:add`. */
export interface AddOptions {
  /** A file or an `http(s)` address. */
  document: string;
  hints: InputHints;
  id: string | undefined;
  origin: string | undefined;
  licence: string | undefined;
  replace: boolean;
}

export const ADD_USAGE = `usage: npm run ingest:add -- FILE|URL [--edition YYYY-MM-DD] [--kind K] [--lang en|ja] [--id NAME]
                             [--origin TEXT] [--licence TEXT] [--replace]

Keeps a document: copies it byte for byte to content/sources/NAME and writes its manifest.
Kind, language and edition are found out unless given; NAME is made from them.
  --replace  put it in the place of the document kept under that name`;

/** The options of a command line, or what is wrong with it. */
export function parseAddOptions(args: readonly string[]): AddOptions | { problem: string } {
  let parsed: ReturnType<typeof parseArguments>;
  try {
    parsed = parseArguments(args);
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
  const { values, positionals } = parsed;
  const [document] = positionals;
  if (document === undefined || positionals.length > 1) return { problem: 'give one FILE or URL' };
  const hints = parseHints(values);
  if ('problem' in hints) return hints;
  if (values.id !== undefined && !manifestSchema.shape.id.safeParse(values.id).success)
    return { problem: '--id has small letters, digits and hyphens only' };
  const { id, origin, licence, replace } = values;
  return { document, hints, id, origin, licence, replace: replace ?? false };
}

function parseArguments(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      kind: { type: 'string' },
      lang: { type: 'string' },
      edition: { type: 'string' },
      id: { type: 'string' },
      origin: { type: 'string' },
      licence: { type: 'string' },
      replace: { type: 'boolean' },
    },
  });
}
