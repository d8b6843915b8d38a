import { runCommand } from '../src/commands/command-line/run-command.ts';
import { toCodeList } from '../src/model/strings/to-code-list.ts';

const USAGE = `usage: npx node scripts/print-codes.ts

Prints docs/diagnostics.md: every code that a diagnostic can have, with its meaning.`;

await runCommand(USAGE, () => ({ output: toCodeList() }));
