/**
 * `npm run bench`: the figures of the budget table in docs/decisions.md, each beside its budget. Measures the full
 * edition of RULES_CORPUS where that is set, else the starter edition, and says which.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { measureCommand } from './measure-command.ts';
import { measureKeyPress } from './measure-key-press.ts';
import { measurePictures } from './measure-pictures.ts';
import { measureQueries } from './measure-queries.ts';
import { type Figure, printFigures } from './print-figures.ts';
import { listSizeFigures } from './size-figures.ts';

const USAGE = `usage: npm run bench

Measures ingest, build, pages and search and prints the figures beside their budgets: of the full edition of
RULES_CORPUS where that is set, else of the starter edition.`;

const corpus = process.env['RULES_CORPUS'];
const sources = corpus
  ? [join(corpus, 'corpus/cr-en/20251114.txt'), join(corpus, 'corpus/scale/ja-20251114.txt')]
  : [];

const queries = [
  'test/features/search/queries.own.json',
  ...(corpus ? [join(corpus, 'search/queries.dev.json')] : []),
];

const questions = [
  'test/features/search/questions.own.json',
  'test/features/search/questions.held-out.json',
  'test/features/search/questions.players-dev.json',
  'test/features/search/questions.tables-dev.json',
  'test/features/search/questions.judges-dev.json',
  ...(corpus ? [join(corpus, 'search/questions.dev.json')] : []),
];

/** The sample's collections, and the Japanese of its newest edition. */
const DIGEST = 'content/collections';
const DIGEST_JAPANESE = 'content/sources/digest-2026-04-17-ja/digest.txt';
/** A question of so many characters is a long one. */
const LONG = 70;

await runCommand(USAGE, async () => {
  if (sources.some((file) => !existsSync(file)))
    return { problem: `RULES_CORPUS holds no edition: ${sources.join(', ')}` };
  const folder = mkdtempSync(join(tmpdir(), 'taiyaku-bench-'));
  try {
    const content = join(folder, 'collections');
    const site = join(folder, 'site');
    const ingest = measureCommand('scripts/ingest.ts', [...sources, '--out', content]);
    const build = measureCommand('scripts/build.ts', ['--content', content, '--out', site]);
    const queryTime = await measureQueries(content, queries);
    const keyPress = await measureKeyPress(site);
    const figures: Figure[] = [
      { what: 'ingest, both languages', value: ingest.seconds, unit: 's', budget: 2 },
      { what: 'ingest, peak memory', value: ingest.megabytes, unit: 'MB', budget: 400 },
      {
        what: `build, ${globSync('**/*.html', { cwd: site }).length} pages`,
        value: build.seconds,
        unit: 's',
        budget: 60,
      },
      { what: 'build, peak memory', value: build.megabytes, unit: 'MB', budget: 2048 },
      {
        what: 'pictures of link previews, all drawn anew',
        value: await measurePictures(content),
        unit: 's',
        budget: 20,
      },
      ...listSizeFigures(site),
      { what: 'query in Node, p95', value: queryTime, unit: 'ms', budget: 4 },
      {
        what: 'key press to results, processor slowed 4×, median',
        value: keyPress,
        unit: 'ms',
        budget: 50,
      },
    ];
    printMachine();
    printFigures(figures);
    console.log('\nsearch beside other engines, on the same collections and queries\n');
    runPart('bench/search.ts', ['--content', content, ...queries]);
    await measureAsked('questions, the digest as shipped', DIGEST);
    if (corpus) {
      const asked = join(folder, 'asked');
      const edition = join(corpus, 'corpus/cr-en-archive/20260417.txt');
      measureCommand('scripts/ingest.ts', [edition, DIGEST_JAPANESE, '--out', asked]);
      await measureAsked('questions, edition 2026-04-17 with the digest’s Japanese beside it', asked);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { lines: [], exitCode: 0 };
});

/** Runs a part of the bench that prints for itself; throws when it fails. */
function runPart(script: string, args: readonly string[]): void {
  const { status, signal } = spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`${script} ended with ${status ?? signal}`);
}

/** How questions are answered over collections, the worst twenty by name, and how long they take. */
async function measureAsked(what: string, content: string): Promise<void> {
  console.log(`\n${what}\n`);
  const isLong = (query: string) => query.length >= LONG;
  printFigures([
    { what: 'sentence in Node, p95', value: await measureQueries(content, questions), unit: 'ms', budget: 6 },
    {
      what: `question of ${LONG} characters and more in Node, p95`,
      value: await measureQueries(content, questions, isLong),
      unit: 'ms',
      budget: 10,
    },
  ]);
  runPart('bench/search-eval.ts', ['--content', content, ...questions]);
}

function printMachine(): void {
  const { length } = cpus();
  console.log(
    `${length} cores (${cpus()[0]?.model}), Node ${process.version}, ${process.platform} ${process.arch}`,
  );
  console.log(
    corpus ? 'full edition 2025-11-14 in both languages\n' : 'starter edition (RULES_CORPUS is unset)\n',
  );
}
