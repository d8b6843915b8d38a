import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { parseCode } from '../src/commands/code-checks/code-file.ts';
import { findSharedNames } from '../src/commands/code-checks/find-shared-names.ts';
import { findDecisions } from './find-decisions.ts';
import { countLargeFunctions } from './large-functions.ts';

/**
 * `npx node bench/measure-house.ts [COMMIT …]`: the size of the code and the length of its ways, at each commit and in the
 * working tree. The ways of a rule line are counted in files of `src` of which a function runs (V8's coverage), that of a
 * query in files that the dialog and its worker import as values.
 */
function checkOut(commit: string): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'house-')), 'tree');
  execFileSync('git', ['worktree', 'add', '--detach', folder, commit], { stdio: 'ignore' });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

function measure(folder: string): Record<string, number | string> {
  const files = globSync('src/**/*.{ts,astro,js,css}', { cwd: folder }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(folder, path), 'utf8'),
  }));
  const code = files.filter(({ path }) => !path.endsWith('.css'));
  const lengths = code.map(({ text }) => text.split('\n').length - 1).sort((a, b) => a - b);
  const styles = files.filter(({ path }) => path.endsWith('.css')).map(({ text }) => text);
  const sizes = styles.flatMap((text) =>
    [...text.matchAll(/font-size:\s*([^;}]+)/g)].map(([, size]) => size?.trim()),
  );
  const imports = new Map(code.map(({ path, text }) => [path, listImports(path, text)]));
  const shared = findSharedNames(
    code.filter(({ path }) => /\.(?:ts|js)$/.test(path)).map(({ path, text }) => parseCode(path, text)),
  );
  const reading = code.filter(({ path }) => READING.test(path));
  const decisions = reading.flatMap(({ path, text }) => findDecisions(path, text));
  const { long, wide } = countLargeFunctions(code.filter(({ path }) => /\.(?:ts|js)$/.test(path)));
  return {
    'folders in src': new Set(
      code.map(({ path }) => path.split('/')[1]).filter((name) => !name?.includes('.')),
    ).size,
    'lines of reading': reading.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
    'regular expressions of reading': decisions.filter(({ kind }) => kind === 'pattern').length,
    'named thresholds of reading': decisions.filter(({ kind }) => kind === 'threshold').length,
    'files of reading with thresholds of their own': new Set(
      reading.flatMap(({ path, text }) =>
        findDecisions(path, text).some(({ kind }) => kind === 'threshold') ? [path] : [],
      ),
    ).size,
    'functions over 60 lines': long,
    'functions with five parameters or more': wide,
    'files of code': code.length,
    'lines of code': lengths.reduce((sum, each) => sum + each, 0),
    'files under 15 lines': lengths.filter((each) => each < 15).length,
    'median file, lines': lengths[Math.floor(lengths.length / 2)] ?? 0,
    'longest file, lines': lengths.at(-1) ?? 0,
    'lines of CSS': styles.join('').split('\n').length - 1,
    'distinct font sizes': new Set(sizes).size,
    'names exported by two files or more': new Set(shared.map(({ message }) => message.split(' ', 1)[0]))
      .size,
    'pairs of rooms that import each other': countCycles(imports),
    'files that import the whole Book': code.filter(({ text }) =>
      /import (?:type )?\{[^}]*\bBook\b[^}]*\} from/.test(text),
    ).length,
    'files of a rule line, bytes to collections': countRun(folder, INGEST),
    'files of a rule line, collections to html': countRun(folder, RENDER),
    'files of a query, key press to list': countReached(imports, [
      'src/site/browser/search/open-search.ts',
      'src/site/browser/search/search-worker.ts',
    ]),
  };
}

/** Reading, today and before the floors. */
const READING = /^src\/(?:reading|sources|blocks|readers)\//;

/** The files that a file imports as values. */
function listImports(path: string, text: string): string[] {
  return [
    ...text.matchAll(/(?:^|\n)(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)'|import\('(\.[^']+)'\)/g),
  ].map((match) => posix.join(posix.dirname(path), (match[1] ?? match[2] ?? '').split('?', 1)[0] ?? ''));
}

function countReached(imports: ReadonlyMap<string, readonly string[]>, entries: readonly string[]): number {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path) || !imports.has(path)) return;
    reached.add(path);
    for (const next of imports.get(path) ?? []) visit(next);
  };
  for (const entry of entries) visit(entry);
  return reached.size;
}

function countCycles(imports: ReadonlyMap<string, readonly string[]>): number {
  const toRoom = (path: string) => path.split('/')[1] ?? '';
  const edges = new Set(
    [...imports].flatMap(([path, all]) => all.map((each) => `${toRoom(path)} ${toRoom(each)}`)),
  );
  return [...edges].filter((edge) => {
    const [from = '', to = ''] = edge.split(' ');
    return from < to && edges.has(`${to} ${from}`);
  }).length;
}

const INGEST = `
import { mkdtempSync } from 'node:fs';
const { runIngest } = await import('FOLDER/src/ingest/command/run-ingest.ts');
await runIngest({ files: ['test/fixtures/ingest/references/input.en.txt'], hints: { kind: 'cr-text' }, out: mkdtempSync('.cache/house-') + '/out' });
`;

const RENDER = `
const { createBook } = await import('FOLDER/src/rulebook/book/create-book.ts').catch(() => import('FOLDER/src/rulebook/book/book.ts'));
const read = await import('FOLDER/src/rulebook/book/read-collections.ts').catch(() => import('FOLDER/src/rulebook/book/load-book.ts'));
const { createRenderer } = await import('FOLDER/src/features/render/create-renderer.ts');
const book = createBook(read.readCollections({ collections: 'test/fixtures/site/collections', authored: 'content' }));
const rule = book.rules.find((each) => each.en?.blocks.some(({ text }) => /rule \\d/.test(text)));
createRenderer(book, { base: '/' }).renderBlocks(rule.en.blocks, { lang: 'en', pageLang: 'en', at: { number: rule.number } });
`;

/** How many files of `src` run a function when a script is run in the folder; `?` where the script fails there. */
function countRun(folder: string, script: string): number | string {
  const coverage = mkdtempSync(join(tmpdir(), 'coverage-'));
  try {
    execFileSync('mkdir', ['-p', join(folder, '.cache')]);
    execFileSync(process.execPath, ['--input-type=module', '--eval', script.replaceAll('FOLDER', folder)], {
      cwd: folder,
      stdio: 'pipe',
      env: { ...process.env, NODE_V8_COVERAGE: coverage },
    });
    const run = new Set<string>();
    for (const file of readdirSync(coverage)) {
      const { result } = JSON.parse(readFileSync(join(coverage, file), 'utf8')) as Coverage;
      for (const { url, functions } of result)
        if (
          url.includes(`${folder}/src/`) &&
          functions.some(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0)
        )
          run.add(url);
    }
    return run.size;
  } catch {
    return '?';
  } finally {
    rmSync(coverage, { recursive: true });
  }
}

interface Coverage {
  result: { url: string; functions: { functionName: string; ranges: { count: number }[] }[] }[];
}

for (const commit of [...process.argv.slice(2), undefined]) {
  const folder = commit === undefined ? process.cwd() : checkOut(commit);
  console.log(`\n${commit ?? 'working tree'}`);
  for (const [name, value] of Object.entries(measure(folder))) console.log(`${name.padEnd(52)} ${value}`);
  if (commit !== undefined) {
    execFileSync('git', ['worktree', 'remove', '--force', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}
