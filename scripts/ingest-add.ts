import { runCommand } from '../src/commands/command-line/run-command.ts';
import { ADD_USAGE, parseAddOptions } from '../src/ingest/command/parse-options.ts';
import { addSources } from '../src/ingest/keeping/add-sources.ts';
import { sourcesFolder } from '../src/ingest/keeping/collect-sources.ts';

await runCommand(ADD_USAGE, (args) => {
  const options = parseAddOptions(args);
  return 'problem' in options ? options : addSources(sourcesFolder(), options);
});
