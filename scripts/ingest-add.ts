import { runCommand } from '../src/command-line/run-command.ts';
import { addSources } from '../src/ingest/add-sources.ts';
import { SOURCES } from '../src/ingest/collect-project-sources.ts';
import { ADD_USAGE, parseAddOptions } from '../src/ingest/parse-add-options.ts';

await runCommand(ADD_USAGE, (args) => {
  const options = parseAddOptions(args);
  return 'problem' in options ? options : addSources(SOURCES, options);
});
