import { readFileSync, statSync } from 'node:fs';
import { listFiles } from '../../disk/list-files.ts';
import { writeWhole } from '../../disk/write-whole.ts';
import { type CheckedMention, checkText } from '../../features/mentions/check-text.ts';
import type { CheckedFile } from '../../features/mentions/checked-file.ts';
import type { Judge } from '../../features/mentions/create-judge.ts';
import { fixText } from '../../features/mentions/fix-text.ts';
import { readBlameDays } from './read-blame-days.ts';
import { readTextFile } from './read-text-file.ts';

const NONE: ReadonlySet<CheckedMention> = new Set();

export interface CheckOptions {
  judge: Judge;
  /** The day the texts were written. */
  day?: string;
  /** Ask Git when each line was written. */
  isByGit: boolean;
  /** Write today's numbers where rules moved. */
  isFixing: boolean;
}

/** Checks every file that the paths name. Throws where one of them is not there. */
export async function checkFiles(paths: readonly string[], options: CheckOptions): Promise<CheckedFile[]> {
  const files: CheckedFile[] = [];
  for (const { file, problem } of paths.flatMap(listFiles))
    files.push(
      problem ? { file, mentions: [], fixed: NONE, skipped: problem } : await checkFile(file, options),
    );
  return files;
}

async function checkFile(file: string, options: CheckOptions): Promise<CheckedFile> {
  const read = readTextFile(file);
  if ('skipped' in read) return { file, mentions: [], fixed: NONE, skipped: read.skipped };
  const { judge, day, isByGit, isFixing } = options;
  let mentions = await checkText(read.text, judge, () => day);
  if (isByGit && mentions.length > 0) {
    const days = await readBlameDays(file);
    const toGit = toGitLines(read.text);
    if (days) mentions = await checkText(read.text, judge, (line) => days.get(toGit[line - 1] ?? 0) ?? day);
  }
  const checked = { file, mentions, fixed: NONE };
  const moved = mentions.filter(({ verdict }) => verdict.kind === 'moved').length;
  return isFixing && moved > 0 ? fixFile(checked, read, moved) : checked;
}

/** The line that Git counts, by line feeds alone, of each line of a text, where a carriage return ends one too. */
function toGitLines(text: string): number[] {
  let line = 1;
  return [1, ...[...text.matchAll(/\r\n|\n|\r/g)].map(([end]) => (end.endsWith('\n') ? ++line : line))];
}

/** Writes the file whole with today's numbers, unless anything about it could be lost. */
function fixFile(
  checked: CheckedFile & { mentions: CheckedMention[] },
  { text, bytes }: { text: string; bytes?: Uint8Array },
  moved: number,
): CheckedFile {
  const { file, mentions } = checked;
  if (!bytes) return { ...checked, unfixed: 'it is not UTF-8' };
  const { text: changed, fixed } = fixText(text, mentions);
  if (fixed.size === 0)
    return { ...checked, unfixed: 'today’s numbers would not be read as such in its sentences' };
  if (statSync(file).nlink > 1)
    return { ...checked, unfixed: 'it has other names (hard links), which would be parted' };
  if (!Buffer.from(bytes).equals(readFileSync(file))) return { ...checked, unfixed: 'it changed meanwhile' };
  writeWhole(file, changed);
  return {
    ...checked,
    fixed,
    ...(fixed.size < moved && { unfixed: `${moved - fixed.size} moved numbers have no such form` }),
  };
}
