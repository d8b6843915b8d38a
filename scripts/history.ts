import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { HISTORY_FOLDER, runHistory } from '../src/ingest/numbers/run-history.ts';

const USAGE = `usage: npm run history [-- --check]

Makes ${HISTORY_FOLDER} from every English edition in corpus/cr-en-archive of the folder that RULES_CORPUS names: which
number became which. --check compares and writes nothing; without RULES_CORPUS it is skipped.
Exit: 0 done or up to date, 1 stale or no editions, 2 wrong usage.`;

await runCommand(USAGE, (args) => {
  const { values } = parseArgs({ args, options: { check: { type: 'boolean', default: false } } });
  const corpus = process.env['RULES_CORPUS'];
  if (!corpus)
    return {
      lines: ['skipped: RULES_CORPUS is unset, so the editions are not at hand'],
      exitCode: values.check ? 0 : 1,
    };
  return runHistory(join(corpus, 'corpus/cr-en-archive'), { out: HISTORY_FOLDER, check: values.check });
});
