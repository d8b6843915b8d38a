import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInput } from '../../../src/ingest/pipeline/read-input.ts';
import { bulletinReader } from '../../../src/reading/kinds/bulletin.ts';
import { documentReader } from '../../../src/reading/kinds/document.ts';
import { glossaryReader } from '../../../src/reading/kinds/glossary.ts';
import { questionsReader } from '../../../src/reading/kinds/questions.ts';
import type { Reader } from '../../../src/reading/kinds/reader.ts';
import { tournamentRulesReader } from '../../../src/reading/kinds/tournament-rules.ts';
import { readDocument } from './read-document.ts';

function read(reader: Reader, text: string) {
  return readDocument(reader, text, 'document.txt').reading;
}

describe('a title', () => {
  it.each([
    ['_鐘の塔_ 質問集 A. Writer 編', '鐘の塔 質問集', ['A. Writer 編']],
    ['鐘の規則の変更 By A. Writer', '鐘の規則の変更', ['By A. Writer']],
    ['鐘の規則 和訳', '鐘の規則 和訳', []],
    ['鐘_の_塔 2*3 質問集', '鐘_の_塔 2*3 質問集', []],
  ])('has no writer and no signs in it: %s', (line, ja, credits) => {
    const { title, credits: by } = read(questionsReader, `${line}\n\n[Q]鐘は鳴る?\n[A]鳴る。\n`);
    expect([title.ja, by]).toEqual([ja, credits]);
  });
});

describe('a bulletin', () => {
  it('tells what became of a rule by the word before its text, never by a word in it', () => {
    const text =
      'ルール変更のお知らせ\n\n107.31 (新規) 錨は重い。\n\n107.32 [変更] 綱は長い。\n\n107.33a 鐘が変更されたなら、それは鳴る。\n';
    const { notes } = read(bulletinReader, text).records;
    expect(notes.map(({ about, change, blocks }) => [...about, change, blocks[0]?.text])).toEqual([
      ['107.31', 'new', '錨は重い。'],
      ['107.32', 'changed', '綱は長い。'],
      ['107.33a', undefined, '鐘が変更されたなら、それは鳴る。'],
    ]);
  });
});

it('what marks strike out is in the corrections of its side, whatever the kind', () => {
  const html =
    '<html><body><p>[Q] Are there <del>two</del> <ins>three</ins> bells?</p><p>[A] Yes.</p></body></html>';
  const { reading, unaccounted } = readDocument(questionsReader, html, 'page.html');
  expect(reading.records.rulings[0]?.en).toMatchObject({
    blocks: [{ text: 'Are there three bells?' }, { text: 'Yes.' }],
    corrections: [{ found: 'three', from: 'two', to: 'three', settledBy: 'marks' }],
  });
  expect(unaccounted).toEqual([]);
});

describe('tournament rules', () => {
  it('tell 1.10 from 1.1', () => {
    const { topics } = read(
      tournamentRulesReader,
      '大会規定\n★はじめに\n1. 大会\n1.1 種別\n1.10 参加者\n',
    ).records;
    expect(topics.map(({ id, parent }) => [id, parent])).toEqual([
      ['part-1', undefined],
      ['1', undefined],
      ['1.1', '1'],
      ['1.10', '1'],
    ]);
  });

  it('take the name that stands below a number, however long', () => {
    const name = 'Game Play Error — Failure to Ring the Bell of the Tower';
    const text = `INFRACTION GUIDE\n\n1.\n\nBells\n\nDefinition\nA bell rings.\n\n2.6.\n\n${name}\n\nWarning\n\nDefinition\nA bell did not ring.\n`;
    const { topics, rulings } = read(tournamentRulesReader, text).records;
    expect(topics.map(({ id, names }) => [id, names.en]).slice(-2)).toEqual([
      ['2.6', name],
      [expect.any(String), 'Definition'],
    ]);
    expect(rulings.map(({ en }) => en?.blocks[0]?.text)).toContain('Warning');
  });

  it('give a chapter the number that stands above its name, where the contents end', () => {
    const text =
      'BELL RULES\n\nContents\n1.\nRinging ..... 2\n2.\nSilence ..... 3\n\n1.\n\nRINGING\nA bell rings.\n\n2.\n\nSILENCE\nNo bell rings.\n';
    const { topics } = read(tournamentRulesReader, text).records;
    expect(topics.map(({ id, names }) => [id, names.en])).toEqual([
      ['1', 'RINGING'],
      ['2', 'SILENCE'],
    ]);
  });

  it('say which entry of their contents the body lacks', () => {
    const text = '大会規定\n★もくじ\n1. 大会\n2. 反則\n★はじめに\n1. 大会\n1.1 種別\n';
    expect(read(tournamentRulesReader, text).diagnostics).toMatchObject([
      { code: 'contents-mismatch', line: 4 },
    ]);
  });
});

describe('a collection of questions', () => {
  it('keeps each answer with its question', () => {
    const { rulings } = read(questionsReader, '[Q]鐘は鳴る?\n[A]鳴る。\n\n夜でも鳴る。\n\n[Q]朝は?').records;
    expect(rulings.map(({ ja }) => ja?.blocks.map(({ text }) => text))).toEqual([
      ['鐘は鳴る?', '鳴る。', '夜でも鳴る。'],
      ['朝は?'],
    ]);
  });
});

it('the forms of one word are headwords of one term, any other comma is of its name', () => {
  const text =
    'Glossary of Ships\n\nMoor, Moored\nTo tie a ship to a pier.\n\nBeacon, the Last\nA light on a hill.\n\nDrift, Drifted, Drifting\nTo move without sails.\n';
  const { reading } = readDocument(glossaryReader, text, 'a.txt');
  expect(reading.records.glossary.map(({ en }) => en?.headwords)).toEqual([
    ['Moor', 'Moored'],
    ['Beacon, the Last'],
    ['Drift', 'Drifted', 'Drifting'],
  ]);
});

it('what is below a heading in both languages is no third name of it, and is not lost', () => {
  const text = '港の話\n\n■《鐘/Bell》\n■Harbour Notes\n鐘は鳴る。\n\n■灯り\n■Lamps\n灯りは消える。\n';
  const { reading, unaccounted } = readDocument(documentReader, text, 'a.txt');
  expect(unaccounted).toEqual([]);
  expect(reading.records.topics).toMatchObject([
    { names: { en: 'Bell', ja: '鐘' }, remark: 'Harbour Notes' },
    { names: { en: 'Lamps', ja: '灯り' } },
  ]);
});

it('a part of terms is one in a document of any kind, to the next part', () => {
  const terms = ['Ash', 'Duel', 'Wick'];
  fc.assert(
    fc.property(fc.constantFrom('\n', '\n\n'), fc.constantFrom('Glossary', '用語集'), (gap, head) => {
      const list = terms.map((term) => `${term}\n${term} is a word of the port. It burns.`).join(gap);
      const rules = '1 The Port\n1.1 A port has a lamp.\n1.2 The lamp burns.\n1.3 The bell rings.\n';
      const text = `${rules}\n${head}\n${list}\n\nChanges\n• A lamp is new.\n• A bell is gone.\n`;
      const { glossary, rulings } = read(documentReader, text).records;
      expect(glossary.map(({ en }) => [en?.headwords, en?.blocks[0]?.text])).toEqual(
        terms.map((term) => [[term], `${term} is a word of the port. It burns.`]),
      );
      expect(rulings.map(({ en }) => en?.blocks[0]?.text)).toContain('A lamp is new.');
    }),
  );
});

it('a table of names in both languages with what they mean lists terms', () => {
  const rows = ['錨|anchor|船を留めるもの。', '鐘|bell|鳴らすもの。', '灯|lamp|灯すもの。'];
  for (const meaning of ['説明', '意味', 'Description'])
    expect(
      read(glossaryReader, `日本語|English|${meaning}\n${rows.join('\n')}\n`.replace(/^|$/gm, '|')).records
        .glossary.length,
    ).toBe(3);
});

it('headings in both languages with what they mean below are terms where the title says so', () => {
  const terms = ['錨（Anchor）', '鐘（Bell）', '灯（Lamp）'];
  const text = terms.map((term) => `## ${term}\n\nそれは港にある。\n\nIt is in the port.\n\n`).join('');
  const { read: found } = readInput({
    file: 'terms.md',
    bytes: Buffer.from(`# 用語のてびき\n\n${text}`),
    hints: {},
  });
  expect(found?.records().glossary.map(({ ja, en }) => [ja?.headwords, en?.headwords])).toEqual([
    [['錨'], ['Anchor']],
    [['鐘'], ['Bell']],
    [['灯'], ['Lamp']],
  ]);
});

it('what has the number of its part and more is called by that number alone', () => {
  const text =
    '# Rules\n\n## 103 Bells\n\n- **103.1** They ring.\n- **103.2** They are old.\n\n### Steps\n\n1. Pull.\n2. Wait.\n';
  const { read: found } = readInput({ file: 'a.md', bytes: Buffer.from(text), hints: { kind: 'document' } });
  const ids = found?.records().rulings.map(({ id }) => id);
  expect(ids).toEqual(['103.1', '103.2', 'part-1.1', 'part-1.2']);
});
