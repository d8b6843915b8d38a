import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { parseHints } from '../src/ingest/command/parse-hints.ts';
import { sourcesFolder } from '../src/ingest/keeping/collect-sources.ts';
import { runImport } from '../src/outputs/translation/run-import.ts';

const USAGE = `usage: npm run translate:import -- FILE [--edition DAY|VERSION] [--out DIR] [--check] [--strict]

Reads a translated file (XLIFF 2 or 1.2, PO, CSV, or a TMX memory), checks it, and keeps the Japanese of the edition as a document
like any other, with a manifest that says where it came from. Untranslated units are reported and left out.
  --edition  where the file does not say which edition it is of
  --out      the folder of documents to write to (default: ${sourcesFolder()})
  --check    check the file and write nothing
  --strict   refuse a file that is not translated whole
Exit: 0 kept, or nothing has changed; 1 the file cannot be taken; 2 wrong usage.`;

await runCommand(USAGE, (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      edition: { type: 'string' },
      out: { type: 'string' },
      check: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
    },
  });
  const { out = sourcesFolder(), check, strict } = values;
  const [file, ...others] = positionals;
  if (file === undefined || others.length > 0) return { problem: 'give one FILE' };
  const hints = parseHints({ edition: values.edition });
  if ('problem' in hints) return hints;
  return runImport({ file, edition: hints.edition, out, check, strict });
});
