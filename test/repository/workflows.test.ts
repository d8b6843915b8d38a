import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  id: z.string().optional(),
  if: z.string().optional(),
});
const workflowSchema = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.unknown().optional(),
  jobs: z.record(
    z.string(),
    z.looseObject({
      if: z.string().optional(),
      uses: z.string().optional(),
      steps: z.array(stepSchema).default([]),
    }),
  ),
});
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const FILES = globSync('.github/workflows/*.yml').sort();
const read = (file: string) => workflowSchema.parse(parse(readFileSync(file, 'utf8'), { strict: true }));

describe.each(FILES)('%s', (file) => {
  const jobs = Object.values(read(file).jobs);
  const steps = jobs.flatMap((job) => job.steps);

  test('has steps that do one thing each, with what is there', () => {
    for (const { run, uses } of steps) expect([run, uses].filter(Boolean)).toHaveLength(1);
    for (const uses of [...jobs, ...steps].flatMap((each) => each.uses ?? [])) {
      if (uses.startsWith('./')) expect(existsSync(uses), uses).toBe(true);
      else expect(uses).toMatch(/^actions\/[a-z-]+@v\d+$/);
    }
  });

  test('runs commands that there are, and no text of others as a command', () => {
    for (const { run = '' } of steps) {
      const named = [...run.matchAll(/npm run ([a-z:-]+)/g)].map(([, script = '']) => script);
      expect(named.filter((script) => !(script in scripts))).toEqual([]);
      for (const [path] of run.matchAll(/^\.[\w./-]+/gm)) expect(existsSync(path), path).toBe(true);
      expect(run).not.toContain('${{');
    }
  });

  test('asks only steps before it for what they gave', () => {
    steps.forEach((step, index) => {
      const asked = [...JSON.stringify(step).matchAll(/steps\.([\w-]+)\./g)].map(([, id]) => id);
      const before = steps.slice(0, index).map(({ id }) => id);
      expect(asked.filter((id) => !before.includes(id))).toEqual([]);
    });
  });
});

describe('the workflow that asks for new editions', () => {
  const workflow = read('.github/workflows/new-edition.yml');

  test('comes by a schedule and is off until a variable names the page', () => {
    expect(workflow.on).toHaveProperty('schedule');
    for (const job of Object.values(workflow.jobs)) expect(job.if).toContain("vars.EDITION_PAGE != ''");
    expect(readFileSync('docs/new-editions.md', 'utf8')).toContain('`EDITION_PAGE`');
  });

  test('keeps, reads, checks and reports before it opens the pull request', () => {
    const runs = Object.values(workflow.jobs).flatMap((job) => job.steps.map(({ run = '' }) => run));
    const order = [
      'ingest:add',
      'npm run ingest\n',
      '--check',
      'npm run build',
      'translate:report',
      'gh pr create',
    ];
    const all = runs.join('\n');
    expect(order.map((part) => all.indexOf(part))).toEqual(
      order.map((part) => all.indexOf(part)).sort((a, b) => a - b),
    );
    expect(order.filter((part) => !all.includes(part))).toEqual([]);
  });

  test('asks for no more rights than the one job needs', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });
});
