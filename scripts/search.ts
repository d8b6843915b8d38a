import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { readBatch, runSearch } from '../src/commands/run-search.ts';

const USAGE = `usage: npm run search -- [--site DIR] [--content DIR] [--json] [--batch FILE] QUERY

Asks the search index of a built site (default: dist) with the browser's own engine.
  --content  search collections (content/collections) without a built site
  --json     print ids as JSON instead of lines
  --batch    a JSON file with an array of queries; prints {"query": ["702.2", …]}, weak guesses as {"ids", "weak"}
Exit: 0 done, 1 there is no index, 2 wrong usage.`;

await runCommand(USAGE, (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      site: { type: 'string', default: 'dist' },
      content: { type: 'string' },
      json: { type: 'boolean', default: false },
      batch: { type: 'string' },
    },
  });
  const { batch } = values;
  if (batch === undefined && positionals.length === 0) return { problem: 'no query' };
  const batched = batch === undefined ? undefined : readBatch(batch);
  if (batched && 'problem' in batched) return batched;
  const queries = batched?.queries ?? [positionals.join(' ')];
  return runSearch(queries, { ...values, json: values.json || batch !== undefined });
});
