import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TextBlock } from '../../../../src/model/records/text.ts';
import { crTextReader } from '../../../../src/reading/kinds/cr-text/cr-text.ts';
import type { Reading } from '../../../../src/reading/kinds/reader.ts';
import { detectKind } from '../../../../src/reading/kinds/readers.ts';
import { readSource } from '../../../../src/reading/sources/read-source.ts';
import { collectTexts, countCharacters, RecordingLedger, subtract } from './recording-ledger.ts';

const root = join(import.meta.dirname, '../../../fixtures/readers/cr-text');

const toLines = (blocks: readonly TextBlock[]) => blocks.map(({ type, text }) => `${type}: ${text}`);

/** A reading as a case expects it: places as `line:column`, empty parts left out. */
function toExpected({ lang, edition, dateLine, title, matter, records, diagnostics }: Reading) {
  return {
    lang,
    edition,
    dateLine,
    title,
    matter: matter.map(({ part, blocks }) => ({ part, blocks: toLines(blocks) })),
    rules: records.rules.map(({ number, level, en, ja }) => {
      const side = en ?? ja;
      const { line, column } = side?.place ?? { line: 0, column: 0 };
      const titles = [side?.title, side?.titleBeside].filter((name) => name !== undefined);
      return {
        rule: [number, level, `${line}:${column}`, ...titles].join(' | '),
        blocks: toLines(side?.blocks ?? []),
      };
    }),
    glossary: records.glossary.map(({ slug, en, ja }) => {
      const side = lang === 'en' ? en : ja;
      return {
        slug,
        en: en?.headwords,
        ja: ja?.headwords,
        blocks: toLines(side?.blocks ?? []),
        senses: side?.senses.map(toLines),
        after: side?.after && toLines(side.after),
      };
    }),
    diagnostics: diagnostics.map(
      ({ code, line, column, message }) => `${line}:${column} ${code}: ${message}`,
    ),
  };
}

describe('a whole edition', () => {
  for (const name of readdirSync(root)) {
    it(`is read as its case says: ${name}`, () => {
      const input = readdirSync(join(root, name)).find((file) => file.startsWith('input.')) ?? 'input.txt';
      const { source } = readSource(readFileSync(join(root, name, input)), input);
      if (!source) throw new Error(`${name} was not read`);
      const ledger = new RecordingLedger(source);
      const reading = crTextReader.read(source, ledger, {});
      const expected = join(root, name, 'expected.json');
      const printed = JSON.parse(JSON.stringify(toExpected(reading)));
      if (!existsSync(expected))
        throw new Error(`no ${expected}; the reading is\n${JSON.stringify(printed, null, 1)}`);
      expect(printed).toEqual(JSON.parse(readFileSync(expected, 'utf8')));
      expect(detectKind(source)?.kind).toBe('cr-text');
      expect(ledger.unaccounted()).toEqual([]);
      if (source.format === 'text') {
        const fold = (text: string) => text.normalize('NFKC');
        const kept = countCharacters([...collectTexts(reading), ...ledger.skipped].map(fold));
        expect(subtract(countCharacters([fold(source.text)]), kept)).toEqual({});
      }
    });
  }
});
