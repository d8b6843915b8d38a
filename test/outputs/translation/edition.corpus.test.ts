import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { onceFor } from '../../../src/rulebook/book/once.ts';
import { cloneProject } from '../../clone-project.ts';
import { corpusPath, describeWithCorpus, readCorpus } from '../../corpus.ts';
import { runScript } from '../../ingest/run-script.ts';
import { FILLED, type FilledFormat, fillIn } from './fill-in.ts';

const OLD = '2026-01-16';
const NEW = '2026-04-17';
const MINUTES = 60_000;

/** The stand-in of the official Japanese as the old translation, and the English edition after it. */
describeWithCorpus('an edition of full size', () => {
  let project: string;
  const run = (script: string, ...args: string[]) => runScript(script, args, project);
  const read = (path: string) => readFileSync(join(project, path), 'utf8');

  beforeAll(async () => {
    project = cloneProject();
    const documents = [
      'cr-en-archive/20260116.txt',
      'official-ja/ja-20260116.txt',
      'cr-en-archive/20260417.txt',
    ];
    const added = await run('ingest-add.ts', ...documents.map((path) => corpusPath(`corpus/${path}`)));
    expect(added.exitCode).toBe(0);
  }, 3 * MINUTES);

  const exported = async (format: FilledFormat, edition: string) => {
    const file = `cr-${edition}.${FILLED[format]}`;
    const done = await run('translate-export.ts', '--edition', edition, '--format', format);
    expect(done).toMatchObject({ exitCode: 0, stderr: '' });
    return { file, stdout: done.stdout };
  };
  /** The old edition is written once in each format: nothing here changes it. */
  const exportOld = onceFor((format: FilledFormat) => exported(format, OLD));

  test.each(['xliff', 'csv'] as const)(
    'that is translated comes back as %s byte for byte',
    async (format) => {
      const { file, stdout } = await exportOld(format);
      expect(stdout).toMatch(/5,037 units.*\n {2}5,021 locked.*\n {2}0 proposed.*\n {2}16 to translate/);
      const done = await run('translate-import.ts', file, '--out', `same-${format}`);
      expect(done.exitCode).toBe(0);
      expect(done.stdout).toContain('16 units are left untranslated: 609.2:2, 611.2c:3, ');
      expect(readFileSync(join(project, `same-${format}/cr-${OLD}-ja/ja-20260116.txt`))).toEqual(
        readCorpus('corpus/official-ja/ja-20260116.txt'),
      );
    },
    3 * MINUTES,
  );

  test(
    'that was translated has one rule mended, and all other lines as they were',
    async () => {
      const { file } = await exportOld('csv');
      const line = (text: string) => text.split('\r\n').find((each) => /[", ]702\.9a[",]/.test(each)) ?? '';
      const japanese = /[ぁ-んァ-ヶ一-鿿]+。/.exec(line(read(file)))?.[0] ?? '';
      expect(japanese).not.toBe('');
      writeFileSync(
        join(project, 'mended.csv'),
        read(file).replace(line(read(file)), line(read(file)).replace(japanese, '直した。')),
      );
      expect((await run('translate-import.ts', 'mended.csv', '--out', 'mended')).exitCode).toBe(0);
      const [before, after] = [
        readCorpus('corpus/official-ja/ja-20260116.txt').toString(),
        read(`mended/cr-${OLD}-ja/ja-20260116.txt`),
      ].map((text) => text.split('\n'));
      const changed = after?.filter((each, index) => each !== before?.[index]);
      expect(changed).toHaveLength(1);
      expect(changed?.[0]).toMatch(/^702\.9a .*直した。/);
      expect(after).toHaveLength(before?.length ?? 0);
    },
    3 * MINUTES,
  );

  test(
    'that is new goes out, is filled in, comes back, is ingested and built, its site with what it cannot do without',
    async () => {
      const { file, stdout } = await exported('xliff', NEW);
      expect(stdout).toMatch(/5,073 units.*\n {2}4,935 locked.*\n {2}61 proposed.*\n {2}77 to translate/);
      writeFileSync(
        join(project, file),
        fillIn('xliff', read(file), () => []),
      );
      const imported = await run('translate-import.ts', file, '--strict');
      expect(imported).toMatchObject({ exitCode: 0, stderr: '' });
      expect(imported.stdout).toContain(`content/sources/cr-${NEW}-ja: kept`);
      const again = await exported('po', NEW);
      expect(again.stdout).toMatch(/5,073 units.*\n {2}5,073 locked/);
      expect((await run('translate-import.ts', again.file, '--strict')).stdout).toContain(
        'is the same text already',
      );
      const ingested = await run('ingest.ts');
      expect(ingested.exitCode).toBe(0);
      const rules: { number: string; state: string }[] = JSON.parse(
        read(`content/collections/rules/${NEW}.json`),
      );
      expect(rules.filter(({ state }) => state !== 'current')).toEqual([]);
      const settings = JSON.parse(read('content/site.json'));
      const parts = { previewPictures: false, ruleMarkdown: false };
      writeFileSync(join(project, 'content/site.json'), JSON.stringify({ ...settings, ...parts }));
      const build = [resolve('scripts/build.ts')];
      const built = spawnSync(process.execPath, build, { cwd: project, encoding: 'utf8' });
      expect(built).toMatchObject({ status: 0 });
      const page = read('dist/ja/cr/702.190/index.html');
      expect(page).toContain('仮の訳文');
      expect(page).not.toMatch(/og:image|text\/markdown/);
      expect(existsSync(join(project, 'dist/pictures'))).toBe(false);
      expect(existsSync(join(project, 'dist/ja/cr/702.190.md'))).toBe(false);
      // It is the publisher's own, beside the edition before it, whose every number keeps its page.
      const [rule = ''] = /<main[\s\S]*<\/main>/.exec(read('dist/ja/cr/702.9b/index.html')) ?? [];
      expect(rule).toContain('飛行');
      expect(rule).toMatch(/flying/i);
      expect(rule).not.toContain('非公式');
      expect(read(`dist/ja/changes/${NEW}/index.html`)).toMatch(/<h1[\s\S]*2026年4月17日[\s\S]*<\/h1>/);
      const older: { number: string }[] = JSON.parse(read(`content/collections/rules/${OLD}.json`));
      const published: string[] = JSON.parse(read('content/published-numbers.json'));
      expect(published).toEqual(expect.arrayContaining(older.map(({ number }) => number)));
      for (const number of published) expect(existsSync(join(project, `dist/cr/${number}`))).toBe(true);
    },
    15 * MINUTES,
  );
});
