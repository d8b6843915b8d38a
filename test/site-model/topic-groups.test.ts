import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Document, documentSchema } from '../../src/records/document.ts';
import { toTopicGroups } from '../../src/site-model/topic-groups.ts';

const FIXTURE = 'test/fixtures/site/collections/documents/lantern-talk.json';

const readDocument = (): Document => documentSchema.parse(JSON.parse(readFileSync(FIXTURE, 'utf8')));

describe('a document as its page shows it', () => {
  test('records stand under their topic in the order of the document', () => {
    const parts = toTopicGroups(readDocument());
    expect(
      parts.map(({ topic, depth, entries }) => [topic?.id, depth, entries.map((entry) => entry.anchor)]),
    ).toEqual([
      [undefined, 0, ['preface-1']],
      [
        'part-1',
        0,
        ['part-1.prose-1', 'part-1.1', 'drifting-light', 'part-1.point-1', '702.2c', 'note-702.2c'],
      ],
    ]);
  });

  test('a record that names a topic before it stands there, and topics below others are deeper', () => {
    const document = readDocument();
    document.topics.push({
      id: 'part-1.a',
      parent: 'part-1',
      names: { en: 'More' },
      place: { file: '', line: 10, column: 1 },
    });
    const parts = toTopicGroups(document);
    expect(parts.map(({ topic, depth }) => [topic?.id, depth])).toEqual([
      [undefined, 0],
      ['part-1', 0],
      ['part-1.a', 1],
    ]);
    expect(parts[1]?.entries.map((entry) => entry.type)).toEqual(['ruling', 'ruling', 'card', 'ruling']);
  });

  test('every record stands once', () => {
    const document = readDocument();
    const { rulings, cards, notes, rules, glossary } = document;
    const all = [...rulings, ...cards, ...notes, ...rules, ...glossary].length;
    expect(toTopicGroups(document).flatMap((part) => part.entries)).toHaveLength(all);
  });
});
