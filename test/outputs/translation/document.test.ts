import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ingest } from '../../../src/ingest/pipeline/ingest.ts';
import { fillUnits } from '../../../src/outputs/translation/fill-units.ts';
import { listRecords } from '../../../src/outputs/translation/list-records.ts';
import { toTarget } from '../../../src/outputs/translation/record-lines.ts';
import { spliceDocument } from '../../../src/outputs/translation/splice-document.ts';
import { writeDocument } from '../../../src/outputs/translation/write-document.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { parseCollections } from '../../../src/rulebook/book/read-collections.ts';
import { toInput } from '../../ingest/fixtures.ts';

const DAY = '2025-06-01';
const ENGLISH_DAY = 'These rules are effective as of June 1, 2025.';

const word = fc.constantFrom(
  '灯',
  'ろうそく',
  '守り手',
  '{W}',
  '{2/B}',
  '１つ',
  '＋1/＋1',
  '「芯」',
  '（夜）',
  'rule 101',
  'rule 100.1',
  '《黒蓮》',
  'A',
  '～',
  '・',
  '2人',
  '3.',
  ' ',
  '　',
);
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map(
  (words) =>
    `訳${words
      .join('')
      .trim()
      .replace(/[ 　]+/g, '　')}。`,
);
const name = fc.constantFrom('灯火', 'ろうそく', '守り手／番人', '夜の終わり', '芯と蝋');

/** A small edition in English, and a translation of each of its lines; some lines have none. */
const edition = fc
  .array(
    fc.record({
      examples: fc.nat(2),
      subrules: fc.nat(2),
      title: name,
      texts: fc.array(fc.option(sentence, { nil: undefined, freq: 4 }), { minLength: 12, maxLength: 12 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((sections) => {
    const english: string[] = [
      'Lantern Comprehensive Rules',
      '',
      ENGLISH_DAY,
      '',
      'Contents',
      '',
      '1. Concepts',
    ];
    const targets = new Map([
      ['1', '考え方'],
      ['100.1', '守り手がする。'],
    ]);
    english.push(...sections.map((_, index) => `${100 + index}. Part ${index}`));
    english.push('Glossary', 'Credits', '', '1. Concepts', '');
    sections.forEach(({ examples, subrules, title, texts }, index) => {
      const number = String(100 + index);
      let next = 0;
      const add = (id: string) => {
        const text = texts[next++ % texts.length];
        if (text !== undefined) targets.set(id, text);
      };
      english.push(`${number}. Part ${index}`, '');
      targets.set(number, title);
      for (let rule = 1; rule <= 2; rule++) {
        english.push(`${number}.${rule}. A keeper of part ${index} does thing ${rule}.`);
        add(`${number}.${rule}`);
        for (let example = 0; example < examples; example++) {
          english.push(`Example: The keeper does thing ${rule} for time ${example + 1}.`);
          add(`${number}.${rule}:${example + 2}`);
        }
        english.push('');
        for (let letter = 0; letter < subrules; letter++) {
          const id = `${number}.${rule}${'ab'[letter]}`;
          english.push(`${id} Thing ${rule} has part ${letter + 1} of ${index}.`, '');
          add(id);
        }
      }
    });
    english.push(
      'Glossary',
      '',
      'Candle',
      'What a keeper lights in part 1.',
      '',
      'Lamp',
      '1. A thing of light.',
      '2. A part of a player.',
      '',
      'Credits',
      '',
      'A. Nobody',
    );
    return { english: english.join('\n'), targets };
  });

const GLOSSARY = new Map([
  ['glossary:candle', '蝋燭（ろうそく）'],
  ['glossary:candle:2', '守り手がともすもの。'],
  ['glossary:lamp', '灯（ともしび）'],
  ['glossary:lamp:2', '光を放つもの。'],
  ['glossary:lamp:3', 'プレイヤーの役。'],
]);

/** The records of the edition beside a Japanese document, as the project reads them. */
function readRecords(english: string, japanese?: string) {
  const files = [
    toInput('en.txt', english),
    ...(japanese === undefined ? [] : [toInput('ja.txt', japanese, { kind: 'cr-text', lang: 'ja' })]),
  ];
  const { collections, report } = ingest({ files });
  if (!collections) throw new Error(report.diagnostics.map(({ message }) => message).join('; '));
  const folder = {
    name: (path: string) => path,
    list: (path: string) => [...collections.keys()].filter((key) => key.startsWith(`${path}/`)),
    read: (path: string) => collections.get(path),
  };
  const book = createBook(
    parseCollections(folder, { name: (path) => path, list: () => [], read: () => undefined }),
  );
  const starts = [...book.rulesIn(DAY), ...book.glossaryIn(DAY)].flatMap(({ ja }) =>
    ja ? [ja.place.line] : [],
  );
  return { records: listRecords(book, DAY), starts };
}

const readTargets = (english: string, japanese: string) =>
  new Map(
    readRecords(english, japanese).records.flatMap(({ slots }) =>
      slots.flatMap(({ unit, line, japanese: lines }) => {
        const target = toTarget(line, lines);
        return target === undefined ? [] : [[unit.id, target] as const];
      }),
    ),
  );
/** What of the translations can go into a document: not an example without the one before it. */
const fill = (records: ReturnType<typeof listRecords>, targets: ReadonlyMap<string, string>) => {
  const place = { file: 'x.xlf', line: 1, column: 1 };
  const units = records.flatMap(({ slots }) =>
    slots.map(({ unit }) => ({ id: unit.id, japanese: targets.get(unit.id) ?? '', place })),
  );
  // What stands in the document already is locked; here an empty text takes it out.
  const free = records.map((record) => ({
    ...record,
    slots: record.slots.map((slot) => ({ ...slot, unit: { ...slot.unit, status: 'open' as const } })),
  }));
  return fillUnits(free, { units, diagnostics: [] }, 'x.xlf').targets;
};
const sorted = (targets: ReadonlyMap<string, string>) => [...targets].sort(([a], [b]) => (a < b ? -1 : 1));

describe('a document of translated units', () => {
  test('reads back as what was translated', () => {
    fc.assert(
      fc.property(edition, ({ english, targets }) => {
        const { records } = readRecords(english);
        const all = fill(records, new Map([...targets, ...GLOSSARY]));
        const written = writeDocument({ edition: DAY, records, targets: all });
        expect(sorted(readTargets(english, written))).toEqual(sorted(all));
      }),
      { numRuns: 60 },
    );
  });

  test('is the same to the letter where nothing changed, and else holds the change and all the rest', () => {
    fc.assert(
      fc.property(
        edition,
        fc.nat(),
        fc.option(sentence, { nil: undefined }),
        fc.constantFrom('\n', '\r\n'),
        ({ english, targets }, at, text, end) => {
          const before = readRecords(english).records;
          const all = fill(before, new Map([...targets, ...GLOSSARY]));
          const written = writeDocument({ edition: DAY, records: before, targets: all }).replaceAll(
            '\n',
            end,
          );
          const { records, starts } = readRecords(english, written);
          const document = { text: written, records, starts };
          expect(spliceDocument(document, all)).toBe(written);
          const ids = records
            .flatMap(({ slots }) => slots.map(({ unit }) => unit.id))
            .filter((id) => /\.\d/.test(id));
          const id = ids[at % ids.length] ?? '';
          const changed = fill(
            records,
            new Map([...all, [id, id === '100.1' ? '守り手はしない。' : (text ?? '')]]),
          );
          const spliced = spliceDocument(document, changed);
          expect(sorted(readTargets(english, spliced))).toEqual(sorted(changed));
          if (end === '\r\n') expect(spliced.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        },
      ),
      { numRuns: 60 },
    );
  });
});
