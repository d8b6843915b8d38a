import { readFileSync, statSync } from 'node:fs';
import { listFiles } from '../../disk/list-files.ts';
import { writeWhole } from '../../disk/write-whole.ts';
import { checkWithPerhaps } from '../../features/mentions/check-text.ts';
import type { CheckedFile } from '../../features/mentions/checked-file.ts';
import type { Judge } from '../../features/mentions/create-judge.ts';
import { findMentions } from '../../features/mentions/find-mentions.ts';
import { fixText } from '../../features/mentions/fix-text.ts';
import type { CompareText } from '../../features/mentions/quotations/compare-with-rules.ts';
import { readBlameDays } from './read-blame-days.ts';
import { readTextFile } from './read-text-file.ts';

export interface CheckOptions {
  judge: Judge;
  compare: CompareText;
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
    files.push(problem ? toSkipped(file, problem) : await checkFile(file, options));
  return files;
}

async function checkFile(file: string, options: CheckOptions): Promise<CheckedFile> {
  const read = readTextFile(file);
  if ('skipped' in read) return toSkipped(file, read.skipped);
  const { day, isByGit, isFixing } = options;
  const days = isByGit && findMentions(read.text).length > 0 ? await readBlameDays(file) : undefined;
  const toGit = days ? toGitLines(read.text) : [];
  const dayOf = (line: number) => days?.get(toGit[line - 1] ?? 0) ?? day;
  const checked = await checkFileText(file, read.text, dayOf, options);
  const moved = checked.mentions.filter(({ verdict }) => verdict.kind === 'moved').length;
  return isFixing && moved > 0 ? fixFile(checked, read, moved) : checked;
}

/** A text with what the rules say to each citation in it. */
export async function checkFileText(
  file: string,
  text: string,
  dayOf: (line: number) => string | undefined,
  { judge, compare }: Pick<CheckOptions, 'judge' | 'compare'>,
): Promise<CheckedFile> {
  const [found, bare] = await checkWithPerhaps(text, judge, dayOf);
  return { file, mentions: await compare(text, found), perhaps: await compare(text, bare), fixed: new Set() };
}

/** A file that was not read, and why. */
export function toSkipped(file: string, skipped: string): CheckedFile {
  return { file, mentions: [], perhaps: [], fixed: new Set(), skipped };
}

/** The line that Git counts, by line feeds alone, of each line of a text, where a carriage return ends one too. */
function toGitLines(text: string): number[] {
  let line = 1;
  return [1, ...[...text.matchAll(/\r\n|\n|\r/g)].map(([end]) => (end.endsWith('\n') ? ++line : line))];
}

/** Writes the file whole with today's numbers, unless anything about it could be lost. */
function fixFile(
  checked: CheckedFile,
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
