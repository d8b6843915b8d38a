import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { toPrintable } from '../src/commands/command-line/to-printable.ts';

const NODE = resolve('node_modules/.bin/node');

/** The scripts of ours that a person starts, by the commands of package.json and the files of `scripts`. */
function listCommands(): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = Object.values(scripts).flatMap((line) => line.match(/(?:scripts|bench)\/[\w-]+\.ts/g) ?? []);
  const all = readdirSync('scripts').filter((name) => name.endsWith('.ts'));
  return [...new Set([...named, ...all.map((name) => `scripts/${name}`)])].sort();
}

/** Starts every command with `--help`, one after another in a process of their own: most of what they load is the same. */
const ASK_ALL = `
  const { pathToFileURL } = require('node:url');
  (async () => {
    const streams = ['stdout', 'stderr'];
    for (const name of streams) process[name].setMaxListeners(0);
    const writes = streams.map((name) => process[name].write);
    const answers = {};
    for (const script of process.argv.slice(1)) {
      const answer = (answers[script] = { stdout: '', stderr: '' });
      for (const name of streams) process[name].write = (text) => Boolean((answer[name] += text));
      process.argv = [process.execPath, script, '--help'];
      process.exitCode = undefined;
      await import(pathToFileURL(script));
      answer.status = process.exitCode ?? 0;
    }
    for (const [at, name] of streams.entries()) process[name].write = writes[at];
    process.exitCode = 0;
    console.log(JSON.stringify(answers));
  })();`;

test('every command answers --help with its usage', () => {
  const commands = listCommands();
  const run = spawnSync(NODE, ['-e', ASK_ALL, ...commands.map((script) => resolve(script))], {
    encoding: 'utf8',
    env: { ...process.env, RULES_CORPUS: '' },
  });
  expect(run).toMatchObject({ status: 0, stderr: '' });
  const answers = JSON.parse(run.stdout);
  for (const script of commands) {
    const usage = /^usage: (?:npm start|npm test|npm run (?:--silent )?[\w:]+|npx node scripts\/[\w-]+\.ts)/;
    const answer = { status: 0, stderr: '', stdout: expect.stringMatching(usage) };
    expect(answers[resolve(script)], script).toEqual(answer);
  }
});

test.each(listCommands())('%s is run by runCommand, which prints for it', (script) => {
  const text = readFileSync(script, 'utf8');
  expect(text).toMatch(/^await runCommand\(/m);
  if (script.startsWith('scripts/')) expect(text).not.toMatch(/console\.|process\.exitCode|stdout/);
});

test('what a terminal would obey is shown by name', () => {
  expect(toPrintable('a\u001b]0;x\u0007\r\nb\u202e\u009bc')).toBe('a[U+001B]]0;x[U+0007] b[U+202E][U+009B]c');
  expect(toPrintable('戦闘・《Raven’s Crime》')).toBe('戦闘・《Raven’s Crime》');
});
