import { runCommand } from '../src/commands/command-line/run-command.ts';
import { EXPORT_USAGE, parseExportOptions } from '../src/outputs/translation/parse-options.ts';
import { runExport } from '../src/outputs/translation/run-export.ts';

await runCommand(EXPORT_USAGE, (args) => {
  const options = parseExportOptions(args);
  return 'problem' in options ? options : runExport(options);
});
