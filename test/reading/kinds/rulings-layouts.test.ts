import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectKind, readers } from '../../../src/reading/kinds/readers.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { readDocument } from './read-document.ts';

interface Entry {
  word?: boolean;
  en: string;
  ja: string;
}

/** A summary of no known layout: how each part of it is written. */
const layout = fc.record({
  bullet: fc.constantFrom('', '+ ', '* ', '・', '○ ', '● ', '- '),
  separator: fc.constantFrom(' - ', ': ', '：', ' ― ', '  '),
  rule: fc.constantFrom('', '-'.repeat(20), '='.repeat(40), '~'.repeat(12), '－'.repeat(15)),
  letter: fc.constantFrom('A - Tides', 'A. 潮 / Tides', 'Ａ － 潮'),
  topicNames: fc.constantFrom('Kindle', '点灯 (Kindle)', '点灯／Kindle', 'Kindle 点灯'),
  word: fc.constantFrom('裁定', '判定', 'Ruling'),
  cites: fc.constantFrom(
    (name: string, day: number) => ` [${name} 2002/5/${day}]`,
    (name: string, day: number) => `【${name}　2002年5月${day}日】`,
    (name: string, day: number) => ` [${name}, ${day} May 2002]`,
    (name: string, day: number) => ` (${name} May ${day}, 2002)`,
    (name: string, day: number) => ` [${name} 05/${String(day).padStart(2, '0')}/02]`,
    (name: string, day: number) => ` [${name} 2002-05-${String(day).padStart(2, '0')}]`,
  ),
  note: fc.constantFrom(['Note', '注'] as const, ['Note', '注意'] as const),
  japaneseFirst: fc.boolean(),
  order: fc.constantFrom('by entry', 'by language'),
  blanks: fc.boolean(),
});

const entries: fc.Arbitrary<Entry[]> = fc.array(
  fc.record({
    word: fc.boolean(),
    en: fc.constantFrom(
      'The bell rings once at dusk.',
      'A beacon keeps its wicks, even if it is tapped.',
      'See Rule A.7.2 and Rule B.3 for tides.',
      'Pay {2}. You may ring the old bell "twice".',
    ),
    ja: fc.constantFrom(
      '夕暮れに鐘は一度だけ鳴ります。',
      '標は、タップ状態でも灯心を失いません。',
      '潮については{Rule A.7.2}を参照してください。',
      '《古い鐘/Old Bell》を「2回」鳴らしても構いません。',
    ),
  }),
  { minLength: 2, maxLength: 5 },
);

describe('a summary in a layout of its own', () => {
  it('is known for one, and every entry stands with its translation, its source and its number', () => {
    fc.assert(
      fc.property(layout, entries, entries, (form, first, second) => {
        const topics = [first, second].map((list, at) => ({
          id: `A.${at + 31}`,
          entries: number(list, `A.${at + 31}`),
        }));
        const text = [
          'Rulings of the harbour',
          '',
          form.letter,
          ...(form.rule ? [form.rule] : []),
          '',
          ...topics.flatMap(({ id, entries: list }) => [
            `${id}${form.separator}${form.topicNames}`,
            ...(form.blanks ? [''] : []),
            ...write(list, form),
            '',
          ]),
        ].join('\n');
        const { source } = readSource(Buffer.from(text), 'summary.txt');
        if (!source) throw new Error('no text');
        expect(detectKind(source).kind, text).toBe('rulings-summary');
        const { reading, unaccounted } = readDocument(readers['rulings-summary'], text, 'summary.txt');
        expect(unaccounted).toEqual([]);
        const { rulings, topics: found } = reading.records;
        const wanted = topics.flatMap(({ id, entries: list }) => [
          ...list.map((entry) => [entry.id, id, entry.en, entry.ja]),
          [`${id}.Note.1`, id, 'See also Tides.', '潮も参照。'],
        ]);
        const read = rulings.map((each) => [each.id, each.topic, joined(each.en), joined(each.ja)]);
        expect(read, text).toEqual(wanted);
        expect(
          found.map(({ id }) => id),
          text,
        ).toEqual(['A', 'A.31', 'A.32']);
        for (const each of rulings.filter(({ type }) => type !== 'note'))
          expect(
            each.sources.map(({ date }) => date),
            text,
          ).toContain('2002-05-14');
      }),
      { numRuns: 200 },
    );
  });
});

const RULED = [
  '逆転：標を動かす効果は、その上の灯心カウンターを取り除かない。',
  'Harbor Bell《港の鐘》は、夜に2回だけ鳴る。例えば、船が無くても鳴る。',
  'Lamp Keeper《灯台守》[hR1]は、それ自身を標として数えない。',
] as const;

describe('rulings with errata in a layout of their own', () => {
  it('are known for such, and every item stands under its part with its number', () => {
    const form = fc.record({
      title: fc.constantFrom(
        '1998年5月 港札の裁定と訂正',
        '港札の裁定と訂正 1998年5月',
        '港札の裁定と訂正 1998年5月号',
      ),
      heading: fc.constantFrom(
        (name: string) => `\n${name}\n`,
        (name: string) => `■${name}`,
        (name: string) => `【${name}】`,
        (name: string) => `\n◎ ${name}`,
        (name: string) => `\n${name}\n--------`,
        (name: string) => `＜${name}＞`,
      ),
      number: fc.constantFrom(
        (at: number) => `${at}.`,
        (at: number) => `${at}) `,
        (at: number) => `(${at}) `,
        (at: number) => `${'１２３４'.charAt(at - 1)}．`,
        (at: number) => '①②③④'.charAt(at - 1),
        (at: number) => `[${at}] `,
      ),
      blanks: fc.boolean(),
    });
    const items = fc.array(fc.constantFrom(...RULED), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(form, items, items, ({ title, heading, number: mark, blanks }, first, second) => {
        const parts = [
          ['一般裁定', first],
          ['訂正', second],
        ] as const;
        const lines = parts.flatMap(([name, list]) => [
          heading(name),
          ...list.flatMap((text, at) => [`${mark(at + 1)}${text}`, ...(blanks ? [''] : [])]),
        ]);
        const text = [title, ...lines, ''].join('\n');
        const { source } = readSource(Buffer.from(text), 'errata.txt');
        if (!source) throw new Error('no text');
        expect(detectKind(source).kind, text).toBe('rulings-errata');
        const { reading, unaccounted } = readDocument(readers['rulings-errata'], text, 'errata.txt');
        expect(unaccounted).toEqual([]);
        expect(reading.title.ja, text).toBe(title);
        expect(reading.date, text).toBe('1998-05-01');
        expect(
          reading.records.topics.map(({ names }) => names.ja),
          text,
        ).toEqual(['一般裁定', '訂正']);
        const read = reading.records.rulings.map(({ id, ja }) => [id, joined({ blocks: ja?.blocks ?? [] })]);
        const wanted = parts.flatMap(([, list], part) =>
          list.map((each, at) => [`part-${part + 1}.${at + 1}`, each]),
        );
        expect(read, text).toEqual(wanted);
      }),
      { numRuns: 200 },
    );
  });
});

function joined(side: { blocks: readonly { text: string }[] } | undefined): string | undefined {
  return side?.blocks.map(({ text }) => text).join('\n');
}

function number(list: readonly Entry[], topic: string) {
  let [rules, rulings] = [0, 0];
  return list.map((entry) => ({
    ...entry,
    id: entry.word ? `${topic}.Ruling.${++rulings}` : `${topic}.${++rules}`,
  }));
}

type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;

/** The entries of a topic and a note in both languages, one after the other or one language after the other. */
function write(list: ReturnType<typeof number>, form: Layout): string[] {
  const line = (id: string, text: string) =>
    `${form.bullet}${id}${form.separator}${text}${form.cites('Aoki', 14)}`;
  // A word and blanks begin no note: it may be the first of a sentence.
  const note = (word: string, text: string) =>
    `${form.bullet}${word}${form.separator.trim() ? form.separator : ': '}${text}`;
  const pairs = [
    ...list.map(({ id, en, ja }) => [line(id, en), line(id.replace('Ruling', form.word), ja)]),
    [note(form.note[0], 'See also Tides.'), note(form.note[1], '潮も参照。')],
  ].map((pair) => (form.japaneseFirst ? pair.toReversed() : pair));
  if (form.order === 'by entry') return pairs.flat();
  return [0, 1].flatMap((at) => pairs.map((pair) => pair[at] ?? ''));
}
