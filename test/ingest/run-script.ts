import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vi } from 'vitest';

const NODE = resolve('node_modules/.bin/node');

export interface ScriptRun {
  exitCode: number;
  stdout: string;
  stderr: string;
}

let runs = 0;

/**
 * Runs a script of this project in `folder` as a person would, but in this process, whose modules are loaded: starting one
 * takes longer than most scripts. One at a time.
 */
export async function runScript(
  script: string,
  args: readonly string[],
  folder = process.cwd(),
): Promise<ScriptRun> {
  const { argv, exitCode } = process;
  const home = process.cwd();
  const { log, error } = console;
  const written = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      written[name] += text;
      return true;
    }),
  );
  console.log = (line) => (written.stdout += `${line}\n`);
  console.error = (line) => (written.stderr += `${line}\n`);
  try {
    process.argv = [process.execPath, script, ...args];
    process.exitCode = 0;
    const file = pathToFileURL(resolve('scripts', script)).href;
    process.chdir(folder);
    // Each run is a module of its own.
    await import(/* @vite-ignore */ `${file}?run=${runs++}`);
    return { exitCode: Number(process.exitCode), ...written };
  } finally {
    process.chdir(home);
    Object.assign(process, { argv, exitCode });
    Object.assign(console, { log, error });
    for (const spy of spies) spy.mockRestore();
  }
}

/** Starts a script and kills it, with no chance to tidy up, after some milliseconds unless it ended before. */
export async function killScript(script: string, args: readonly string[], after: number): Promise<void> {
  const child = spawn(NODE, [resolve('scripts', script), ...args], { stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), after);
  await new Promise((done) => child.on('close', done));
  clearTimeout(timer);
}

export function createFolder(): string {
  return mkdtempSync(join(tmpdir(), 'taiyaku-'));
}

/** A working folder with an empty `content/sources`. */
export function createProject(): string {
  const folder = createFolder();
  mkdirSync(join(folder, 'content/sources'), { recursive: true });
  return folder;
}

/** Everything in a folder by path, as text. */
export function readFolder(folder: string, prefix = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) Object.assign(found, readFolder(path, `${prefix}${name}/`));
    else found[`${prefix}${name}`] = readFileSync(path, 'utf8');
  }
  return found;
}
