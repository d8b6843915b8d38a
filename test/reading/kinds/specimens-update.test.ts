import { basename } from 'node:path';
import { expect, it } from 'vitest';
import type { Note } from '../../../src/model/records/document.ts';
import type { Rule } from '../../../src/model/records/rule.ts';
import { findRuleReferences } from '../../../src/model/records/rule-reference.ts';
import type { TextBlock } from '../../../src/model/records/text.ts';
import type { Reading } from '../../../src/reading/kinds/reader.ts';
import { detectKind, readers } from '../../../src/reading/kinds/readers.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';
import { readDocument } from './read-document.ts';

type Item = Record<string, unknown>;

/** What the specimens call a thing, and where it stands in our records. The one place where their names are ours. */
const FIELDS = {
  heading: {
    num: (rule: Rule) => rule.number,
    en: (rule: Rule) => rule.en?.title ?? rule.ja?.titleBeside,
    ja: (rule: Rule) => rule.ja?.title ?? rule.en?.titleBeside,
  },
  rule: {
    num: (rule: Rule) => rule.number,
    en: (rule: Rule) => textOf(rule.en?.blocks, 'paragraph'),
    ja: (rule: Rule) => textOf(rule.ja?.blocks, 'paragraph'),
    example_en: (rule: Rule) => withMarker('Example: ', textOf(rule.en?.blocks, 'example')),
    example_ja: (rule: Rule) => withMarker('例:', textOf(rule.ja?.blocks, 'example')),
    note_ja: (rule: Rule, { records }: Reading) =>
      textOf(records.notes.find(({ about }) => about.includes(rule.number))?.blocks, 'paragraph'),
    refs: (rule: Rule) => {
      const text = textOf(rule.ja?.blocks, 'paragraph') ?? '';
      return findRuleReferences(text, 'ja').flatMap(({ numbers }) => numbers);
    },
  },
  comment: {
    nums: (note: Note) => note.about,
    ja: (note: Note) => textOf(note.blocks, 'paragraph'),
    footnotes: (note: Note) => note.footnotes,
  },
  meta: {
    edition: (reading: Reading) => `${reading.edition?.replaceAll('-', '')}.0`,
    synced: (reading: Reading) => reading.synced?.replaceAll('-', '/'),
  },
};

const ENCODINGS: Record<string, string> = { 'utf-8+BOM': 'utf-8' };

/** Fields that an item need not list: it names references in one rule only. */
const OPTIONAL = new Set(['refs']);

interface Specimen {
  encoding: string;
  eol: string;
  items: Item[];
}

function textOf(blocks: readonly TextBlock[] | undefined, type: TextBlock['type']): string | undefined {
  const texts = blocks?.filter((block) => block.type === type).map(({ text }) => text);
  return texts && texts.length > 0 ? texts.join('\n') : undefined;
}

function withMarker(marker: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : marker + text;
}

/** The records that items of a specimen tell of, in order: its page, its headings and rules, its comments. */
function listRecords(
  reading: Reading,
  kinds: ReadonlySet<unknown>,
): { kind: string; read: (field: string) => unknown }[] {
  const { rules, notes } = reading.records;
  return [
    ...(kinds.has('meta') ? [{ kind: 'meta', read: readerOf(FIELDS.meta, reading, reading) }] : []),
    ...rules
      .filter(({ level }) => level !== 'chapter')
      .map((rule) => {
        const isHeading = [rule.en, rule.ja].every((side) => !side || side.blocks.length === 0);
        return isHeading
          ? { kind: 'heading', read: readerOf(FIELDS.heading, rule, reading) }
          : { kind: 'rule', read: readerOf(FIELDS.rule, rule, reading) };
      }),
    ...(kinds.has('comment')
      ? notes.map((note) => ({ kind: 'comment', read: readerOf(FIELDS.comment, note, reading) }))
      : []),
  ];
}

function readerOf<T>(
  fields: Record<string, (record: T, reading: Reading) => unknown>,
  record: T,
  reading: Reading,
): (field: string) => unknown {
  return (field) => fields[field]?.(record, reading);
}

describeWithCorpus('specimens of updates and viewer pages', () => {
  it.each([
    'S01-cr-update-interleaved.txt',
    'S05-square-bullet.txt',
    'S07-viewer-flattened.txt',
    'S42-utf8-bom-cr.txt',
    'S55-unpaired.txt',
  ])('%s holds what is expected of it', (file) => {
    const path = `corpus/specimens/${file}`;
    const expected = JSON.parse(
      readCorpus(path.replace(/\.txt$/, '.expect.json')).toString('utf8'),
    ) as Specimen;
    const bytes = readCorpus(path);
    const { source } = readSource(bytes, basename(path));
    expect(source?.encoding).toBe(ENCODINGS[expected.encoding] ?? expected.encoding);
    expect(source?.lineEndings).toBe(expected.eol);

    if (!source) throw new Error(`${file} has no text`);
    const reader = readers[detectKind(source).kind];
    const { reading, unaccounted } = readDocument(reader, bytes, file);
    expect(unaccounted).toEqual([]);

    const records = listRecords(reading, new Set(expected.items.map((item) => item['kind'])));
    const found = records.map((record, index) => {
      const item = expected.items[index] ?? {};
      const fields = Object.keys(FIELDS[record.kind as keyof typeof FIELDS]);
      const entries = fields
        .filter((field) => field in item || !OPTIONAL.has(field))
        .map((field) => [field, record.read(field)] as const);
      return { kind: record.kind, ...Object.fromEntries(entries.filter(([, value]) => value !== undefined)) };
    });
    const wanted = expected.items.map(({ note: _remark, ...item }) =>
      Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null)),
    );
    expect(found).toEqual(wanted);
  });
});
