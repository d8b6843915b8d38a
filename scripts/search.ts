import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { formatSearchResult, readBatch, runSearch, toPrintedResult } from '../src/commands/run-search.ts';

const USAGE = `usage: npm run search -- [--site DIR] [--content DIR] [--json] [--batch FILE] QUERY

Asks the search index of a built site (default: dist) with the browser's own engine.
  --content  search collections (content/collections) without a built site
  --json     print ids as JSON instead of lines
  --batch    a JSON file with an array of queries; prints {"query": ["702.2", …]}, weak guesses as {"ids", "weak"}
Exit: 0 done, 1 there is no index, 2 wrong usage.`;

await runCommand(USAGE, async (args) => {
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
  const { site, content, json, batch } = values;
  if (batch === undefined && positionals.length === 0) return { problem: 'no query' };
  const batched = batch === undefined ? undefined : readBatch(batch);
  if (batched && 'problem' in batched) return batched;
  const queries = batched?.queries ?? [positionals.join(' ')];
  const found = await runSearch({ queries, site, ...(content === undefined ? {} : { content }) });
  if ('message' in found) return { lines: [found.message], exitCode: 1 };
  if (!json && batch === undefined)
    return { lines: [...found.results.values()].flatMap(formatSearchResult), exitCode: 0 };
  const printed = [...found.results].map(([query, result]) => [query, toPrintedResult(result)]);
  return { output: `${JSON.stringify(Object.fromEntries(printed))}\n` };
});
