import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { STAMP } from '../../disk/check-target.ts';
import { writeWhole } from '../../disk/write-whole.ts';
import { toStepLine } from '../../model/records/edition-step.ts';
import type { RunOutcome } from '../command/run-ingest.ts';
import type { InputFile } from '../pipeline/input-file.ts';
import { makeSteps } from './make-steps.ts';

/** Where the table is in the project. */
export const HISTORY_FOLDER = 'content/history';

/** Raised when the form of the table changes. */
const FORMAT = 1;

/**
 * Makes the table of numbers of a folder of English editions, one text file each, named so that they sort by day; with
 * `check` compares it with the one that is in `out` and writes nothing.
 */
export function runHistory(folder: string, { out, check }: { out: string; check: boolean }): RunOutcome {
  const hash = createHash('sha256');
  const { steps, notes } = makeSteps(
    readFiles(folder, (name, bytes) => hash.update(`${name}\0`).update(bytes)),
  );
  const stamp = {
    generatedBy: 'npm run history',
    format: FORMAT,
    editions: steps.length,
    inputs: hash.digest('hex'),
  };
  const files = new Map([
    ['steps.json', `[\n${steps.map((step) => JSON.stringify(toStepLine(step))).join(',\n')}\n]\n`],
    [STAMP, `${JSON.stringify(stamp, undefined, 1)}\n`],
  ]);
  const days = `${steps.length} editions, ${steps[0]?.edition} to ${steps.at(-1)?.edition}`;
  if (check) {
    const stale = [...files]
      .filter(([name, text]) => readOld(join(out, name)) !== text)
      .map(([name]) => name);
    if (stale.length === 0) return { lines: [`${out} is up to date: ${days}`], exitCode: 0 };
    return {
      lines: [...stale.map((name) => `${out}/${name}: different`), `${out} is stale; run npm run history`],
      exitCode: 1,
    };
  }
  for (const [name, text] of files) writeWhole(join(out, name), text);
  return { lines: [...notes, `${days} → ${out}`], exitCode: 0 };
}

/** The documents of a folder by name, one at a time. */
export function* readFiles(
  folder: string,
  onFile?: (name: string, bytes: Uint8Array) => void,
): Generator<InputFile> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  for (const name of names.sort()) {
    const bytes = readFileSync(join(folder, name));
    onFile?.(name, bytes);
    yield { file: basename(name), bytes, hints: {} };
  }
}

function readOld(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
