import { parseArgs } from 'node:util';
import { answerHelp } from '../src/command-line/run-command.ts';
import { formatSearchResult } from '../src/search/disk/format-search-result.ts';
import { readBatch, runSearch, toPrintedResult } from '../src/search/disk/run-search.ts';

const USAGE = `usage: npm run search -- [--site DIR] [--content DIR] [--json] [--batch FILE] QUERY

Asks the search index of a built site (default: dist) with the browser's own engine.
  --content  search collections (content/collections) without a built site
  --json     print ids as JSON instead of lines
  --batch    a JSON file with an array of queries; prints {"query": ["702.2", …]}, weak guesses as {"ids", "weak"}
Exit: 0 done, 1 there is no index, 2 wrong usage.`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        site: { type: 'string', default: 'dist' },
        content: { type: 'string' },
        json: { type: 'boolean', default: false },
        batch: { type: 'string' },
      },
    });
    const queries = values.batch === undefined ? [positionals.join(' ')] : readBatch(values.batch);
    if (values.batch === undefined && positionals.length === 0) throw new Error('no query');
    return { ...values, queries };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
    process.exit(2);
  }
}

answerHelp(USAGE);
const { site, content, json, batch, queries } = readArguments();
try {
  const results = await runSearch({ queries, site, ...(content === undefined ? {} : { content }) });
  if (json || batch !== undefined) {
    const printed = [...results].map(([query, result]) => [query, toPrintedResult(result)]);
    console.log(JSON.stringify(Object.fromEntries(printed)));
  } else for (const result of results.values()) console.log(formatSearchResult(result));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
