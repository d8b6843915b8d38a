import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { findAsked, watchDecisions, without } from './leave-out.ts';

/**
 * `node bench/reading.ts [--only PART] [--kind KIND] [--all] [FILE…]`: leaves out each pattern, each condition, each threshold
 * (halved, doubled) and each share of evidence of the code of reading in turn, and prints which documents are then read
 * otherwise. What changes none, or its own fixture alone, pays no rent. `--only` takes decisions of files whose path has the
 * part, `--kind` those of one kind; `--all` prints those that many documents need too. With RULES_CORPUS the specimens and the
 * real documents are read as well, and so are the files that are named.
 */
const { values, positionals } = parseArgs({
  options: { only: { type: 'string' }, kind: { type: 'string' }, all: { type: 'boolean' } },
  allowPositionals: true,
});
const decisions = watchDecisions();
const { readInput } = await import('../src/ingest/pipeline/read-input.ts');
const { readers } = await import('../src/reading/kinds/readers.ts');

/** Larger documents take too long to be read a thousand times. */
const LARGEST = 60_000;
/** Documents are named up to this number. */
const MOST_NAMED = 3;

const corpus = process.env['RULES_CORPUS'];
const documents = globSync([
  'test/fixtures/{readers,layouts,ingest}/**/*.{txt,html,md,eml,csv}',
  ...(corpus
    ? ['seeds', 'corpus/specimens', 'corpus/real', 'corpus/ja'].map(
        (part) => `${corpus}/${part}/**/*.{txt,html,md,csv}`,
      )
    : []),
])
  .concat(positionals)
  .filter((file) => statSync(file).size <= LARGEST)
  .sort()
  .map((file) => {
    const bytes = new Uint8Array(readFileSync(file));
    const { result: whole, asked } = findAsked(() => toSum(file, bytes));
    return { file, bytes, whole, asked };
  });
console.log(`${documents.length} documents, ${decisions.length} patterns, conditions and thresholds\n`);

const counts = { nothing: 0, one: 0, more: 0 };
for (const [id, { file, line, kind, name, text }] of decisions.entries()) {
  if (values.only && !file.includes(values.only)) continue;
  if (values.kind && values.kind !== kind) continue;
  const changed = new Set(
    (kind === 'threshold' ? [0.5, 2] : [1]).flatMap((factor) => without(id, factor, () => findChanged(id))),
  );
  print(`${file}:${line} ${name ?? text.replace(/\s+/g, ' ').slice(0, 60)}`, [...changed]);
}
for (const reader of values.only || values.kind ? [] : Object.values(readers)) {
  const { evidence } = reader;
  const signs = new Set<string>();
  for (const skipped of [undefined, ...collectSigns()]) {
    if (skipped === undefined) continue;
    reader.evidence = (found) => {
      const { shows, ...rest } = evidence(found);
      return { ...rest, shows: { ...shows, [skipped]: false } };
    };
    print(`${reader.kind}: ${skipped}`, findChanged());
  }
  reader.evidence = evidence;

  function collectSigns(): string[] {
    reader.evidence = (found) => {
      const weighed = evidence(found);
      for (const sign of Object.keys(weighed.shows)) signs.add(sign);
      return weighed;
    };
    findChanged();
    return [...signs];
  }
}
console.log(`\n${counts.nothing} change nothing, ${counts.one} one document, ${counts.more} more`);

/** The documents that are read otherwise than with everything; only those that ask for a decision can be. */
function findChanged(id?: number): string[] {
  return documents.flatMap(({ file, bytes, whole, asked }) =>
    (id !== undefined && !asked.has(id)) || toSum(file, bytes) === whole ? [] : [file],
  );
}

function toSum(file: string, bytes: Uint8Array): string {
  let read: unknown;
  try {
    const { read: found, diagnostics } = readInput({ file: basename(file), bytes, hints: {} });
    read = [found?.kind, found?.reading, found?.records(), found?.account.skippedBy, diagnostics];
  } catch (error) {
    read = String(error);
  }
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}

function print(what: string, changed: readonly string[]): void {
  counts[changed.length === 0 ? 'nothing' : changed.length === 1 ? 'one' : 'more']++;
  if (changed.length > MOST_NAMED && !values.all) return;
  const named = changed.map((file) => file.split('/').slice(-2).join('/')).slice(0, MOST_NAMED);
  console.log(`${String(changed.length).padStart(4)}  ${what}  ${named.join(', ')}`);
}
