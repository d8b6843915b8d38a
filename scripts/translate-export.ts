import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { parseHints } from '../src/ingest/command/parse-hints.ts';
import { FORMAT_NAMES } from '../src/outputs/translation/formats.ts';
import { runExport } from '../src/outputs/translation/run-export.ts';

const USAGE = `usage: npm run translate:export -- --edition DAY|VERSION --format ${FORMAT_NAMES.join('|')} [--out FILE]

Writes the English of a kept edition for its translators, with the Japanese that holds, what changed and what to keep.
  --format  xliff: XLIFF 2.1, for a translation tool; xliff12: XLIFF 1.2, for tools that open no XLIFF 2, such as OmegaT;
            po: gettext, for Poedit or a translation server; csv: for a spreadsheet; tmx: the memory of every pair there
            is; tbx: the terms with their readings
  --out     the file (default: cr-YYYY-MM-DD.xlf, .xliff, .po, .csv, .tmx or .tbx in this folder)
Exit: 0 written, 1 the content is in error or the edition is not kept, 2 wrong usage.`;

await runCommand(USAGE, (args) => {
  const { values } = parseArgs({
    args,
    options: { edition: { type: 'string' }, format: { type: 'string' }, out: { type: 'string' } },
  });
  const hints = parseHints({ edition: values.edition });
  if ('problem' in hints) return hints;
  if (!hints.edition) return { problem: '--edition says which edition: a day such as 2026-02-27' };
  const format = FORMAT_NAMES.find((name) => name === values.format);
  if (!format) return { problem: `--format is one of ${FORMAT_NAMES.join(', ')}` };
  return runExport({ edition: hints.edition, format, out: values.out });
});
