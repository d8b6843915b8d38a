import { explainError, toSystemCode } from '../../model/diagnostics/explain-error.ts';
import { openProject } from './open-project.ts';
import { toPrintable } from './to-printable.ts';

/**
 * What a command says at its end: lines for people and the exit code; or what was wrong with its arguments; or what a
 * program or a file takes, as it is, with notes for people on the error output.
 */
export type Outcome =
  | { lines: readonly string[]; exitCode: 0 | 1 | 2 }
  | { problem: string }
  | { output: string; notes?: readonly string[]; exitCode?: 0 | 1 };

/** What every command takes. */
const PROJECT_USAGE =
  'With --project DIR it is the project of another game, with its game.json (docs/another-game.md), in the place of content.';

/** A command: its arguments, and a way to print a line before the end. */
type Command = (args: string[], say: (line: string) => void) => Outcome | Promise<Outcome>;

/**
 * Runs a command: `--help` prints the usage, a wrong argument is named beside it (exit 2), what the operating system
 * refuses is said in a sentence (exit 1). Lines go to the standard output, those of a failure to the error output.
 */
export async function runCommand(usage: string, run: Command): Promise<void> {
  const { args, project } = takeProject(process.argv.slice(2));
  const isHelp = args.some((arg) => arg === '--help' || arg === '-h');
  const outcome = isHelp
    ? { output: `${usage}\n${PROJECT_USAGE}\n` }
    : (project !== undefined && openProject(project)) || (await settle(run, args));
  if ('output' in outcome) {
    // A reader that has seen enough, such as head, closes the pipe.
    process.stdout.on('error', (error) => {
      if (toSystemCode(error) !== 'EPIPE') throw error;
    });
    process.stdout.write(outcome.output);
    for (const note of outcome.notes ?? []) console.error(toPrintable(note));
    process.exitCode = outcome.exitCode ?? 0;
    return;
  }
  if ('problem' in outcome) {
    console.error(`${toPrintable(outcome.problem)}\n\n${usage}`);
    process.exitCode = 2;
    return;
  }
  const print = outcome.exitCode === 0 ? console.log : console.error;
  for (const line of outcome.lines) print(toPrintable(line));
  process.exitCode = outcome.exitCode;
}

/** Takes `--project DIR` out of the arguments. */
function takeProject(args: string[]): { args: string[]; project?: string } {
  const at = args.findIndex((arg) => arg === '--project' || arg.startsWith('--project='));
  const [, inline] = args[at]?.split(/=(.*)/s) ?? [];
  if (at < 0) return { args };
  const project = (inline ?? args[at + 1] ?? '').replace(/(?<=.)\/+$/, '');
  return { args: args.toSpliced(at, inline === undefined ? 2 : 1), project };
}

async function settle(run: Command, args: string[]): Promise<Outcome> {
  try {
    return await run(args, (line) => console.log(toPrintable(line)));
  } catch (error) {
    if (isUsageError(error)) return { problem: error.message };
    if (toSystemCode(error) !== undefined) return { lines: [toSentence(error)], exitCode: 1 };
    throw error; // a fault of ours: its stack says where
  }
}

/** What `parseArgs` of Node says of an argument it does not know. */
function isUsageError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** `/srv/site: permission is denied`: the path that the operating system names, and what it says. */
function toSentence(error: unknown): string {
  const path = error instanceof Error && 'path' in error ? String(error.path) : undefined;
  return path === undefined ? `it failed: ${explainError(error)}` : `${path}: ${explainError(error)}`;
}
