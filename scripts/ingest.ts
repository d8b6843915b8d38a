import { createProgress } from '../src/commands/command-line/progress.ts';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { INGEST_USAGE, parseIngestOptions } from '../src/ingest/command/parse-options.ts';
import { runIngest } from '../src/ingest/command/run-ingest.ts';

await runCommand(INGEST_USAGE, (args) => {
  const options = parseIngestOptions(args);
  if ('problem' in options) return options;
  const progress = createProgress(process.stderr);
  try {
    return runIngest(options, progress.show);
  } finally {
    progress.clear();
  }
});
