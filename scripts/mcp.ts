import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';

const USAGE = `usage: npm run --silent mcp -- [--site DIR] [--structured]

Serves a built site to an assistant by the Model Context Protocol over the standard input and output: search, rule, term,
history, resolve, verify. An assistant starts it; docs/mcp.md says how. Ends when its input does.
  --site        folder of a built or downloaded site (default: dist)
  --structured  answer with data and its schema, for programs, in the place of text
Exit: 0 the assistant has closed the line, 1 there is no built site, 2 wrong usage.`;

await runCommand(USAGE, async (args) => {
  const { site, structured } = parseArgs({
    args,
    options: { site: { type: 'string', default: 'dist' }, structured: { type: 'boolean', default: false } },
  }).values;
  // What tools take is written for the game, which a project may have named by now.
  const { serveAssistant } = await import('../src/outputs/assistant/disk/serve-assistant.ts');
  const failed = await serveAssistant(site, structured ? 'structured' : 'text', (message) =>
    process.stderr.write(`${message}\n`),
  );
  return failed ? { lines: [failed.message], exitCode: 1 } : { lines: [], exitCode: 0 };
});
