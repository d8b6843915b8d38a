import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { runPairChecks } from '../src/ingest/command/run-pair-checks.ts';

const USAGE = `usage: npm run check:pairs

Names every place where the two languages of the kept documents disagree; writes nothing.
Exit: 0 they agree, 1 they do not, 2 wrong usage.`;

await runCommand(USAGE, (args) => {
  parseArgs({ args });
  return runPairChecks();
});
