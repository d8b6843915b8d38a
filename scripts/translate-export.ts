import { runCommand } from '../src/command-line/run-command.ts';
import { EXPORT_USAGE, parseExportOptions } from '../src/translation/parse-options.ts';
import { runExport } from '../src/translation/run-export.ts';

await runCommand(EXPORT_USAGE, (args) => {
  const options = parseExportOptions(args);
  return 'problem' in options ? options : runExport(options);
});
