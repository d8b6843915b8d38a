import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runIngest } from '../../src/ingest/command/run-ingest.ts';
import { openDiskStore, readAhead } from '../../src/ingest/pipeline/disk-store.ts';
import { ingest } from '../../src/ingest/pipeline/ingest.ts';
import { PackedTexts } from '../../src/ingest/pipeline/packed-texts.ts';
import type { InputFile } from '../../src/ingest/pipeline/read-input.ts';
import { isKept } from '../../src/ingest/pipeline/reading-store.ts';
import { reportDiagnostic } from '../../src/model/diagnostics/diagnostic.ts';
import { toInput } from './fixtures.ts';
import { createFolder, readFolder } from './run-script.ts';

/** An edition of a day, without its date line where none is given. */
function toEdition(day: string | undefined, rule: string): string {
  const date = day ? `These rules are effective as of ${day}.\n\n` : '';
  return `Magic: The Gathering Comprehensive Rules\n\n${date}Contents\n\n1. Lamps\n100. General\n\nGlossary\n\n1. Lamps\n\n100. General\n\n100.1. ${rule}\n\n100.2. Lamps burn.\n\nGlossary\n\nLamp\nA thing that burns.\n`;
}

const first = toInput('a.txt', toEdition('March 1, 2031', 'A lamp is lit.'));
const second = toInput('b.txt', toEdition('May 1, 2031', 'A lamp is lit once.'));
const broken: InputFile = { file: 'c.txt', bytes: new Uint8Array(), hints: {} };

describe('reading ahead', () => {
  const others = [second, toInput('d.txt', 'Q: May a lamp burn twice?\nA: Yes.\n'), first];

  test('a thread reads the later half, and what it read is what the run itself reads', async () => {
    const folder = createFolder();
    const store = openDiskStore(folder);
    readAhead([broken, ...others], folder, store, 1);
    await vi.waitFor(() => expect(others.slice(1).every((file) => isKept(store, file))).toBe(true), 20_000);
    expect(isKept(store, second)).toBe(false);
    expect(ingest({ files: others, store })).toEqual(ingest({ files: others }));
  });

  test('few documents are read by the run alone', () => {
    const folder = createFolder();
    readAhead(others, folder, openDiskStore(folder));
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('with --keep-going', () => {
  test('a document in error does not stop the others, and is named', () => {
    const { collections, report, leftOut } = ingest({ files: [first, broken, second], keepGoing: true });
    expect([...(collections?.keys() ?? [])].filter((name) => name.startsWith('rules/')).sort()).toEqual([
      'rules/2031-03-01.json',
      'rules/2031-05-01.json',
    ]);
    expect(leftOut).toEqual(['c.txt']);
    expect(report.diagnostics).toContainEqual(expect.objectContaining({ file: 'c.txt', severity: 'error' }));
    expect(collections?.get('diagnostics.json')).toContain('"file":"c.txt"');
    expect(report.sources.map(({ file }) => file)).toEqual(['a.txt', 'b.txt']);
  });

  test('of two texts of one edition the first is kept and the other told', () => {
    const twin = toInput('z.txt', toEdition('March 1, 2031', 'A lamp is out.'));
    const { collections, leftOut } = ingest({ files: [twin, first], keepGoing: true });
    expect(leftOut).toEqual(['z.txt']);
    expect(collections?.get('rules/2031-03-01.json')).toContain('A lamp is lit.');
    expect(ingest({ files: [twin, first] }).collections).toBeUndefined();
  });

  test('nothing is written where no document is good', () => {
    expect(ingest({ files: [broken], keepGoing: true }).collections).toBeUndefined();
    const unread = reportDiagnostic('file-missing', { file: 'd.txt', line: 1, column: 1 }, 'not there');
    expect(ingest({ files: [], keepGoing: true, diagnostics: [unread] }).collections).toBeUndefined();
  });

  test('the run ends with 1, and the good ones are on the disk', () => {
    const folder = createFolder();
    const files = [first, broken].map(({ file, bytes }) => {
      writeFileSync(join(folder, file), bytes);
      return join(folder, file);
    });
    const out = join(folder, 'out');
    const options = {
      files,
      out,
      hints: {},
      report: join(folder, 'report.json'),
      check: false,
      strict: false,
    };
    const stopped = runIngest({ ...options, keepGoing: false });
    expect([stopped.exitCode, stopped.lines.at(-1)]).toEqual([
      1,
      expect.stringContaining('nothing was written'),
    ]);
    const missing = join(folder, 'missing.txt');
    const { exitCode, lines } = runIngest({ ...options, files: [...files, missing], keepGoing: true });
    expect(exitCode).toBe(1);
    for (const file of [files[1], missing]) expect(lines[0]).toContain(file);
    expect(Object.keys(readFolder(out))).toContain('rules/2031-03-01.json');
    expect(readFileSync(options.report, 'utf8')).toContain('file-empty');
  });
});

describe('a day in the name of a file', () => {
  const undated = toEdition(undefined, 'A lamp is lit.');

  test.each(['20310301.txt', 'cr-2031-03-01-en.txt', 'MagicCompRules 20310301.txt'])(
    '%s tells it',
    (name) => {
      const { collections, report } = ingest({ files: [toInput(name, undated)] });
      expect(collections?.has('rules/2031-03-01.json')).toBe(true);
      expect(report.diagnostics).toContainEqual(
        expect.objectContaining({ code: 'edition-from-name', file: name }),
      );
    },
  );

  test('stands behind the one that the text tells', () => {
    const { collections } = ingest({ files: [toInput('20300101.txt', toEdition('March 1, 2031', 'Lit.'))] });
    expect(collections?.has('rules/2031-03-01.json')).toBe(true);
  });
});

describe('a store of readings', () => {
  test('makes no difference to what is written', () => {
    const store = openDiskStore(mkdtempSync(join(tmpdir(), 'taiyaku-readings-')));
    const run = () => ingest({ files: [first, second], store });
    const fresh = ingest({ files: [first, second] });
    for (const { collections, report } of [run(), run()]) {
      expect([...(collections ?? [])]).toEqual([...(fresh.collections ?? [])]);
      expect(report).toEqual(fresh.report);
    }
  });

  test('is asked before a document is read, and knows a changed one', () => {
    const kept = new PackedTexts();
    const written: string[] = [];
    const store = {
      get: (name: string) => kept.get(name),
      set: (name: string, text: string) => {
        written.push(name);
        kept.set(name, text);
      },
    };
    const countDocuments = () => new Set(written.map((name) => name.replace('-records', ''))).size;
    ingest({ files: [first, second], store });
    expect(countDocuments()).toBe(2);
    expect(written).toHaveLength(4);
    ingest({ files: [first, second], store });
    expect(written).toHaveLength(4);
    ingest({ files: [first, { ...second, bytes: first.bytes.slice(0, -10) }], store });
    expect(countDocuments()).toBe(3);
  });

  test('that loses what it was given costs a second reading', () => {
    const forgetful = { get: () => undefined, set: () => {} };
    const { collections } = ingest({ files: [first, second], store: forgetful });
    expect([...(collections ?? [])]).toEqual([...(ingest({ files: [first, second] }).collections ?? [])]);
  });

  test('whose files are damaged reads again', () => {
    const folder = mkdtempSync(join(tmpdir(), 'taiyaku-readings-'));
    ingest({ files: [first], store: openDiskStore(folder) });
    for (const [name] of Object.entries(readFolder(folder))) writeFileSync(join(folder, name), 'damaged');
    const { collections } = ingest({ files: [first], store: openDiskStore(folder) });
    expect(collections?.has('rules/2031-03-01.json')).toBe(true);
  });
});
