import { execFile, execFileSync, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';

const USAGE = `usage: npm test [-- --quick]

Every check and test: format, types, imports, content, units, browser, budgets.
--quick: the checks, the units that what you changed since main concerns, without the real documents of RULES_CORPUS, and
one walk through a site in the browser.
Exit: 0 all is well, 1 a step failed, 2 wrong usage.`;

/** A step and the command that it is, as it can be given again by hand. */
type Step = readonly [name: string, ...command: string[]];

const CHECKS: readonly Step[] = [
  ['checks', 'npm', 'run', 'check'],
  ['content', 'npm', 'run', 'ingest', '--', '--check'],
];

const UNITS: readonly Step[] = [['units', 'npm', 'run', 'test:unit']];

/** What needs the sites that the units build. */
const BROWSER: readonly Step[] = [['browser', 'npm', 'run', 'test:browser']];
const BUDGETS: readonly Step[] = [
  ['budgets', 'npm', 'run', 'check:budgets', '--', '--site', '.cache/browser/starter'],
];

await runCommand(USAGE, async (args, say) => {
  const { quick } = parseArgs({ args, options: { quick: { type: 'boolean', default: false } } }).values;
  // Reading whole editions takes minutes.
  if (quick) delete process.env['RULES_CORPUS'];
  // The walk is through one of the sites.
  if (quick) process.env['TAIYAKU_TEST_SITE'] = 'starter';
  const isTold = (step: Step) => tell(step, say);
  const first =
    (await runBeside([
      runInOrder(CHECKS, isTold),
      quick ? runInOrder(listQuickTests(), isTold) : runInOrder(UNITS, show),
    ])) ?? (quick ? undefined : await runBeside([runInOrder(BUDGETS, isTold), runInOrder(BROWSER, show)]));
  if (first) return { lines: [`failed: ${first.slice(1).join(' ')}`], exitCode: 1 };
  return { lines: quick ? ['The quick tests passed.'] : [], exitCode: 0 };
});

/** The step that failed first; what comes after it is not begun. */
async function runInOrder(
  steps: readonly Step[],
  run: (step: Step) => Promise<boolean>,
): Promise<Step | undefined> {
  for (const step of steps) if (!(await run(step))) return step;
  return undefined;
}

/** The first in the list of what failed, once all have ended. */
async function runBeside(runs: readonly Promise<Step | undefined>[]): Promise<Step | undefined> {
  return (await Promise.all(runs)).find((step) => step !== undefined);
}

/** Runs a step, which prints for itself; whether it went well. */
function show([, command = '', ...args]: Step): Promise<boolean> {
  const child = spawn(command, args, { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

/** The same beside another step: what it prints comes at its end in one piece. */
function tell([name, command = '', ...args]: Step, say: (line: string) => void): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(command, args, { maxBuffer: 2 ** 26 }, (error, ...printed) => {
      for (const line of [name, ...printed.join('').split('\n')]) say(line);
      resolve(error === null);
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
