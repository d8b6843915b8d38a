import { expect, it } from 'vitest';
import type { Card, Ruling, Topic } from '../../../src/model/records/document.ts';
import type { Rule } from '../../../src/model/records/rule.ts';
import type { TextBlock } from '../../../src/model/records/text.ts';
import type { Reading } from '../../../src/reading/kinds/reader.ts';
import { detectKind, readers, weighKind } from '../../../src/reading/kinds/readers.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { describeWithCorpus, readCorpus } from '../../corpus.ts';
import { readDocument } from './read-document.ts';

type Item = Record<string, unknown>;

/** A record as one of the things the specimens list, and where its fields stand in ours. The one place with their names. */
interface Field {
  place: number;
  kinds: readonly string[];
  fields: Record<string, () => unknown>;
}

function textOf(blocks: readonly TextBlock[] | undefined): string | undefined {
  return blocks && blocks.length > 0 ? blocks.map(({ text }) => text).join('\n') : undefined;
}

function toTopic(topic: Topic, { records }: Reading): Field {
  const within = records.rulings.filter((ruling) => ruling.topic === topic.id);
  const points = within.filter(({ type }) => type === 'point');
  return {
    place: topic.place.line,
    kinds: /^[\d.]+$/.test(topic.id)
      ? ['section']
      : topic.id.includes('.') || !/^[A-Z]$/.test(topic.id)
        ? ['heading']
        : [],
    fields: {
      id: () => topic.id,
      num: () => topic.id,
      en: () => topic.names.en,
      ja: () => topic.names.ja,
      body: () => textOf(within.filter(({ type }) => type === 'prose').flatMap(({ ja }) => ja?.blocks ?? [])),
      bullets: () => points.map(({ en, ja }) => ({ ja: textOf(ja?.blocks), en: textOf(en?.blocks) })),
    },
  };
}

function toRuling(ruling: Ruling, { records }: Reading): Field {
  const kinds: Record<string, string[]> = {
    question: ['qa'],
    note: ['note'],
    point: ruling.card || /^[\d.]+$/.test(ruling.topic ?? '') ? [] : ['bullet'],
    prose: [],
  };
  const coded = ruling.cards.find(({ code }) => code);
  const [source] = ruling.sources;
  return {
    place: ruling.en?.place.line ?? ruling.ja?.place.line ?? 0,
    kinds: kinds[ruling.type] ?? ['ruling'],
    fields: {
      id: () => (ruling.type === 'note' ? undefined : ruling.id),
      no: () => Number(ruling.id.split('.').at(-1)),
      section: () => records.topics.find(({ id }) => id === ruling.topic)?.names.ja,
      en: () => textOf(ruling.en?.blocks),
      ja: () => textOf(ruling.ja?.blocks),
      source: () => (source ? `${source.name} ${source.date?.replaceAll('-', '/')}` : undefined),
      tag: () => (ruling.marks.includes('reversal') ? '逆転' : undefined),
      card: () => (coded?.code ? `${coded.en}《${coded.ja}》` : undefined),
      code: () => coded?.code,
      q: () => ruling.ja?.blocks[0]?.text,
      a: () => textOf(ruling.ja?.blocks.slice(1)),
    },
  };
}

function toCard(card: Card, { records }: Reading): Field {
  const notes = records.rulings.filter((ruling) => ruling.card === card.id);
  return {
    place: card.place.line,
    kinds: ['card'],
    fields: {
      en: () => card.names.en,
      ja: () => card.names.ja,
      cost: () => card.cost,
      pt: () => card.size,
      type_ja: () => card.type.ja,
      text_ja: () => card.text.ja,
      notes_ja: () => notes.map(({ ja }) => textOf(ja?.blocks)),
    },
  };
}

function toRule(rule: Rule): Field {
  return {
    place: rule.ja?.place.line ?? 0,
    kinds: [rule.ja?.title ? 'heading' : 'rule'],
    fields: {
      num: () => rule.number,
      en: () => rule.en?.title ?? null,
      ja: () => rule.ja?.title ?? textOf(rule.ja?.blocks),
    },
  };
}

function listRecords(reading: Reading): Field[] {
  const { topics, rulings, cards, rules } = reading.records;
  const title: Field = { place: 1, kinds: ['title'], fields: { ja: () => reading.title.ja } };
  return [
    title,
    ...topics.map((topic) => toTopic(topic, reading)),
    ...rulings.map((ruling) => toRuling(ruling, reading)),
    ...cards.map((card) => toCard(card, reading)),
    ...rules.map(toRule),
  ].sort((a, b) => a.place - b.place);
}

describeWithCorpus('specimens of rulings, primers, questions and tournament rules', () => {
  it.each([
    ['S12-grs-alternating', 'rulings-summary', 'utf-8'],
    ['S17-rulings-1998', 'rulings-errata', 'utf-8'],
    ['S23-primer', 'set-primer', 'utf-8'],
    ['S27-qa-brackets', 'questions', 'euc-jp'],
    ['S30-mtr', 'tournament-rules', 'shift_jis'],
  ])('%s holds what is expected of it', (name, kind, encoding) => {
    const bytes = readCorpus(`corpus/specimens/${name}.txt`);
    const { items }: { items: Item[] } = JSON.parse(
      readCorpus(`corpus/specimens/${name}.expect.json`).toString('utf8'),
    );
    const { source } = readSource(bytes, `${name}.txt`);
    if (!source) throw new Error('no text');
    expect(source.encoding).toBe(encoding);
    const found = detectKind(source).kind;
    expect(found).toBe(kind);
    const { reading, unaccounted } = readDocument(readers[found], bytes, `${name}.txt`);
    expect(unaccounted).toEqual([]);
    const kinds = new Set(items.map((item) => item['kind']));
    const records = listRecords(reading).filter((record) => record.kinds.some((each) => kinds.has(each)));
    const read = records.map((record, index) => {
      const wanted = Object.keys(items[index] ?? {}).filter((field) => field !== 'kind');
      const fields = wanted.map((field) => [field, record.fields[field]?.()]);
      return { kind: record.kinds[0], ...Object.fromEntries(fields) };
    });
    expect(read).toEqual(items);
  });

  it.each(['004', '008'])('article %s, which has no rules, is of none of these kinds', (name) => {
    const { source } = readSource(readCorpus(`corpus/ja/${name}.txt`), `${name}.txt`);
    if (!source) throw new Error('no text');
    for (const reader of Object.values(readers).filter(({ kind }) => /^rulings-|^set-/.test(kind))) {
      expect(weighKind(reader, source).confidence).toBe(0);
      const { reading, unaccounted } = readDocument(reader, source.text, `${name}.txt`);
      expect(reading.records.rules).toEqual([]);
      expect(unaccounted).toEqual([]);
    }
  });
});
