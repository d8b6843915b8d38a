import { execFileSync, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';

const USAGE = `usage: npm test [-- --quick]

Every check and test: format, types, imports, content, units, browser, budgets.
--quick: the checks, the units that what you changed since main concerns, and one walk through a site in the browser.
Exit: 0 all is well, 1 a step failed, 2 wrong usage.`;

/** A step and the command that it is, as it can be given again by hand. */
type Step = readonly [name: string, ...command: string[]];

const CHECKS: readonly Step[] = [
  ['checks', 'npm', 'run', 'check'],
  ['content', 'npm', 'run', 'ingest', '--', '--check'],
];

const WHOLE: readonly Step[] = [
  ...CHECKS,
  ['units', 'npm', 'run', 'test:unit'],
  ['browser', 'npm', 'run', 'test:browser'],
  ['budgets', 'npm', 'run', 'check:budgets', '--', '--site', '.cache/browser/starter'],
];

await runCommand(USAGE, async (args, say) => {
  const { quick } = parseArgs({ args, options: { quick: { type: 'boolean', default: false } } }).values;
  const failed = quick
    ? await Promise.all([runInOrder(CHECKS, true), runInOrder(listQuickTests(), true)])
    : [await runInOrder(WHOLE, false)];
  const first = failed.find((step) => step !== undefined);
  if (first) return { lines: [`failed: ${first.slice(1).join(' ')}`], exitCode: 1 };
  if (quick) say('The quick tests passed; the pull request runs the rest.');
  return { lines: [], exitCode: 0 };
});

/** The step that failed first; what comes after it is not begun. */
async function runInOrder(steps: readonly Step[], collect: boolean): Promise<Step | undefined> {
  for (const step of steps) if (!(await runStep(step, collect))) return step;
  return undefined;
}

/** Runs a step; with `collect` what it prints comes at its end in one piece, since another runs beside it. */
function runStep([name, command = '', ...args]: Step, collect: boolean): Promise<boolean> {
  const child = spawn(command, args, { stdio: collect ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (collect) process.stdout.write(`\n${name}\n${Buffer.concat(printed)}`);
      resolve(code === 0);
    });
  });
}

function listQuickTests(): Step[] {
  return [
    ['units', 'npx', 'vitest', 'run', '--passWithNoTests', '--changed', findBase()],
    ['browser', 'npx', 'playwright', 'test', 'walk'],
  ];
}

/** The commit at which the work branched off; where there is no `main` to compare with, the last commit. */
function findBase(): string {
  for (const main of ['origin/main', 'main'])
    try {
      return execFileSync('git', ['merge-base', 'HEAD', main], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim();
    } catch {
      // Not every clone has it.
    }
  return 'HEAD';
}
