import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { cloneProject } from '../clone-project.ts';

/** An edition of a publisher, as README's story has it, and the one that follows. Of full size: `edition.corpus.test.ts`. */
interface Story {
  documents: string[];
  next: string[];
  /** A rule of the first edition, by its number and a word of each language. */
  rule: { number: string; en: string; ja: string };
  /** The day of the edition that follows, in addresses and as the Japanese heading has it. */
  nextDay: string;
  nextHeading: string;
}

/** The story of an invented game, whose first edition is of the same day as the newest of the sample. */
function writeStory(folder: string): Story {
  const read = (lang: 'en' | 'ja') => readFileSync(`test/fixtures/ingest/pair/input.${lang}.txt`, 'utf8');
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const english = read('en').replace('March 1, 2026', 'April 17, 2026');
  const japanese = read('ja').replace('2026年3月1日', '2026年4月17日');
  return {
    documents: [write('rules-en.txt', english), write('ルール.txt', japanese)],
    next: [
      write('rules-en-2.txt', english.replace('April 17', 'April 18').replace('nine candles', 'ten candles')),
    ],
    rule: { number: '100.1a', en: 'nine candles', ja: '九本' },
    nextDay: '2026-04-18',
    nextHeading: '2026年4月18日',
  };
}

/** Starts `npm start` in a folder and waits until it says where the site is. */
async function start(
  folder: string,
): Promise<{ child: ChildProcess; address: string; output: () => string }> {
  const script = resolve('node_modules/.bin/node');
  const child = spawn(script, ['scripts/start.ts', '--port', '0'], { cwd: folder });
  let output = '';
  const address = await new Promise<string>((done, fail) => {
    const listen = (data: Buffer) => {
      output += data;
      const found = /pages at (\S+)/.exec(output);
      if (found?.[1]) done(found[1]);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('close', () => fail(new Error(output)));
  });
  return { child, address, output: () => output };
}

test('a publisher clones the project, adds an edition, and a day later the next', async ({ page }) => {
  test.setTimeout(600_000); // two builds of a site, on any machine
  const clone = cloneProject();
  const folder = dirname(clone);
  const { documents, next, rule, nextDay, nextHeading } = writeStory(folder);
  const add = (files: readonly string[]) =>
    execFileSync(resolve('node_modules/.bin/node'), ['scripts/ingest-add.ts', ...files], { cwd: clone });
  const started: ChildProcess[] = [];
  try {
    add(documents);
    const first = await start(clone);
    started.push(first.child);
    expect(first.output()).toContain('The sample is left out');
    await page.goto(`${first.address}ja/cr/${rule.number}/`);
    await expect(page.locator('main')).toContainText(rule.ja);
    await expect(page.locator('main')).toContainText(new RegExp(rule.en, 'i'));
    await expect(page.locator('main')).not.toContainText('非公式');
    first.child.kill();

    const list = join(clone, 'content/published-numbers.json');
    const published: string[] = JSON.parse(readFileSync(list, 'utf8'));
    expect(published).toContain(rule.number);

    add(next);
    const second = await start(clone);
    started.push(second.child);
    await page.goto(`${second.address}ja/changes/${nextDay}/`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(nextHeading);
    await page.goto(`${second.address}en/cr/${rule.number}/`);
    await expect(page.locator('main')).toContainText(rule.ja);
    expect(JSON.parse(readFileSync(list, 'utf8'))).toEqual(expect.arrayContaining(published));
    // Pages, pictures, readings and the site before are kept for the next run; nothing else is left.
    expect(readdirSync(join(clone, '.cache')).sort()).toEqual(['pages', 'pictures', 'readings', 'site']);
  } finally {
    for (const child of started) child.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
