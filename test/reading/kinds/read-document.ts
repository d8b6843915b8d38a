import type { Reader, ReadHints, Reading } from '../../../src/reading/kinds/reader.ts';
import { type Account, Ledger, type UnaccountedText } from '../../../src/reading/sources/ledger.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';

export interface DocumentReading {
  reading: Reading;
  account: Account;
  unaccounted: UnaccountedText[];
  /** Names under which the source itself leaves out its markup. */
  markup: ReadonlySet<string>;
}

/** Reads bytes or text with one reader, with the account of every character. */
export function readDocument(
  reader: Reader,
  content: Uint8Array | string,
  file: string,
  hints: ReadHints = {},
): DocumentReading {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const { source, diagnostics } = readSource(bytes, file);
  if (!source) throw new Error(`no text: ${JSON.stringify(diagnostics)}`);
  const ledger = new Ledger(source);
  const reading = reader.read(source, ledger, hints);
  return {
    reading,
    account: ledger.account(),
    unaccounted: ledger.unaccounted(),
    markup: new Set(source.skips?.map(({ name }) => name)),
  };
}
