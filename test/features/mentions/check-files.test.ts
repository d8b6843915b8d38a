import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import iconv from 'iconv-lite';
import type { Log } from 'sarif';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseBlame } from '../../../src/outputs/citations/read-blame-days.ts';
import { runScript } from '../../ingest/run-script.ts';
import { writeSmallSite } from './small-site.ts';

const NODE = resolve('node_modules/.bin/node');
const SCRIPT = resolve('scripts/check-citations.ts');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citations-'));
  writeSmallSite(join(folder, 'site'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, content: string | Uint8Array): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** Starts the command in the folder, with a text on its standard input. */
const start = (args: readonly string[], input = '') =>
  spawnSync(NODE, [SCRIPT, '--site', 'site', ...args], { cwd: folder, encoding: 'utf8', input });
/** The same in this process, without an input. */
async function run(args: readonly string[]) {
  const { exitCode: status, ...printed } = await runScript(
    'check-citations.ts',
    ['--site', 'site', ...args],
    folder,
  );
  return { status, ...printed };
}
const THEN = ['--as-of', '2005-05-05'];

describe('the command that checks citations', () => {
  test('says of each what became of it, with its place, and exits with 1 where one is not right', async () => {
    write('faq.md', '# FAQ\n\nSee rule 502.1 and\r\nCR 100.1.\n');
    expect(start(['faq.md', ...THEN])).toMatchObject({
      status: 1,
      stdout: [
        'faq.md:3:10: moved: 502.1 is 702.3 today — Lampwork / 灯仕事',
        'faq.md:4:4: right: 100.1 names the same rule today — Two keepers sit at a lamp.',
        '2 citations: 1 right, 1 moved',
        '',
      ].join('\n'),
      stderr: '',
    });
    expect((await run(['faq.md', '--quiet', ...THEN])).stdout).not.toContain('100.1');
  });

  test('exits with 0 where all are right, and where there is none', async () => {
    write('a.txt', 'CR 100.1');
    write('b.txt', 'no rule here');
    expect(await run(['a.txt', 'b.txt', ...THEN])).toMatchObject({ status: 0, stderr: '' });
  });

  test('reads a tree without binary files, links and the code of others, whatever the encoding', async () => {
    write('tree/b/two.js', 'const rule = "502.1";');
    write('tree/a.txt', iconv.encode('総合ルール502.1を参照。これは日本語の文章です。', 'shift_jis'));
    write('tree/node_modules/x/index.js', 'rule 502.1');
    write('tree/.git/config', 'rule 502.1');
    write('tree/picture.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
    write('tree/data.bin', Buffer.concat([Buffer.from('rule 502.1'), Buffer.alloc(5000)]));
    symlinkSync('.', join(folder, 'tree/loop'));
    const report = JSON.parse((await run(['tree', '--format', 'json', ...THEN])).stdout);
    expect(report.citations).toMatchObject([
      {
        file: 'tree/a.txt',
        line: 1,
        column: 6,
        number: '502.1',
        status: 'moved',
        now: '702.3',
        day: '2005-05-05',
      },
      { file: 'tree/b/two.js', line: 1, column: 15, endColumn: 20, written: '502.1' },
    ]);
    expect(report.counts).toMatchObject({ citations: 2, moved: 2, right: 0 });
    expect(report.skipped.map(({ file }: { file: string }) => file)).toEqual([
      'tree/data.bin',
      'tree/picture.png',
    ]);
  });

  test('“right” is more than there: names and words of another rule are told, and fail the check', async () => {
    write('a.md', 'Rule 702.3, “Tidewatch.”\n\n灯仕事：総合ルール702.3「灯仕事」\n\nRule 100.1 (Lampwork)\n');
    write('b.md', 'CR 100.1 says “each keeper may light one lamp at dusk”.\n');
    write(
      'c.md',
      'CR 101.1 (lampwork), “Lampwork” (rule 702.3), “What a fine game of lamps this is, friends” (702.3a)',
    );
    const done = await run(['a.md', 'b.md', 'c.md']);
    expect(done.status).toBe(1);
    expect(done.stdout).toBe(
      [
        'a.md:1:6: right: 702.3 names the same rule today — Lampwork / 灯仕事',
        'a.md:1:6: misquoted: “Tidewatch.”: the name of 101.1, not of 702.3.',
        'a.md:3:10: right: 702.3 names the same rule today — Lampwork / 灯仕事',
        'a.md:5:6: right: 100.1 names the same rule today — Two keepers sit at a lamp.',
        'a.md:5:6: misquoted: “Lampwork”: the name of 702.3, not of 100.1.',
        'b.md:1:4: right: 100.1 names the same rule today — Two keepers sit at a lamp.',
        'b.md:1:4: misquoted: “each keeper may light one lamp at dusk”: the words of 702.3a, not of 100.1.',
        'c.md:1:4: right: 101.1 names the same rule today — Tidewatch',
        'c.md:1:39: right: 702.3 names the same rule today — Lampwork / 灯仕事',
        'c.md:1:93: perhaps: 702.3a was not read as a citation — Each keeper may light one lamp at dusk.',
        '6 citations: 6 right; 3 misquoted; 1 perhaps',
        '',
      ].join('\n'),
    );
    expect((await run(['c.md'])).status).toBe(0);
    const { citations, counts, perhaps } = JSON.parse(
      (await run(['b.md', 'c.md', '--format', 'json'])).stdout,
    );
    expect(citations[0]).toMatchObject({
      status: 'right',
      name: { en: 'Two keepers sit at a lamp.' },
      misquoted: [{ kind: 'elsewhere', number: '702.3a' }],
    });
    expect(counts).toMatchObject({ right: 3, misquoted: 1, perhaps: 1 });
    expect(perhaps).toMatchObject([{ file: 'c.md', number: '702.3a', line: 1 }]);
    const [sarif] = JSON.parse((await run(['b.md', '--format', 'sarif'])).stdout).runs;
    expect(sarif.results).toMatchObject([{ ruleId: 'citation-misquoted', level: 'error' }]);
  });

  test('mends what moved and nothing else: mark, line ends, permissions and other encodings stay', async () => {
    const text = '\ufeff#!/bin/sh\r\n# rule 502.1. Rule 502.1c\rCR 100.1\n';
    const file = write('tree/script.sh', text);
    chmodSync(file, 0o755);
    const legacy = write(
      'tree/legacy.txt',
      iconv.encode('総合ルール502.1を参照。これは日本語の文章です。', 'shift_jis'),
    );
    const before = readFileSync(legacy);
    symlinkSync('script.sh', join(folder, 'tree/link.sh'));
    const first = await run(['tree/link.sh', 'tree', '--fix', ...THEN]);
    expect(first.status).toBe(1);
    expect(first.stdout).toContain('moved, fixed: 502.1 is 702.3 today');
    expect(first.stdout).toContain('tree/legacy.txt: not changed: it is not UTF-8');
    expect(readFileSync(file, 'utf8')).toBe(text.replace('502.1.', '702.3.'));
    expect(statSync(file).mode & 0o777).toBe(0o755);
    expect(readFileSync(legacy)).toEqual(before);
  });

  test('mends the standard input to the standard output, and the rest of the pipe gets nothing else', () => {
    const fixed = start(['-', '--fix', ...THEN], 'rule 502.1\n');
    expect(fixed).toMatchObject({ status: 0, stdout: 'rule 702.3\n' });
    expect(start(['-', ...THEN], 'rule 502.1').stdout).toContain('-:1:6: moved');
  });

  test('SARIF has every citation to look at, with a rule, a place and a path that is an address', async () => {
    write('a b/#1.md', '🙂 rule 502.1, CR 100.1, CR 999.9z');
    const done = await run(['a b', '--format', 'sarif', ...THEN]);
    expect(done.status).toBe(1);
    const log: Log = JSON.parse(done.stdout);
    expect(log.version).toBe('2.1.0');
    const [sarif] = log.runs;
    const rules = sarif?.tool.driver.rules ?? [];
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(sarif?.results).toHaveLength(2);
    for (const { ruleId, ruleIndex, level, message, locations } of sarif?.results ?? []) {
      expect(rules[ruleIndex ?? -1]).toMatchObject({ id: ruleId, defaultConfiguration: { level } });
      expect(message.text).toBeTruthy();
      expect(locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe('a%20b/%231.md');
    }
    expect(sarif?.results?.[0]?.locations?.[0]?.physicalLocation?.region).toEqual({
      startLine: 1,
      startColumn: 9,
      endLine: 1,
      endColumn: 14,
    });
  });

  test('--git takes the day of each line from its commit', async () => {
    const git = (...args: string[]) =>
      execFileSync('git', args, {
        cwd: folder,
        env: {
          ...process.env,
          GIT_CONFIG_GLOBAL: '',
          GIT_AUTHOR_DATE: '2005-05-05T12:00:00Z',
          GIT_COMMITTER_DATE: '2005-05-05T12:00:00Z',
        },
      });
    const file = write('faq.md', 'rule 502.1\n');
    git('init', '-q');
    git('add', 'faq.md');
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'a');
    writeFileSync(file, 'rule 502.1\nrule 702.3\n');
    const { citations } = JSON.parse((await run(['faq.md', '--git', '--format', 'json'])).stdout);
    expect(citations).toMatchObject([
      { status: 'moved', day: '2005-05-05' },
      { line: 2, status: 'right' },
    ]);
    expect(citations[1]).not.toHaveProperty('day');
    // To Git a carriage return ends no line.
    writeFileSync(file, 'rule 502.1\n'.replace('rule', 'a\rb\rrule'));
    git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qam', 'b');
    writeFileSync(file, 'a\rb\rrule 502.1\nnew\nrule 502.1\n');
    const again = JSON.parse((await run(['faq.md', '--git', '--format', 'json'])).stdout).citations;
    expect(again.map(({ day }: { day?: string }) => day)).toEqual(['2005-05-05', undefined]);
  });

  test('ends quietly where the reader of its output has seen enough', () => {
    write('long.txt', 'rule 100.1\n'.repeat(50_000));
    const { stdout, stderr } = spawnSync(
      'bash',
      ['-c', `"${NODE}" "${SCRIPT}" long.txt --site site | head -1`],
      { cwd: folder, encoding: 'utf8' },
    );
    expect({ stdout, stderr }).toEqual({
      stdout: 'long.txt:1:6: right: 100.1 names the same rule today — Two keepers sit at a lamp.\n',
      stderr: '',
    });
  });

  test.each([
    [['nowhere.txt'], 'nowhere.txt: there is no such file or folder'],
    [[], 'name a file or a folder'],
    [['-', 'site'], 'goes with no other path'],
    [
      ['site', '--as-of', '2005-02-30'],
      '--as-of 2005-02-30: neither a day of the calendar such as 2026-04-17 nor a version',
    ],
    [['site', '--format', 'xml'], '--format xml: one of text, json, sarif'],
    [['site', '--site', 'elsewhere'], '--site elsewhere: no built site'],
    [['site', '--wrong'], "Unknown option '--wrong'"],
  ])('%j is wrong usage', async (args, message) => {
    const { status, stdout, stderr } = await run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
  });
});

test('a commit whose facts stand once gives the day of all its lines', () => {
  const [a, b, none] = ['a'.repeat(40), 'b'.repeat(40), '0'.repeat(40)];
  const output = [
    `${a} 1 1 2\nauthor A\nauthor-time 1115294400\n\tauthor-time 9`,
    `${a} 2 2\n\ttwo`,
    `${b} 1 3 1\nauthor-time 86400\n\tthree`,
    `${none} 4 4 1\nauthor-time 1999999999\n\tfour`,
    `${a} 3 5 1\n\tfive`,
  ].join('\n');
  expect([...parseBlame(output)]).toEqual([
    [1, '2005-05-05'],
    [2, '2005-05-05'],
    [3, '1970-01-02'],
    [5, '2005-05-05'],
  ]);
});
