import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { listFiles } from '../../disk/list-files.ts';
import { writeWhole } from '../../disk/write-whole.ts';
import { checkWithPerhaps, createJudge, type Judge } from '../../features/mentions/check-text.ts';
import { type CheckedFile, listWrong } from '../../features/mentions/checked-file.ts';
import { findMentions } from '../../features/mentions/find-mentions.ts';
import { fixText } from '../../features/mentions/fix-text.ts';
import { type CompareText, getComparer } from '../../features/mentions/quotations/compare-with-rules.ts';
import { createQuotableSource } from '../../features/mentions/quotations/quotable-source.ts';
import { toJsonReport, toSarif, toTextReport } from '../../features/mentions/reports.ts';
import { getStrings } from '../../model/strings/get-strings.ts';
import { showControlCharacters } from '../../model/text/control-characters.ts';
import { toEditionId } from '../../model/text/edition-id.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import { readBlameDays } from './read-blame-days.ts';
import { decode, readTextFile } from './read-text-file.ts';

export const FORMATS = ['text', 'json', 'sarif'] as const;
export type Format = (typeof FORMATS)[number];

interface CitationCheck {
  /** Files and folders; `-` is the standard input. */
  paths: readonly string[];
  /** Folder of a built site. */
  site: string;
  /** The day the texts were written. */
  day: string | undefined;
  format: Format;
  /** Ask Git when each line was written. */
  git: boolean;
  /** Write today's numbers where rules moved. */
  fix: boolean;
  /** Tell only of citations that are not right. */
  quiet: boolean;
}

/** What the run found: the output asked for, notes for people besides, and the exit code. */
type CitationOutcome = { output: string; notes?: readonly string[]; exitCode: 0 | 1 } | { problem: string };

/** Checks the citations in texts by a built site. With `-` and fixing, the output is the text with today's numbers. */
export async function runCitationCheck(check: CitationCheck): Promise<CitationOutcome> {
  const problem = findProblem(check);
  if (problem) return { problem };
  const { paths, site, fix } = check;
  const day = check.day === undefined ? undefined : toEditionId(check.day);
  const load = onceFor(async (path: string) => JSON.parse(await readFile(join(site, path), 'utf8')));
  const options = {
    ...check,
    day,
    judge: createJudge(load),
    compare: getComparer(createQuotableSource(load)),
  };
  if (!paths.includes('-')) return toOutcomeOrProblem(await checkFiles(paths, options), check);
  const input = decode(await buffer(process.stdin));
  // Whatever follows in the pipe must not take a report for the text.
  if (fix && ('skipped' in input || !input.bytes))
    return { problem: 'the standard input is no text in UTF-8, so --fix cannot write it' };
  if ('skipped' in input) return toOutcome([toSkipped('-', input.skipped)], check);
  const checked = await checkFileText('-', input.text, () => day, options);
  if (!fix) return toOutcome([checked], check);
  const { text, fixed } = fixText(input.text, checked.mentions);
  const outcome = toOutcome([{ ...checked, fixed }], { ...check, format: 'text' });
  return { output: text, notes: outcome.output.trimEnd().split('\n'), exitCode: outcome.exitCode };
}

/** What is wrong with the arguments, as a sentence. */
function findProblem({ paths, site, day, format, fix }: CitationCheck): string | undefined {
  if (paths.length === 0) return 'name a file or a folder, or - for the standard input';
  if (paths.includes('-') && paths.length > 1)
    return '- stands for the standard input and goes with no other path';
  const missing = paths.find((path) => path !== '-' && !existsSync(path));
  if (missing !== undefined) return `${missing}: there is no such file or folder`;
  if (day !== undefined && toEditionId(day) === undefined)
    return `--as-of ${day}: neither a day of the calendar such as 2026-04-17 nor a version such as 1.26.1`;
  if (['history', 'rules'].some((file) => !existsSync(join(site, `api/v1/${file}.json`))))
    return `--site ${site}: no built site with the numbers of all editions; run "npm run build -- --out ${site}" first`;
  if (fix && paths.includes('-') && format !== 'text')
    return '--fix writes the text of the standard input to the standard output, so --format has no place there';
  return undefined;
}

/** The outcome; where no text can hold the report, what to do. */
function toOutcomeOrProblem(files: readonly CheckedFile[], check: CitationCheck): CitationOutcome {
  try {
    return toOutcome(files, check);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { problem: `the report is too long for --format ${check.format}; check fewer files at once` };
  }
}

function toOutcome(
  files: readonly CheckedFile[],
  { format, quiet }: CitationCheck,
): { output: string; exitCode: 0 | 1 } {
  const { mentions: strings } = getStrings('en');
  // What was fixed is right now.
  const isLeft = files.some((file) => listWrong(file).length > 0);
  const exitCode = isLeft ? 1 : 0;
  if (format === 'json') return { output: `${toJsonReport(files, strings.verdicts)}\n`, exitCode };
  if (format === 'sarif') return { output: `${toSarif(files, strings)}\n`, exitCode };
  const lines = toTextReport(files, strings, quiet).map((line) =>
    showControlCharacters(line).replace(/[\r\n\u2028\u2029]+/g, ' '),
  );
  return { output: `${lines.join('\n')}\n`, exitCode };
}

interface CheckOptions extends Pick<CitationCheck, 'day' | 'git' | 'fix'> {
  judge: Judge;
  compare: CompareText;
}

/** Checks every file that the paths name. Throws where one of them is not there. */
async function checkFiles(paths: readonly string[], options: CheckOptions): Promise<CheckedFile[]> {
  const files: CheckedFile[] = [];
  for (const { file, problem } of paths.flatMap(listFiles))
    files.push(problem ? toSkipped(file, problem) : await checkFile(file, options));
  return files;
}

async function checkFile(file: string, options: CheckOptions): Promise<CheckedFile> {
  const read = readTextFile(file);
  if ('skipped' in read) return toSkipped(file, read.skipped);
  const { day, git, fix } = options;
  const days = git && findMentions(read.text).length > 0 ? await readBlameDays(file) : undefined;
  const toGit = days ? toGitLines(read.text) : [];
  const dayOf = (line: number) => days?.get(toGit[line - 1] ?? 0) ?? day;
  const checked = await checkFileText(file, read.text, dayOf, options);
  const moved = checked.mentions.filter(({ verdict }) => verdict.kind === 'moved').length;
  return fix && moved > 0 ? fixFile(checked, read, moved) : checked;
}

/** A text with what the rules say to each citation in it. */
async function checkFileText(
  file: string,
  text: string,
  dayOf: (line: number) => string | undefined,
  { judge, compare }: Pick<CheckOptions, 'judge' | 'compare'>,
): Promise<CheckedFile> {
  const [found, bare] = await checkWithPerhaps(text, judge, dayOf);
  return { file, mentions: await compare(text, found), perhaps: await compare(text, bare), fixed: new Set() };
}

/** A file that was not read, and why. */
function toSkipped(file: string, skipped: string): CheckedFile {
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
