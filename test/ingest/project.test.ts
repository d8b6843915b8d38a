import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openProject } from '../../src/commands/command-line/open-project.ts';
import { toSha256 } from '../../src/disk/hash-files.ts';
import { runIngest } from '../../src/ingest/command/run-ingest.ts';
import { DIGEST } from '../digest-project.ts';
import { readGame, restoreGame } from '../games.ts';

restoreGame();

const RULES = {
  en: 'Rules of the Quay\n\nEffective as of May 4, 2031\n\n1. Boats\n\n1a. A boat needs two hands.\n\n1a1. One hand holds the rope.\n\n1a1a. A wet rope counts as held.\n\n1b. See rule 1a1.\n',
  ja: '波止場ルール\n\n2031年5月4日から有効\n\n1. 船\n\n1a. 船には二人が要る。\n\n1a1. 一人は綱を持つ。\n\n1a1a. 濡れた綱も持たれているとみなす。\n\n1b. ルール1a1を参照。\n',
};

function makeProject(game: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'taiyaku-project-'));
  writeFileSync(join(folder, 'game.json'), typeof game === 'string' ? game : JSON.stringify(game));
  for (const [lang, text] of Object.entries(RULES)) {
    const source = join(folder, 'sources', `quay-${lang}`);
    mkdirSync(source, { recursive: true });
    writeFileSync(join(source, 'rules.txt'), text);
    const manifest = JSON.parse(
      readFileSync(`${DIGEST.authored}/sources/digest-2026-04-17-en/manifest.json`, 'utf8'),
    );
    const { sample: _, ...kept } = {
      ...manifest,
      id: `quay-${lang}`,
      file: 'rules.txt',
      lang,
      edition: '2031-05-04',
      sha256: toSha256(Buffer.from(text)),
    };
    writeFileSync(join(source, 'manifest.json'), JSON.stringify(kept));
  }
  return folder;
}

/** What a command does that is given `--project`. */
function run(folder: string, options = {}) {
  const opened = openProject(folder);
  if (opened) return opened;
  return runIngest(options);
}

it('reads the documents of another game by its own numbers, into its own folder', () => {
  const folder = makeProject(readGame('in-turn'));
  const { lines, exitCode } = run(folder);
  expect([exitCode, lines.at(-1)]).toEqual([0, expect.stringContaining('4 rules, 4 paired')]);
  const rules = JSON.parse(readFileSync(join(folder, 'collections/rules/2031-05-04.json'), 'utf8'));
  expect(rules.map(({ number, level }: { number: string; level: string }) => `${number} ${level}`)).toEqual([
    '1 section',
    '1a rule',
    '1a1 subrule',
    '1a1a subrule',
    '1b rule',
  ]);
  expect(run(folder, { check: true }).exitCode).toBe(0);
});

it('says what is wrong with a game file, and writes nothing', () => {
  const { names: _, ...nameless } = readGame('in-turn');
  for (const [game, problem] of [
    [nameless, 'game.json: names: '],
    ['{', 'game.json: not JSON: '],
  ] as const) {
    const folder = makeProject(game);
    const { lines, exitCode } = run(folder);
    expect([exitCode, lines.join('\n')]).toEqual([2, expect.stringContaining(problem)]);
    expect(existsSync(join(folder, 'collections'))).toBe(false);
  }
  expect(run('nowhere').lines.join()).toContain('nowhere/game.json');
});

it('refuses what is not of the game', () => {
  const folder = makeProject({
    ...readGame('in-turn'),
    recognised: { names: ['Lampfall'], titles: ['Lampfall Rules'] },
  });
  const { lines, exitCode } = run(folder);
  expect([exitCode, lines.join('\n')]).toEqual([
    1,
    expect.stringContaining('it calls itself “Rules of the Quay”'),
  ]);
});
