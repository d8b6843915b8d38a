import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { runTranslationReport } from '../src/site/model/translation/translation-report.ts';

const USAGE = `usage: npm run translate:report -- [--content DIR] [--lang en|ja] [--out FILE]

Says of the newest edition what changed, what is not translated and where the languages disagree, as Markdown, for a pull
request for instance. DIR holds the collections (default content/collections); without --out it is printed.
Exit: 0 done, 1 it cannot be read or written, 2 wrong usage.`;

await runCommand(USAGE, (args) => {
  const { values } = parseArgs({
    args,
    options: { content: { type: 'string' }, lang: { type: 'string' }, out: { type: 'string' } },
  });
  return runTranslationReport(values);
});
