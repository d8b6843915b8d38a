import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeSmallSite } from './small-site.ts';

const ACTION = resolve('.github/actions/check-citations');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'action-'));
  writeSmallSite(join(folder, 'site'));
  writeFileSync(join(folder, 'a b.md'), 'rule 502.1');
  writeFileSync(join(folder, 'right.md'), 'rule 100.1');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const run = (inputs: Record<string, string>) =>
  spawnSync('bash', [join(ACTION, 'check.sh')], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      ACTION_PATH: ACTION,
      RUNNER_TEMP: folder,
      GITHUB_OUTPUT: join(folder, 'output'),
      CHECK_SITE: 'site',
      ...inputs,
    },
  });

describe('the step of the composite action', () => {
  test('fails for a citation that is not right, prints it, and leaves SARIF to upload', () => {
    const { status, stdout } = run({ CHECK_PATH: 'right.md\na b.md\n', CHECK_AS_OF: '2005-05-05' });
    expect({ status, stdout }).toMatchObject({
      status: 1,
      stdout: expect.stringContaining('a b.md:1:6: moved: 502.1 is 702.3 today'),
    });
    const [, sarif = ''] = /^sarif=(.+)$/m.exec(readFileSync(join(folder, 'output'), 'utf8')) ?? [];
    expect(JSON.parse(readFileSync(sarif, 'utf8')).runs[0].results).toHaveLength(1);
  });

  test('passes where all are right, and where it is only to report', () => {
    expect(run({ CHECK_PATH: 'right.md' }).status).toBe(0);
    expect(run({ CHECK_AS_OF: '2005-05-05', CHECK_FAIL: 'false', CHECK_PATH: 'a b.md' }).status).toBe(0);
  });

  test('takes an input for a path or a day, never for a command or an option', () => {
    const hostile = run({ CHECK_PATH: '--fix\n$(touch hit)', CHECK_AS_OF: '`touch hit`' });
    expect(hostile.status).toBe(2);
    expect(() => readFileSync(join(folder, 'hit'))).toThrow();
    expect(run({ CHECK_PATH: '--fix' }).stderr).toContain('--fix: there is no such file or folder');
  });
});

test('every input of the action reaches its step', () => {
  const action = readFileSync(join(ACTION, 'action.yml'), 'utf8');
  const script = readFileSync(join(ACTION, 'check.sh'), 'utf8');
  const [, inputs = ''] = /^inputs:\n([\s\S]*?)^outputs:/m.exec(action) ?? [];
  const names = [...inputs.matchAll(/^ {2}([\w-]+):$/gm)].map(([, name]) => name);
  expect(names).toEqual(['path', 'as-of', 'git', 'site', 'fail']);
  for (const name of names) {
    const [, variable = ''] =
      new RegExp(`(CHECK_\\w+): \\$\\{\\{ inputs\\.${name} \\}\\}`).exec(action) ?? [];
    expect(script).toContain(`\${${variable}:-`);
  }
});
