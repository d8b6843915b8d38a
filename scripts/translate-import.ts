import { runCommand } from '../src/commands/command-line/run-command.ts';
import { IMPORT_USAGE, parseImportOptions } from '../src/outputs/translation/parse-options.ts';
import { runImport } from '../src/outputs/translation/run-import.ts';

await runCommand(IMPORT_USAGE, (args) => {
  const options = parseImportOptions(args);
  return 'problem' in options ? options : runImport(options);
});
