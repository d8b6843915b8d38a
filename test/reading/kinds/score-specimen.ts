import type { ReadInput } from '../../../src/ingest/pipeline/read-input.ts';
import type { TextBlock } from '../../../src/model/records/text.ts';

/** What a specimen expects: its field names are its own. */
export type SpecimenItem = Record<string, unknown>;

export interface Score {
  texts: { found: number; missing: string[] };
  /** Items with both languages, found in one record. */
  pairs: { found: number; missing: string[] };
}

/** Fields that hold a text of the document; the others are numbers, names of kinds, remarks. */
const TEXTS = [
  'ja',
  'en',
  'q',
  'a',
  'body',
  'old',
  'new',
  'heading',
  'example_en',
  'example_ja',
  'note_ja',
  'text_ja',
  'text_en',
  'notes_ja',
  'notes_en',
  'type_ja',
  'see',
  'reading',
  'q_en',
  'q_ja',
  'a_en',
  'a_ja',
  'row',
];

/** Which texts and pairs of a specimen the records hold, each as a whole text of its own. */
export function scoreSpecimen(read: ReadInput, items: readonly SpecimenItem[]): Score {
  const records = listRecords(read);
  const all = new Set(records.flatMap((record) => [...record]));
  const score: Score = { texts: { found: 0, missing: [] }, pairs: { found: 0, missing: [] } };
  for (const item of items) {
    for (const text of listTexts(item)) {
      if (all.has(toKey(text))) score.texts.found++;
      else score.texts.missing.push(text);
    }
    for (const [left, right] of listPairs(item)) {
      if (records.some((record) => record.has(toKey(left)) && record.has(toKey(right)))) score.pairs.found++;
      else score.pairs.missing.push(`${left} | ${right}`);
    }
  }
  return score;
}

function listTexts(item: SpecimenItem): string[] {
  const own = TEXTS.flatMap((field) => item[field] ?? []).filter(
    (text): text is string => typeof text === 'string' && text !== '',
  );
  const bullets = (item['bullets'] as SpecimenItem[] | undefined) ?? [];
  const footnotes = Object.values((item['footnotes'] as Record<string, string> | undefined) ?? {});
  return [...own, ...bullets.flatMap(listTexts), ...footnotes];
}

function listPairs(item: SpecimenItem): [string, string][] {
  const pairs: [unknown, unknown][] = [
    [item['en'], item['ja']],
    [item['q'], item['a']],
    [item['old'], item['new']],
  ];
  const bullets = (item['bullets'] as SpecimenItem[] | undefined) ?? [];
  return [
    ...pairs.filter((pair): pair is [string, string] => pair.every((text) => typeof text === 'string')),
    ...bullets.flatMap(listPairs),
  ];
}

/** Every text of each record: blocks one by one, those of a kind together, names. */
function listRecords(read: ReadInput): Set<string>[] {
  const { title, credits, dateLine, edition } = read.reading;
  const { rules, glossary, topics, rulings, cards, notes, passages = [] } = read.records();
  const texts = (blocks: readonly TextBlock[] = []) => {
    const paragraphs = blocks.filter(({ type }) => type === 'paragraph');
    const runs = paragraphs.flatMap((_, from) =>
      paragraphs.slice(from).map((__, count) => paragraphs.slice(from, from + count + 1)),
    );
    return [
      ...(runs.length > 200 ? paragraphs.map((block) => [block]) : runs).map((run) =>
        run.map(({ text }) => text).join('\n'),
      ),
      ...blocks
        .filter(({ type }) => type !== 'paragraph')
        .flatMap(({ type, text }) =>
          type === 'example' ? [text, `Example: ${text}`, `例:${text}`] : [text],
        ),
    ];
  };
  const names = ({ en, ja }: { en?: string | undefined; ja?: string | undefined }) => [en, ja];
  const lists = [
    [...names(title), dateLine, edition, ...credits],
    ...rules.map(({ number, en, ja }) => [
      number,
      ...[en, ja].flatMap((side) => [side?.title, side?.titleBeside, ...texts(side?.blocks)]),
    ]),
    ...glossary.map(({ en, ja }) =>
      [en, ja].flatMap((side) => [
        ...(side?.headwords ?? []),
        ...(side?.headwordsBeside ?? []),
        side?.reading,
        ...(side?.see ?? []),
        ...texts(side?.blocks),
      ]),
    ),
    ...topics.map((topic) => [...names(topic.names), topic.remark]),
    ...rulings.map((ruling) => [...texts(ruling.en?.blocks), ...texts(ruling.ja?.blocks)]),
    ...cards.map((card) => [
      ...names(card.names),
      card.cost,
      card.size,
      ...names(card.type),
      ...card.text.en,
      ...card.text.ja,
    ]),
    ...notes.map((note) => [...texts(note.blocks), ...Object.values(note.footnotes ?? {})]),
    ...passages.map(({ names: heading, before, after }) => [
      ...names(heading ?? {}),
      before?.number,
      after?.number,
      ...texts(before?.blocks),
      ...texts(after?.blocks),
    ]),
  ];
  return lists.map((list) => new Set(list.flatMap((text) => (text === undefined ? [] : [toKey(text)]))));
}

function toKey(text: string): string {
  return text.trim();
}
