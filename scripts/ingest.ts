import { parseArgs } from 'node:util';
import { createProgress } from '../src/commands/command-line/progress.ts';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { HINT_OPTIONS, parseHints } from '../src/ingest/command/parse-hints.ts';
import { runIngest } from '../src/ingest/command/run-ingest.ts';
import { documentKindSchema } from '../src/model/records/document.ts';

const USAGE = `usage: npm run ingest -- [FILE|FOLDER…] [--out DIR] [--kind K] [--lang en|ja] [--edition DAY|VERSION]
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

await runCommand(USAGE, (args) => {
  const { values, positionals: files } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      out: { type: 'string' },
      ...HINT_OPTIONS,
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
  const progress = createProgress(process.stderr);
  try {
    return runIngest({ files, out, hints, report, check, strict, keepGoing, explain }, progress.show);
  } finally {
    progress.clear();
  }
});
