import { runCommand } from '../src/commands/command-line/run-command.ts';
import { ADD_USAGE, parseAddOptions } from '../src/ingest/command/parse-add-options.ts';
import { addSources } from '../src/ingest/keeping/add-sources.ts';
import { SOURCES } from '../src/ingest/keeping/collect-project-sources.ts';

await runCommand(ADD_USAGE, (args) => {
  const options = parseAddOptions(args);
  return 'problem' in options ? options : addSources(SOURCES, options);
});
