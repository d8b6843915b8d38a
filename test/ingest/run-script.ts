import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const NODE = resolve('node_modules/.bin/node');

export interface ScriptRun {
  exitCode: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a script of this project as a person would, in `folder`. */
export function runScript(script: string, args: readonly string[], folder = process.cwd()): ScriptRun {
  const run = spawnSync(NODE, [resolve('scripts', script), ...args], { cwd: folder, encoding: 'utf8' });
  return { exitCode: run.status, stdout: run.stdout, stderr: run.stderr };
}

/** Starts a script and kills it, with no chance to tidy up, after some milliseconds unless it ended before. */
export async function killScript(script: string, args: readonly string[], after: number): Promise<void> {
  const child = spawn(NODE, [resolve('scripts', script), ...args], { stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), after);
  await new Promise((done) => child.on('close', done));
  clearTimeout(timer);
}

/** Like `runScript`, without holding this process up: for scripts that ask a server of the test. */
export async function runScriptBeside(
  script: string,
  args: readonly string[],
  folder: string,
): Promise<ScriptRun> {
  const child = spawn(NODE, [resolve('scripts', script), ...args], { cwd: folder });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (data) => {
    stdout += data;
  });
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  const exitCode = await new Promise<number | null>((done) => child.on('close', done));
  return { exitCode, stdout, stderr };
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
