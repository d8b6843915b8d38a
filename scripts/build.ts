import { parseArgs } from 'node:util';
import { createProgress } from '../src/commands/command-line/progress.ts';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { CONTENT_FOLDERS } from '../src/rulebook/book/read-collections.ts';
import { buildSite } from '../src/site/build/build-site.ts';
import { formatParts } from '../src/site/build/part-sizes.ts';

const USAGE = `usage: npm run build -- [--content DIR] [--out DIR] [--fresh]

Builds the site from the collections in DIR (default content/collections) into DIR (default dist), which must be new,
empty or an earlier build. TAIYAKU_ORIGIN and TAIYAKU_BASE overrule where content/site.json says it stands.
Pages of earlier builds are taken again where everything they are made of is the same; --fresh makes each anew.
Exit: 0 done, 1 the content cannot be published, 2 wrong usage.`;

await runCommand(USAGE, async (args) => {
  const { content, out, fresh } = parseArgs({
    args,
    options: {
      content: { type: 'string', default: CONTENT_FOLDERS.collections },
      out: { type: 'string', default: 'dist' },
      fresh: { type: 'boolean', default: false },
    },
  }).values;
  const progress = createProgress(process.stderr);
  const result = await buildSite({ content, out, keepNumbers: true, fresh, onProgress: progress.show });
  progress.clear();
  if (!result.ok) return { lines: [result.message], exitCode: result.usage ? 2 : 1 };
  const reused = result.reused > 0 ? `, ${result.reused} files as an earlier build made them` : '';
  const done = `${result.pages} pages in ${result.seconds.toFixed(1)} s${reused}: ${result.out}`;
  return { lines: [...formatParts(result.parts), done, ...result.notes], exitCode: 0 };
});
