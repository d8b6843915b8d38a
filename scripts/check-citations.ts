import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { FORMATS, runCitationCheck } from '../src/outputs/citations/run-citation-check.ts';

const USAGE = `usage: npm run check:citations -- [FILE|DIR…|-] [--site DIR] [--as-of DAY|VERSION] [--git] [--format text|json|sarif] [--quiet] [--fix]

Finds every citation of a rule in texts and source trees and says what became of it: right, reworded, moved, split,
retired, never existed, unclear. Binary files, node_modules and .git are left out. - is the standard input.
  --site    a built site (default: dist), whose api/v1 knows the numbers of all editions
  --as-of   the day the texts were written; without it, numbers are taken for today's
  --git     the day of each line from git blame; --as-of then holds for lines that are not committed
  --format  text: a line a citation; json: for programs; sarif: for code hosts, without the right ones
  --quiet   text: only the citations that are not right
  --fix     write today's number where a rule moved, nothing else; with -, the text goes to the standard output
Exit: 0 all are right, or were fixed; 1 some are not; 2 wrong usage.`;

await runCommand(USAGE, (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: 'dist' },
      'as-of': { type: 'string' },
      git: { type: 'boolean', default: false },
      format: { type: 'string', default: 'text' },
      quiet: { type: 'boolean', default: false },
      fix: { type: 'boolean', default: false },
    },
  });
  const format = FORMATS.find((each) => each === values.format);
  if (!format) return { problem: `--format ${values.format}: one of ${FORMATS.join(', ')}` };
  return runCitationCheck({ ...values, paths: positionals, day: values['as-of'], format });
});
