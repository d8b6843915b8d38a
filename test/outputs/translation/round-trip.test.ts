import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { manifestSchema } from '../../../src/reading/sources/manifest.ts';
import { createProject, runScript } from '../../ingest/run-script.ts';
import { FILLED, type FilledFormat, fillIn } from './fill-in.ts';

const FIXTURES = 'test/fixtures/translation';
const FORMATS = Object.keys(FILLED) as FilledFormat[];
const NEW = '2025-06-01';
const OLD = '2025-03-01';

let project: string;
const run = (script: string, ...args: string[]) => runScript(script, args, project);
const inProject = (path: string) => join(project, path);
const read = (path: string) => readFileSync(inProject(path), 'utf8');
const exported = async (format: string, edition: string, out: string) => {
  const done = await run('translate-export.ts', '--edition', edition, '--format', format, '--out', out);
  expect(done.stderr).toBe('');
  return done.stdout;
};
/** The units to translate, from a table of them. */
const listOpen = () => {
  const table = read('open.csv')
    .split('\r\n')
    .filter((line) => line.includes(',open,'));
  return table
    .map((line) => ({ english: /,open,[a-z]+,(?:"((?:[^"]|"")*)"|([^,]*)),/.exec(line) }))
    .map(({ english }) => ({ english: (english?.[1] ?? english?.[2] ?? '').replaceAll('""', '"') }));
};

beforeAll(async () => {
  project = createProject();
  for (const name of readdirSync(FIXTURES)) copyFileSync(join(FIXTURES, name), inProject(name));
  expect((await run('ingest-add.ts', 'old.en.txt', 'old.ja.txt', 'new.en.txt')).stderr).toBe('');
  await exported('csv', NEW, 'open.csv');
});

describe('a new edition', () => {
  test('is handed out with what holds locked and what changed open', async () => {
    const lines = await exported('xliff', NEW, 'new.xlf');
    expect(lines).toMatch(/new\.xlf: 31 units of edition 2025-06-01/);
    const text = read('new.xlf');
    const unit = (id: string) => new RegExp(`<unit id="${id}" .*`).exec(text)?.[0] ?? '';
    expect(unit('100.1')).toMatch(/translate="no".*state="final"/);
    expect(unit('101.3')).toMatch(/type="taiyaku:moved" translate="no"/);
    expect(unit('100.2')).toMatch(/state="translated".*<target>.*dataRef="d2"/);
    expect(unit('100.2')).toContain('<data id="d2">101.3</data>');
    expect(unit('101.4')).toMatch(
      /<mtc:match ref="#s1" type="tm" similarity="\d\d" origin="2025-03-01 101.3">/,
    );
    expect(unit('101.4')).toContain('state="initial"');
    expect(unit('101.2')).not.toContain('<target>');
    expect(unit('102.1:2')).toContain('(example)');
    expect(unit('glossary:wick')).toContain('Wick');
  });

  test.each(FORMATS)('comes back filled in as %s, is kept, ingested and read', async (format) => {
    const ending = FILLED[format];
    await exported(format, NEW, `new.${ending}`);
    writeFileSync(inProject(`filled.${ending}`), fillIn(format, read(`new.${ending}`), listOpen));
    const imported = await run(
      'translate-import.ts',
      `filled.${ending}`,
      '--strict',
      '--out',
      `kept-${format}`,
    );
    expect(imported).toMatchObject({ exitCode: 0, stderr: '' });
    const folder = `kept-${format}/cr-${NEW}-ja`;
    const manifest = manifestSchema.parse(JSON.parse(read(`${folder}/manifest.json`)));
    expect(manifest).toMatchObject({
      edition: NEW,
      lang: 'ja',
      translation: {
        file: `filled.${ending}`,
        english: { id: `cr-${NEW}-en` },
        carried: { id: `cr-${OLD}-ja` },
      },
    });
    const document = read(`${folder}/${manifest.file}`);
    expect(document).toContain('このルールは2025年6月1日から有効です。');
    expect(document).toContain('101.3. ともっているろうそくは、');
    expect(document).toContain('rule 101.3に従い');
    expect(document).toMatch(/102\.1\. 仮の訳文\d+である（rule 101\.4参照）。\n例：仮の訳文/);
    const ingested = await run(
      'ingest.ts',
      join(folder, manifest.file),
      'new.en.txt',
      '--out',
      `collections-${format}`,
    );
    expect(ingested.exitCode).toBe(0);
    const rules: { number: string; ja?: unknown }[] = JSON.parse(
      read(`collections-${format}/rules/${NEW}.json`),
    );
    expect(rules.filter(({ ja }) => !ja)).toEqual([]);
  });

  test('is the same document whatever format it came back in', () => {
    const documents = FORMATS.map((format) => read(`kept-${format}/cr-${NEW}-ja/cr-${NEW}-ja.txt`));
    expect(new Set(documents).size).toBe(1);
  });

  test('half done, is kept without what is left, which is told by name', async () => {
    await exported('xliff', NEW, 'new.xlf');
    const done = await run('translate-import.ts', 'new.xlf', '--out', 'half');
    expect(done.exitCode).toBe(0);
    expect(done.stdout).toMatch(
      /\d+ units are left untranslated: 101\.2, 101\.4, 102, 102\.1, 102\.1:2, glossary:wick, glossary:wick:2/,
    );
    expect(done.stdout).toMatch(/new\.xlf:\d+:1: warning: 101\.2 is not translated: it is empty/);
    expect(read(`half/cr-${NEW}-ja/cr-${NEW}-ja.txt`)).not.toMatch(/^101\.2/m);
    const strict = await run('translate-import.ts', 'new.xlf', '--strict', '--out', 'none');
    expect(strict.exitCode).toBe(1);
    expect(existsSync(inProject('none'))).toBe(false);
  });
});

describe('a translation that comes in by and by', () => {
  test('ends as the same document as one that comes whole, and keeps what stands', async () => {
    await exported('xliff', NEW, 'whole.xlf');
    const whole = fillIn('xliff', read('whole.xlf'), listOpen);
    const started = read('whole.xlf').replace(/(<unit id="102".*?<\/source>)/, '$1<target>芯</target>');
    writeFileSync(
      inProject('whole.xlf'),
      started.replace('state="initial"><source>Wicks', 'state="translated"><source>Wicks'),
    );
    const again = await run(
      'translate-export.ts',
      '--edition',
      NEW,
      '--format',
      'xliff',
      '--out',
      'whole.xlf',
    );
    expect(again).toMatchObject({ exitCode: 1 });
    expect(again.stderr).toMatch(/whole\.xlf holds 1 translations that were not imported; import it first/);
    expect((await run('translate-import.ts', 'whole.xlf')).exitCode).toBe(0);
    expect(read(`content/sources/cr-${NEW}-ja/cr-${NEW}-ja.txt`)).toMatch(/^102\. 芯$/m);
    expect((await run('ingest.ts')).exitCode).toBe(0);
    const rules: { number: string; state: string; ja?: { edition?: string } }[] = JSON.parse(
      read(`content/collections/rules/${NEW}.json`),
    );
    expect(rules.find(({ number }) => number === '101.4')).toMatchObject({
      state: 'outdated',
      ja: { edition: OLD },
    });
    writeFileSync(inProject('whole.xlf'), whole);
    expect((await run('translate-import.ts', 'whole.xlf', '--strict')).exitCode).toBe(0);
    expect(read(`content/sources/cr-${NEW}-ja/cr-${NEW}-ja.txt`)).toBe(
      read(`kept-xliff/cr-${NEW}-ja/cr-${NEW}-ja.txt`),
    );
    const manifest = JSON.parse(read(`content/sources/cr-${NEW}-ja/manifest.json`));
    expect(manifest.translation).toMatchObject({ file: 'whole.xlf', carried: { id: `cr-${OLD}-ja` } });
    expect(manifest.translation).not.toHaveProperty('replaced');
  });

  test('is refused where it could not be read back, or would be written over what is not ours', async () => {
    const hostile = read('whole.xlf').replace(
      /(<unit id="101\.1".*?<target>)[^<]*/,
      '$1一行目。\n101.1a 別のルールである。',
    );
    writeFileSync(inProject('hostile.xlf'), hostile);
    const done = await run('translate-import.ts', 'hostile.xlf');
    expect(done.exitCode).toBe(1);
    expect(done.stderr).toMatch(
      /hostile\.xlf:\d+:1: error: 101\.1 would read back as “一行目。”.*a line must not begin like another rule/,
    );
    expect(read(`content/sources/cr-${NEW}-ja/cr-${NEW}-ja.txt`)).not.toContain('別のルール');
    expect(
      (await run('translate-export.ts', '--edition', NEW, '--format', 'po', '--out', 'old.ja.txt')).stderr,
    ).toMatch(/old\.ja\.txt: is another file/);
    expect((await run('translate-export.ts', '--edition', '1999-01-01', '--format', 'po')).stderr).toMatch(
      /edition 1999-01-01 has no English here \(kept are 2025-03-01, 2025-06-01\)/,
    );
    expect(await run('translate-import.ts', 'whole.xlf', '--out', '.')).toMatchObject({ exitCode: 0 });
  });
});

describe('an edition that is translated', () => {
  test.each(FORMATS)('comes back as %s without a change byte for byte', async (format) => {
    const file = `old.${FILLED[format]}`;
    await exported(format, OLD, file);
    const done = await run('translate-import.ts', file, '--strict', '--out', `same-${format}`);
    expect(done).toMatchObject({ exitCode: 0, stderr: '' });
    expect(readFileSync(inProject(`same-${format}/cr-${OLD}-ja/old.ja.txt`))).toEqual(
      readFileSync(resolve(FIXTURES, 'old.ja.txt')),
    );
    if (format !== 'xliff') return;
    expect((await run('translate-import.ts', file)).stdout).toContain(
      'is the same text already; nothing was written',
    );
  });

  test('with one unit changed, changes in that line alone', async () => {
    await exported('po', OLD, 'old.po');
    writeFileSync(inProject('changed.po'), read('old.po').replace('他に何も起こらない', '何も起こらない'));
    const done = await run('translate-import.ts', 'changed.po', '--out', 'changed');
    expect(done.stdout).toMatch(
      /changed\.po:\d+:1: info: 100\.2:3 was locked, and its translation is another now/,
    );
    const lines = (text: string) => text.split('\n');
    const before = lines(readFileSync(join(FIXTURES, 'old.ja.txt'), 'utf8'));
    const after = lines(read(`changed/cr-${OLD}-ja/old.ja.txt`));
    const other = after.filter((line, index) => line !== before[index]);
    expect(other).toEqual(['例：守り手が{W}だけを支払う。灯はともらず、何も起こらない。']);
  });

  test('and is kept as a web page, becomes text with that unit changed and all the rest', async () => {
    const other = createProject();
    const toHtml = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const lines = readFileSync(join(FIXTURES, 'old.ja.txt'), 'utf8').split(/\r?\n/);
    const page = lines.filter((line) => line.trim() !== '').map((line) => `<p>${toHtml(line)}</p>`);
    writeFileSync(
      join(other, 'old.ja.html'),
      `<!doctype html><html lang="ja"><meta charset="utf-8"><body>\n${page.join('\n')}\n</body></html>\n`,
    );
    copyFileSync(join(FIXTURES, 'old.en.txt'), join(other, 'old.en.txt'));
    expect((await runScript('ingest-add.ts', ['old.en.txt', 'old.ja.html'], other)).stderr).toBe('');
    const out = await runScript(
      'translate-export.ts',
      ['--edition', OLD, '--format', 'po', '--out', 'page.po'],
      other,
    );
    expect(out.stderr).toBe('');
    const file = join(other, 'page.po');
    writeFileSync(file, readFileSync(file, 'utf8').replace('他に何も起こらない', '何も起こらない'));
    const done = await runScript('translate-import.ts', ['page.po', '--out', 'from-page'], other);
    expect(done.stdout).toMatch(/page\.po:\d+:1: info: 100\.2:3 was locked/);
    const [name = ''] = readdirSync(join(other, `from-page/cr-${OLD}-ja`)).filter(
      (each) => each !== 'manifest.json',
    );
    const text = readFileSync(join(other, `from-page/cr-${OLD}-ja`, name), 'utf8');
    expect(name).toBe(`cr-${OLD}-ja.txt`);
    expect(text).toContain('灯はともらず、何も起こらない。');
    const changed = lines.filter((line) => line.trim() !== '' && !text.includes(line.trim()));
    expect(changed).toEqual([expect.stringContaining('他に何も起こらない')]);
  });
});
