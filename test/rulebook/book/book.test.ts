import { expect, test } from 'vitest';
import type { Document } from '../../../src/model/records/document.ts';
import { createBook } from '../../../src/rulebook/book/book.ts';
import { collections, document, edition, entry, number, paragraph, rule, smallBook } from './small-book.ts';

const place = { file: 'small.txt', line: 1, column: 1 };

const book = smallBook(
  [
    rule('6', '# Spells', '# 呪文'),
    rule('601', '# Casting', '# 唱え方'),
    rule('601.2', 'Steps, see rules 601.2a–c.'),
    rule('601.2a', 'Announce it.'),
    rule('601.2b', ['Choose modes. See rule 702.9.', 'Example: A modal spell follows rule 601.2a.']),
    rule('601.2c', 'Choose targets; rule 601.2c says how.', 'rule 702.9参照。rule 601.2b参照。'),
    rule('702', '# Keywords', '# キーワード'),
    rule('702.9', '# Flying', '# 飛行'),
  ],
  [
    entry('flying', ['Flying', 'A keyword. See rule 702.9, “Flying.”'], ['飛行', 'rule 702.9参照。']),
    entry('soar', ['Soar', 'The same as flying.']),
  ],
);

test('who cites a rule: text and example apart, both languages together, ranges in full, itself never', () => {
  expect(book.referrersOf(number('601.2b'))).toEqual([
    { by: 'rule', number: '601.2', in: 'text' },
    { by: 'rule', number: '601.2c', in: 'text' },
  ]);
  expect(book.referrersOf(number('601.2a'))).toEqual([
    { by: 'rule', number: '601.2', in: 'text' },
    { by: 'rule', number: '601.2b', in: 'example' },
  ]);
  expect(book.referrersOf(number('601.2c'))).toEqual([{ by: 'rule', number: '601.2', in: 'text' }]);
  expect(book.referrersOf(number('702.9'))).toEqual([
    { by: 'rule', number: '601.2b', in: 'text' },
    { by: 'rule', number: '601.2c', in: 'text' },
    { by: 'glossary', slug: 'flying' },
  ]);
});

test('who mentions a term, the entry itself left out', () => {
  expect(book.referrersOf({ slug: 'flying' })).toEqual([{ by: 'glossary', slug: 'soar' }]);
  expect(book.referrersOf({ slug: 'unknown' })).toEqual([]);
});

test('a keyword rule and its glossary entry know each other', () => {
  expect(book.entryAbout(number('702.9'))?.slug).toBe('flying');
  expect(book.rulesAbout('flying').map((each) => each.number)).toEqual(['702.9']);
  expect(book.entryAbout(number('601'))).toBeUndefined();
});

test('the newest edition with English is the one shown', () => {
  const made = createBook(
    collections([], [], {
      editions: [edition('2024-09-20'), edition('2026-02-27')],
      rules: { '2024-09-20': [rule('100', '# General')], '2026-02-27': [rule('100', undefined, '# 総則')] },
    }),
  );
  expect(made.edition.id).toBe('2024-09-20');
  expect(() => createBook(collections([], [], { editions: [] }))).toThrow('edition');
});

test('names come from the other side of a printed pair and from the term table', () => {
  const made = createBook(
    collections([rule('702.2', '# Deathtouch')], [entry('deathtouch', ['Deathtouch', 'A keyword.'])], {
      terms: [
        {
          en: 'Deathtouch',
          ja: '接死',
          readings: ['せっし'],
          kind: 'keyword-ability',
          number: number('702.2'),
        },
      ],
    }),
  );
  expect(made.titleOf(number('702.2'), 'ja')).toBe('接死');
  expect(made.nameOf('deathtouch', 'ja')).toBe('接死');
  expect(made.readingOf('deathtouch')).toBe('せっし');
  expect(made.findTerms('接死を持つ', 'ja')).toEqual([{ slug: 'deathtouch', start: 0, end: 2 }]);
});

test('a name of the term table without an entry keeps shorter terms out of it', () => {
  const made = createBook(
    collections([], [entry('ability', ['Ability', 'A thing.'], ['能力', '何か。'])], {
      terms: [{ en: 'Activated Ability', ja: '起動型能力', kind: 'glossary' }],
    }),
  );
  expect(made.findTerms('起動型能力は能力である', 'ja')).toEqual([{ slug: 'ability', start: 6, end: 8 }]);
  expect(made.findTerms('an activated ability is an ability', 'en')).toEqual([
    { slug: 'ability', start: 27, end: 34 },
  ]);
});

test('the index of 五十音 goes by reading, what has none comes last', () => {
  const made = createBook(
    collections(
      [],
      [
        entry('flying', ['Flying', 'A.'], ['飛行', 'あ。']),
        entry('aura', ['Aura', 'A.'], ['オーラ', 'あ。']),
        entry('vehicle', ['Vehicle', 'A.'], ['ガレオン', 'あ。']),
        entry('you', ['You; Your', 'A.']),
      ],
      { terms: [{ en: 'Flying', ja: '飛行', readings: ['ひこう'], kind: 'keyword-ability' }] },
    ),
  );
  expect(made.indexOf('ja').map(({ label, entries }) => [label, entries.map((each) => each.name)])).toEqual([
    ['あ', ['オーラ']],
    ['か', ['ガレオン']],
    ['は', ['飛行']],
    ['#', ['You']],
  ]);
  expect(made.indexOf('en').map(({ label, entries }) => [label, entries.map((each) => each.name)])).toEqual([
    ['A', ['Aura']],
    ['F', ['Flying']],
    ['V', ['Vehicle']],
    ['Y', ['You', 'Your']],
  ]);
});

const ruling = (id: string, text: string, topic?: string): Document['rulings'][number] => ({
  id,
  type: 'ruling',
  ...(topic === undefined ? {} : { topic }),
  en: { blocks: [paragraph(text)], place },
  sources: [],
  marks: [],
  cards: [],
});

test('rulings are found by reference, by topic and by keyword, newest document first', () => {
  const made = createBook(
    collections(
      [rule('100.1', 'A.'), rule('702.9', '# Flying'), rule('509.1', 'B.')],
      [entry('flying', ['Flying', 'A keyword.'])],
      {
        documents: [
          document('old', {
            date: '2026-02-27',
            topics: [{ id: 'T', names: { en: 'Flying' }, place }],
            rulings: [ruling('T.1', 'It stays up.', 'T'), ruling('T.2', 'As rule 509.1 says.')],
            notes: [{ id: 'n', about: [number('509.1')], lang: 'en', blocks: [paragraph('A note.')], place }],
          }),
          document('new', {
            date: '2026-03-01',
            edition: '2026-02-27',
            rulings: [
              ruling('1', 'A creature with flying; rule 509.1.'),
              ruling('2', 'Rule 999.1 is not there.'),
            ],
          }),
        ],
      },
    ),
  );
  const ids = (found: readonly { document: Document; record: { id: string } }[]) =>
    found.map((each) => `${each.document.id} ${each.record.id}`);
  expect(ids(made.rulingsAbout({ slug: 'flying' }))).toEqual(['new 1', 'old T.1']);
  expect(ids(made.rulingsAbout(number('509.1')))).toEqual(['new 1', 'old T.2']);
  expect(ids(made.notesAbout(number('509.1')))).toEqual(['old n']);
  expect(made.rulingsAbout(number('100.1'))).toEqual([]);
  expect(ids(made.rulingsAbout(number('702.9')))).toEqual(['new 1', 'old T.1']);
  const [first, other] = made.documents.flatMap(({ rulings }) => rulings);
  expect(first && made.subjectsOf(first)).toEqual(['702.9', { slug: 'flying' }]);
  expect(other && made.subjectsOf(other)).toEqual(['509.1']);
});

test('what documents word themselves is found from the rule and the term, under the numbers of their day', () => {
  const wording = {
    rules: [rule('509.1', 'It says so.'), rule('702', '# Keywords'), rule('999.1', 'Gone.')],
    glossary: [
      entry('soaring', ['Flying', 'A word for it.']),
      entry('lamp', undefined, ['灯', '火のこと。']),
    ],
    passages: [
      {
        id: 'passage-1',
        lang: 'en' as const,
        change: 'reworded' as const,
        before: { number: '509.9', blocks: [paragraph('It said so.')], place },
        after: { number: '509.1', blocks: [paragraph('It says so.')], place },
      },
    ],
  };
  const made = createBook(
    collections(
      [rule('509.1', 'B.'), rule('702', '# Keywords'), rule('702.9', '# Flying')],
      [entry('flying', ['Flying', 'A keyword.'])],
      {
        documents: [
          document('undated', { date: '2026-02-27', ...wording }),
          document('bulletin', { date: '2026-03-01', edition: '2026-02-27', ...wording }),
          document('other-game', { date: '2026-03-02', edition: '2026-02-27', ownNumbers: true, ...wording }),
        ].map(({ date, ...each }) => (each.id === 'undated' ? each : { ...each, date })),
      },
    ),
  );
  const places = (subject: Parameters<typeof made.quotesOf>[0]) =>
    made.quotesOf(subject).map((place) => `${place.document.id} ${place.anchor} ${place.id}`);
  expect(places(number('509.1'))).toEqual(['bulletin 509.1 509.1', 'bulletin passage-1 509.1']);
  expect(places(number('702'))).toEqual([]);
  expect(places({ slug: 'flying' })).toEqual(['bulletin soaring Flying', 'undated soaring Flying']);
  expect(made.documents.map((each) => made.dayOf(each))).toEqual(['0001-01-01', '2026-02-27', '0001-01-01']);
});
