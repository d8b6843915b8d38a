import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Document, documentSchema } from '../../../src/model/records/document.ts';
import type { Place } from '../../../src/model/records/place.ts';
import type { Rule } from '../../../src/model/records/rule.ts';
import {
  toDocumentContents,
  toDocumentSections,
} from '../../../src/site/model/documents/document-sections.ts';
import { entry, rule } from '../../rulebook/book/small-book.ts';

const FIXTURE = 'test/fixtures/site/collections/documents/lantern-talk.json';

const readDocument = (): Document => documentSchema.parse(JSON.parse(readFileSync(FIXTURE, 'utf8')));

describe('a document as its page shows it', () => {
  test('records stand under their topic in the order of the document', () => {
    const parts = toDocumentSections(readDocument());
    expect(
      parts.map(({ anchor, depth, entries }) => [anchor, depth, entries.map((entry) => entry.anchor)]),
    ).toEqual([
      ['', 0, ['preface-1']],
      [
        'part-1',
        0,
        ['part-1.prose-1', 'part-1.1', 'drifting-light', 'part-1.point-1', '702.2c', 'note-702.2c'],
      ],
    ]);
  });

  test('the passages of a comparison stand where their older side stands', () => {
    const document = readDocument();
    const place = (line: number): Place => ({ file: '', line, column: 1 });
    const side = (line: number, text: string) => ({
      blocks: [{ type: 'paragraph' as const, text }],
      place: place(line),
    });
    document.passages = [
      { id: 'passage-2', lang: 'en', change: 'added', after: side(2001, 'A lamp is lit.') },
      {
        id: 'passage-1',
        lang: 'en',
        change: 'reworded',
        before: side(2000, 'A lamp burns.'),
        after: side(2002, 'A lamp glows.'),
      },
    ];
    const anchors = toDocumentSections(document).flatMap(({ entries }) =>
      entries.map(({ anchor }) => anchor),
    );
    expect(anchors.slice(-2)).toEqual(['passage-1', 'passage-2']);
  });

  test('a record that names a topic before it stands there, and topics below others are deeper', () => {
    const document = readDocument();
    document.topics.push({
      id: 'part-1.a',
      parent: 'part-1',
      names: { en: 'More' },
      place: { file: '', line: 10, column: 1 },
    });
    const parts = toDocumentSections(document);
    expect(parts.map(({ anchor, depth }) => [anchor, depth])).toEqual([
      ['', 0],
      ['part-1', 0],
      ['part-1.a', 1],
    ]);
    expect(parts[1]?.entries.map((entry) => entry.type)).toEqual(['ruling', 'ruling', 'card', 'ruling']);
  });

  test('every record stands once', () => {
    const document = readDocument();
    const { rulings, cards, notes, rules, glossary } = document;
    const all = [...rulings, ...cards, ...notes, ...rules, ...glossary].length;
    expect(toDocumentSections(document).flatMap((part) => part.entries)).toHaveLength(all);
  });

  test('an update’s sections, titled rules and glossary are its parts, and its table of contents', () => {
    const at = (line: number) => ({ file: '', line, column: 1 });
    const update: Document = {
      ...readDocument(),
      topics: [],
      rulings: [],
      cards: [],
      notes: [],
      rules: [
        [rule('107', undefined, '# 灯'), 1],
        [rule('107.4', 'A lamp.', 'ランプ。'), 2],
        [rule('107.4e', 'A small lamp.', '小さなランプ。'), 3],
        [rule('701.60', '# Light up', '# 点灯'), 4],
        [rule('701.60a', 'It shines.', '光る。'), 5],
      ].map(([each, line]) => withPlace(each as Rule, at(line as number))),
      glossary: [entry('lamp', ['Lamp', 'It shines.'])].map((each) => ({
        ...each,
        ...(each.en && { en: { ...each.en, place: at(9) } }),
      })),
    };
    expect(toDocumentSections(update).map(({ anchor, entries }) => [anchor, entries.length])).toEqual([
      ['107', 3],
      ['701.60', 2],
      ['part-glossary', 1],
    ]);
    expect(
      toDocumentContents(update, 'ja').map(({ label, names, depth }) => [depth, label, names?.first.text]),
    ).toEqual([
      [0, '107', '灯'],
      [1, '107.4', undefined],
      [0, '701.60', '点灯'],
      [0, undefined, '用語集'],
    ]);
  });
});

function withPlace(each: Rule, place: Place): Rule {
  return {
    ...each,
    ...(each.en && { en: { ...each.en, place } }),
    ...(each.ja && { ja: { ...each.ja, place } }),
  };
}
