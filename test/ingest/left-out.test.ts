import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../src/ingest/pipeline/read-input.ts';
import type { DocumentKind } from '../../src/model/records/document.ts';
import { detectKind, readers } from '../../src/reading/kinds/readers.ts';
import { Ledger } from '../../src/reading/sources/ledger.ts';
import { readMail } from '../../src/reading/sources/mail/read-mail.ts';
import { readSource } from '../../src/reading/sources/read-source.ts';

const FIXTURES = join(import.meta.dirname, '..', 'fixtures');
const documents = ['layouts', 'readers'].flatMap((folder) =>
  readdirSync(join(FIXTURES, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /input\.\w+$/.test(file))
    .map((file) => join(folder, file))
    .sort(),
);

const WORD = /\p{L}{2,}/gu;

/** What a document leaves out as marks or furniture, and the words that stand in its records or that a diagnostic names. */
function findLost(file: string, bytes: Uint8Array): string[] {
  const { source } = readSource(bytes, file);
  if (!source) return [];
  const ledger = new Ledger(source);
  const kind = detectKind(source).kind;
  const reading = readers[kind].read(source, ledger, {});
  const { read, diagnostics } = readInput({ file, bytes, hints: { kind } });
  const said = JSON.stringify([reading.title, read?.records(), diagnostics]).normalize('NFKC');
  return ledger
    .listLeftOut()
    .filter(({ name }) => name === 'marker' || name === 'furniture')
    .flatMap(({ start, end }) => source.text.slice(start, end).normalize('NFKC').match(WORD) ?? [])
    .filter((word) => !said.includes(word));
}

/** Words that no document has, one a script, as people put them into a line. */
const PLANTED = ['zyxquoth', '鰐鰊鱈', 'ヌヲヱヴ', 'ぬゎゐゑ'] as const;
const PLANTS: Record<string, (line: string, word: string) => string> = {
  'as a remark behind it': (line, word) => `${line}（${word}）`,
  'as a remark with a blank': (line, word) => `${line} (${word})`,
  'as a reading behind its first name': (line, word) =>
    line.replace(/[\p{Script=Han}]{2,}/u, `$&（${word}）`),
  'as a further cell': (line, word) => `${line} | ${word}`,
  'behind a stroke': (line, word) => `${line} / ${word}`,
  'as its first word': (line, word) => `${word} ${line}`,
  'as its last word': (line, word) => `${line} ${word}`,
  'in brackets before it': (line, word) => `【${word}】${line}`,
  'behind a colon': (line, word) => `${line}: ${word}`,
  'as a word in it': (line, word) => line.replace(/(?<=\S) (?=\S)/, ` ${word} `),
};

describe('what the ledger counts as standing in a record', () => {
  // The headers of a mail have an encoding of their own, and some texts are UTF-16.
  const texts = documents.filter((file) => {
    const bytes = readFileSync(join(FIXTURES, file));
    return file.endsWith('.txt') && !readMail(bytes) && !bytes.includes(0);
  });
  const kinds = new Set(texts.map((file) => file.split('/')[1]));

  it.each(Object.keys(PLANTS))('stands in one, or is left out by name: a word put %s', (how) => {
    expect(kinds.size).toBeGreaterThan(8);
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.constantFrom(...PLANTED), fc.nat(), (file, word, at) => {
        const lines = readFileSync(join(FIXTURES, file), 'utf8').split('\n');
        const full = [...lines.keys()].filter((line) => lines[line]?.trim());
        const line = full[at % full.length] ?? 0;
        lines[line] = PLANTS[how]?.(lines[line] ?? '', word) ?? '';
        if (!lines[line].includes(word)) return;
        const bytes = Buffer.from(lines.join('\n'));
        const { read, diagnostics } = readInput({ file: 'planted.txt', bytes, hints: {} });
        const said = JSON.stringify([read?.reading, read?.records(), diagnostics]);
        expect(
          said.includes(word) || isLeftOut(bytes, word, read?.kind),
          `${file}:${line + 1}: ${lines[line]}`,
        ).toBe(true);
      }),
      { numRuns: 120 },
    );
  });
});

/** Whether a word is part of what a reader leaves out by name. */
function isLeftOut(bytes: Buffer, word: string, kind: DocumentKind = 'document'): boolean {
  const { source } = readSource(bytes, 'planted.txt');
  if (!source) return false;
  const ledger = new Ledger(source);
  readers[kind].read(source, ledger, {});
  return [...(source.skips ?? []), ...ledger.listLeftOut()].some(({ start, end }) =>
    source.text.slice(start, end).includes(word),
  );
}

describe('what is left out as marks or furniture', () => {
  it.each(documents)('holds no word that stands nowhere: %s', (file) => {
    const lost = findLost(
      file.endsWith('html') ? 'input.html' : 'input.txt',
      readFileSync(join(FIXTURES, file)),
    );
    expect(lost.filter((word) => !LABELS.test(word))).toEqual([]);
  });

  it('is none of a table, of whatever width and however it is written', () => {
    const cell = fc.constantFrom('鐘', 'Bell', '霧笛が鳴る', 'A bell rings.', '12', '{2}{B}', 'Creature');
    const table = fc
      .integer({ min: 2, max: 7 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 2, maxLength: 6 }),
      );
    fc.assert(
      fc.property(table, fc.constantFrom('|', '\t', 'markdown'), (rows, sign) => {
        const printed = rows.map((row) => (sign === '\t' ? row.join('\t') : `| ${row.join(' | ')} |`));
        if (sign === 'markdown') printed.splice(1, 0, `|${'---|'.repeat(rows[0]?.length ?? 0)}`);
        const { read } = readInput({ file: 'table.txt', bytes: Buffer.from(printed.join('\n')), hints: {} });
        const said = JSON.stringify([read?.reading.title, read?.records()]);
        expect(read?.account.unaccounted).toBe(0);
        for (const text of new Set(rows.flat())) if (/\p{L}/u.test(text)) expect(said).toContain(text);
      }),
    );
  });

  it('is told with its places where it is more than a tenth of the letters', () => {
    const page = `<nav>${'港の案内所と'.repeat(30)}</nav><article><h1>鐘</h1><p>鐘は鳴る。</p><p>霧が出る。</p></article>`;
    const { diagnostics } = readInput({ file: 'page.html', bytes: Buffer.from(page), hints: {} });
    const found = diagnostics.find(({ code }) => code === 'text-left-out');
    expect(found?.message).toContain('line 1 “港の案内所と');
  });
});

/** Words that say what a record is. */
const LABELS = /^(?:Examples?|Q|A|Note|例|質問|回答)$/i;
