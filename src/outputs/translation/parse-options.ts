import { parseArgs } from 'node:util';
import { parseHints } from '../../ingest/command/parse-options.ts';
import { sourcesFolder } from '../../ingest/keeping/collect-sources.ts';
import { FORMAT_NAMES } from './formats.ts';
import type { ExportOptions } from './run-export.ts';
import type { ImportOptions } from './run-import.ts';

export const EXPORT_USAGE = `usage: npm run translate:export -- --edition DAY|VERSION --format ${FORMAT_NAMES.join('|')} [--out FILE]

Writes the English of a kept edition for its translators, with the Japanese that holds, what changed and what to keep.
  --format  xliff: XLIFF 2.1, for a translation tool; xliff12: XLIFF 1.2, for tools that open no XLIFF 2, such as OmegaT;
            po: gettext, for Poedit or a translation server; csv: for a spreadsheet; tmx: the memory of every pair there
            is; tbx: the terms with their readings
  --out     the file (default: cr-YYYY-MM-DD.xlf, .xliff, .po, .csv, .tmx or .tbx in this folder)
Exit: 0 written, 1 the content is in error or the edition is not kept, 2 wrong usage.`;

export const IMPORT_USAGE = `usage: npm run translate:import -- FILE [--edition DAY|VERSION] [--out DIR] [--check] [--strict]

Reads a translated file (XLIFF 2 or 1.2, PO, CSV, or a TMX memory), checks it, and keeps the Japanese of the edition as a document
like any other, with a manifest that says where it came from. Untranslated units are reported and left out.
  --edition  where the file does not say which edition it is of
  --out      the folder of documents to write to (default: ${sourcesFolder()})
  --check    check the file and write nothing
  --strict   refuse a file that is not translated whole
Exit: 0 kept, or nothing has changed; 1 the file cannot be taken; 2 wrong usage.`;

/** The options of a command line, or what is wrong with it; throws as `parseArgs` does on an unknown one. */
export function parseExportOptions(args: readonly string[]): ExportOptions | { problem: string } {
  const { values } = parseArgs({
    args: [...args],
    options: { edition: { type: 'string' }, format: { type: 'string' }, out: { type: 'string' } },
  });
  const hints = parseHints({ edition: values.edition });
  if ('problem' in hints) return hints;
  if (!hints.edition) return { problem: '--edition says which edition: a day such as 2026-02-27' };
  const format = FORMAT_NAMES.find((name) => name === values.format);
  if (!format) return { problem: `--format is one of ${FORMAT_NAMES.join(', ')}` };
  return { edition: hints.edition, format, out: values.out };
}

/** The same for an import. */
export function parseImportOptions(args: readonly string[]): ImportOptions | { problem: string } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      edition: { type: 'string' },
      out: { type: 'string' },
      check: { type: 'boolean' },
      strict: { type: 'boolean' },
    },
  });
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) return { problem: 'give one FILE' };
  const hints = parseHints({ edition: values.edition });
  if ('problem' in hints) return hints;
  return {
    file,
    edition: hints.edition,
    out: values.out ?? sourcesFolder(),
    isCheckOnly: values.check ?? false,
    isStrict: values.strict ?? false,
  };
}
