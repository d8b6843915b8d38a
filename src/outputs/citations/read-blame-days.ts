import { execFile } from 'node:child_process';
import { basename, dirname } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The day each line of a file was last written, by line from 1. */
export type BlameDays = ReadonlyMap<number, string>;

/**
 * What `git blame` says of a file; lines that are not committed have no day. Undefined where the file is not under
 * version control; rejects where Git is not there.
 */
export async function readBlameDays(file: string): Promise<BlameDays | undefined> {
  try {
    const { stdout } = await run('git', ['blame', '--porcelain', '--', basename(file)], {
      cwd: dirname(file),
      maxBuffer: 1 << 30,
    });
    return parseBlame(stdout);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new TypeError('--git: Git is not installed', { cause: error });
    return undefined;
  }
}

/** Reads the porcelain format: a line of commit and numbers, facts of a commit at its first line, then the text after a tab. */
export function parseBlame(output: string): BlameDays {
  const days = new Map<number, string>();
  const ofCommit = new Map<string, string>();
  let commit = '';
  let line = 0;
  for (const row of output.split('\n')) {
    const [, id, at] = /^([0-9a-f]{40,64}) \d+ (\d+)/.exec(row) ?? [];
    if (id && at) {
      commit = id;
      line = Number(at);
    } else if (row.startsWith('author-time ')) {
      const seconds = Number(row.slice('author-time '.length));
      if (/[1-9a-f]/.test(commit)) ofCommit.set(commit, new Date(seconds * 1000).toISOString().slice(0, 10));
    } else if (row.startsWith('\t')) {
      const day = ofCommit.get(commit);
      if (day) days.set(line, day);
    }
  }
  return days;
}
