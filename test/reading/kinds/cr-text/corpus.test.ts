import { expect, it } from 'vitest';
import type { Rule, RuleSide } from '../../../../src/model/records/rule.ts';
import { crTextReader } from '../../../../src/reading/kinds/cr-text/cr-text.ts';
import { detectKind } from '../../../../src/reading/kinds/readers.ts';
import { readSource } from '../../../../src/reading/sources/read-source.ts';
import { describeWithCorpus, readCorpus } from '../../../corpus.ts';
import { collectTexts, countCharacters, RecordingLedger, subtract } from './recording-ledger.ts';

const EDITIONS = [
  ['corpus/cr-en/20030701.txt', '2003-07-01', 'en', 'utf-8', 'latin1'],
  ['corpus/cr-en/20130429.txt', '2013-05-01', 'en', 'utf-16be', 'utf-16be'],
  ['corpus/cr-en/20240917.txt', '2024-09-20', 'en', 'utf-8', 'utf-8'],
  ['corpus/cr-en/20241108.txt', '2024-11-08', 'en', 'utf-8', 'utf-8'],
  ['corpus/cr-en/20250404.txt', '2025-04-04', 'en', 'utf-8', 'utf-8'],
  ['corpus/cr-en/20250606.txt', '2025-06-06', 'en', 'utf-8', 'utf-8'],
  ['corpus/cr-en/20251114.txt', '2025-11-14', 'en', 'utf-8', 'utf-8'],
  ['corpus/cr-en/20260116.txt', '2026-01-16', 'en', 'utf-8', 'utf-8'],
  ['corpus/cr-en/20260227.txt', '2026-02-27', 'en', 'utf-8', 'utf-8'],
  ['corpus/scale/ja-20251114.txt', '2025-11-14', 'ja', 'utf-8', 'utf-8'],
] as const;

/** The slips in how the English editions print numbers. */
const SLIPS: Record<string, string[]> = {
  '2003-07-01': ['205.2b', '212.1b', '302.1', '304.1', '314.2', '314.3', '409.4'],
  '2013-05-01': ['702.93a'],
  '2024-11-08': ['119.1d', '606.5', '901.4'],
  '2025-04-04': ['119.1d', '606.5'],
  '2025-06-06': ['119.1d', '606.5'],
  '2025-11-14': ['119.1d', '606.5'],
  '2026-01-16': ['119.1d', '606.5'],
  '2026-02-27': ['119.1d', '606.5'],
};

const sideOf = (rule: Rule): RuleSide =>
  rule.en ?? rule.ja ?? { blocks: [], place: { file: '', line: 1, column: 1 } };

for (const [path, edition, lang, encoding, decoder] of EDITIONS) {
  describeWithCorpus(path, () => {
    const bytes = readCorpus(path);
    const { source, diagnostics } = readSource(bytes, path);
    if (!source) throw new Error(`${path} was not read`);
    const ledger = new RecordingLedger(source);
    const reading = crTextReader.read(source, ledger, {});
    const lines = new TextDecoder(decoder).decode(bytes).split(/\r\n|\r|\n/);
    const last = (pattern: RegExp) => lines.findLastIndex((line) => pattern.test(line));
    const glossary = last(/^(?:10\. 用語集|Glossary)\s*$/);

    it('is found to be an edition in its language, with its date', () => {
      expect(diagnostics).toEqual([]);
      expect([source.encoding, detectKind(source)?.kind]).toEqual([encoding, 'cr-text']);
      expect([reading.lang, reading.edition]).toEqual([lang, edition]);
    });

    it('leaves no character unaccounted', () => {
      expect(ledger.unaccounted()).toEqual([]);
      expect(ledger.account().unaccounted).toBe(0);
    });

    it('holds in its records exactly the characters that were not skipped', () => {
      const kept = countCharacters([...collectTexts(reading), ...ledger.skipped]);
      expect(subtract(countCharacters([source.text]), kept)).toEqual({});
    });

    it('has every number that begins a line', () => {
      const printed = lines.flatMap((line) => /^\d{3}\.\d+[a-z]*/.exec(line)?.[0] ?? []);
      const read = reading.records.rules.map(({ number }) => number).filter((number) => number.includes('.'));
      expect(read).toEqual(printed);
    });

    it('has every example, of rules and of the glossary', () => {
      const isExample = (line: string) => /^(?:Example: |例:)/.test(line);
      const inRules = reading.records.rules.flatMap((rule) => sideOf(rule).blocks);
      const inGlossary = reading.records.glossary.flatMap((entry) => (entry.en ?? entry.ja)?.blocks ?? []);
      const count = (blocks: { type: string }[]) => blocks.filter(({ type }) => type === 'example').length;
      expect(count(inRules)).toBe(lines.slice(0, glossary).filter(isExample).length);
      expect(count(inGlossary)).toBe(lines.slice(glossary).filter(isExample).length);
    });

    it('has a glossary entry for each group of lines parted by blank ones', () => {
      const end = last(/^Credits\s*$/);
      const text = lines.slice(glossary + 1, end < glossary ? undefined : end).join('\n');
      const groups = text.split(/\n\s*\n/).filter((group) => group.trim() !== '');
      expect(reading.records.glossary).toHaveLength(groups.length);
    });

    it('reports the official slips and nothing else', () => {
      const codes = new Set(reading.diagnostics.map(({ code }) => code));
      const slips = reading.diagnostics.map(({ message }) => message.split(' ')[0]);
      expect([...codes]).toEqual(lang === 'en' && SLIPS[edition] ? ['number-malformed'] : []);
      expect(slips).toEqual(lang === 'en' ? (SLIPS[edition] ?? []) : []);
    });

    it('gives each chapter and section the title that the contents give it', () => {
      const listed = lines.slice(0, glossary).filter((line) => /^\d(?:\d\d)?\. \S/.test(line));
      const titled = reading.records.rules.filter(({ level }) => level === 'chapter' || level === 'section');
      const printed = titled.map((rule) => `${rule.number}. ${sideOf(rule).title}`);
      expect(printed).toEqual(listed.slice(listed.length / 2).map((line) => line.trimEnd()));
    });
  });
}
