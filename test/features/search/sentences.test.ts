import { describe, expect, test } from 'vitest';
import { holdsPiece } from '../../../src/features/search/engine/doc-scan.ts';
import { matchWholeNames } from '../../../src/features/search/engine/match-names.ts';
import { readConcepts } from '../../../src/features/search/engine/read-concepts.ts';
import { WEIGHTS } from '../../../src/features/search/engine/weights.ts';
import { foldText } from '../../../src/features/search/fold/fold-text.ts';
import { stemWord } from '../../../src/features/search/fold/stem-word.ts';
import { parseQuery } from '../../../src/features/search/query/parse-query.ts';
import { ask, openStarter } from './engines.ts';

const engine = openStarter();
const { docs, rowOf, cutJapanese } = engine.resources;

/** Titled keyword abilities of the sample with their names. */
const keywords = docs.list.flatMap(({ index, kind, id }) => {
  const { en: [english] = [], ja: [japanese] = [] } = rowOf(index) ?? {};
  return kind === 'rule' &&
    id.startsWith('702.') &&
    english &&
    /^[ぁ-んァ-ヶー一-龠・]+$/.test(japanese ?? '') &&
    japanese
    ? [{ id, english, japanese }]
    : [];
});
/** Every keyword beside another, far from it in the book. */
const pairs = keywords.flatMap((one, place) => {
  const other = keywords[(place + 37) % keywords.length];
  return other && other !== one ? [{ one, other }] : [];
});

/** The rules that a keyword's name brings first: 装備 names 702.6 and 301.5. */
const listNamed = ({ id, japanese }: (typeof keywords)[number]) => [id, ...ask(engine, japanese, 4)];

const cut = (sentence: string) => parseQuery(sentence).words.flatMap(cutJapanese);

describe('two things named', () => {
  test.each([
    ['in Japanese', ({ one, other }: (typeof pairs)[number]) => `${one.japanese}と${other.japanese}`],
    ['in English', ({ one, other }: (typeof pairs)[number]) => `${one.english} vs ${other.english}`],
  ])('%s show a rule of each among the first four, and are no guess', (_, toQuery) => {
    const missed = pairs.filter((pair) => {
      const { hits, weak } = engine.search(toQuery(pair));
      const first = hits.slice(0, 4).map(({ doc }) => docs.list[docs.groupOf(doc.index)]?.id);
      return (
        weak || ![pair.one, pair.other].every((each) => listNamed(each).some((id) => first.includes(id)))
      );
    });
    expect(pairs.length).toBeGreaterThan(100);
    expect(missed.map(toQuery)).toEqual([]);
  });

  test('as players type them', () => {
    for (const query of [
      '先制攻撃と接死',
      '接死 先制攻撃',
      'first strike vs deathtouch',
      'deathtouch + first strike',
    ])
      expect(ask(engine, query, 4)).toEqual(expect.arrayContaining(['702.2', '702.7']));
    expect(ask(engine, 'ライブラリー 0枚', 4)).toEqual(expect.arrayContaining(['704.5b', '104.3c']));
  });
});

describe('a name with words around it that say nothing', () => {
  test.each(['のやりかた', 'のやり方', 'ってなに', 'について教えてください', 'はどうなりますか'])(
    'is no guess: …%s',
    (around) => {
      const guessed = keywords.filter(({ japanese }) => engine.search(`${japanese}${around}`).weak);
      expect(guessed.map(({ japanese }) => japanese)).toEqual([]);
    },
  );

  test.each([
    ['japanese', (name: string) => `${name}とはどういう意味ですか`],
    ['japanese', (name: string) => `${name}のルール`],
    ['japanese', (name: string) => `${name}の仕組みを説明して`],
    ['english', (name: string) => `what does ${name} mean`],
    ['english', (name: string) => `explain ${name}`],
    ['english', (name: string) => `${name} rules explained`],
  ] as const)('is that name where they only ask what it is: %s, %s', (lang, toQuery) => {
    const missed = keywords.filter(
      ({ [lang]: name }) => ask(engine, toQuery(name), 1)[0] !== ask(engine, name, 1)[0],
    );
    expect(missed.map(({ id }) => id)).toEqual([]);
  });

  test('is no name where other words stand around it, or it is quoted', () => {
    const named = (query: string) => engine.search(query).hits[0]?.score ?? 0;
    for (const query of ['deathtouch mean dragon', 'explain why deathtouch kills', '接死の意味と理由'])
      expect(named(query), query).toBeLessThan(WEIGHTS.namePrefix);
    expect(named('“what does deathtouch mean”')).toBe(0);
  });

  test('has its rule beside its entry', () =>
    expect(ask(engine, 'マリガンのやりかた', 2)).toEqual(ask(engine, 'マリガン', 2)));
});

describe('quotes in a sentence', () => {
  test('leave nothing out that the sentence finds without them', () => {
    for (const [sentence, quoted] of [
      ['接死を持つクリーチャーは何点で倒せる', '接死を持つ'],
      ['カードに対象1つと書いてあるときの数え方', '対象1つ'],
      ['does trample count toughness of the blocker', 'count toughness of'],
    ] as const)
      for (const [open, close] of ['「」', '『』', '“”', '""'].map((marks) => [...marks])) {
        const ids = (query: string) =>
          new Set(
            engine.search(query).hits.flatMap(({ doc: { id, kind } }) => (kind === 'ruling' ? [] : [id])),
          );
        const withQuotes = ids(sentence.replace(quoted, `${open}${quoted}${close}`));
        expect([...ids(sentence)].filter((id) => !withQuotes.has(id))).toEqual([]);
      }
  });

  test('alone stand as they are', () => {
    for (const query of ['「戦闘ダメージ」', '“combat damage”', '『戦闘』「ダメージ」'])
      expect(parseQuery(query).isQuotation).toBe(true);
    for (const query of ['「戦闘ダメージ」とは', 'what is “combat damage”', '戦闘ダメージ'])
      expect(parseQuery(query).isQuotation).toBe(false);
  });
});

describe('a word of Japanese', () => {
  const holds = (text: string, piece: string) => holdsPiece(text, foldText(piece));

  test('is not found inside another word of katakana', () => {
    expect(holds('次のプレイヤーが続ける。', 'レイヤー')).toBe(false);
    expect(holds('アンタップする。', 'タップ')).toBe(false);
    expect(holds('次のレイヤーで続ける。', 'レイヤー')).toBe(true);
    expect(holds('ドロー・ステップの間', 'ステップ')).toBe(true);
    expect(ask(engine, 'レイヤー', 200).filter((id) => /Player$/.test(id))).toEqual([]);
  });

  test('is found in two words written as one, where both are words', () => {
    expect(holds('クリーチャーを出す。クリーチャートークンを出す。トークンを消す。', 'トークン')).toBe(true);
  });

  test('that begins with a number is not found in a longer number', () => {
    expect(holds('カードは10枚ある。', '0枚')).toBe(false);
    expect(holds('カードは0枚になる。', '0枚')).toBe(true);
  });

  test('is not cut out of two scripts that stand side by side', () => {
    expect(cut('効果はライフを変える')).not.toContain('払い');
    expect(cut('接死を持つクリーチャー')).not.toContain(foldText('リーチ'));
    for (const { japanese } of keywords.filter((each) => /^[ァ-ヺー]+$/.test(each.japanese)))
      expect(cut(`持つ${japanese}は`)).toContain(foldText(japanese));
  });

  test('loses its polite endings', () => {
    for (const ending of ['ます', 'ました', 'ません', 'ませんか', 'ましょう'])
      expect(cut(`対象を選び${ending}`)).toEqual(cut('対象を選ぶ'));
  });
});

describe('a word that is not typed to its end', () => {
  const { vocabulary = new Map<string, unknown>() } = engine.resources.text ?? {};
  const isKnown = (word: string) =>
    vocabulary.has(stemWord(word)) ||
    engine.resources.words.likeEnglish(stemWord(word)).length > 0 ||
    matchWholeNames(word, engine.resources.nameIndex, docs).size > 0;
  /**
   * Every word of the texts without its end, down to three letters, where that is no word of its own and sounds like no
   * name: shado, シャドー.
   */
  const beginnings = [
    ...new Set(
      [...vocabulary.keys()]
        .filter((stem) => /^[a-z]{5,}$/.test(stem))
        .flatMap((stem) => [stem.slice(0, 3), stem.slice(0, -2), stem.slice(0, -1)]),
    ),
  ].filter((beginning) => !isKnown(beginning));
  /** What is searched for beyond the word as it stands. */
  const listLonger = (query: string, word: string) =>
    readConcepts(parseQuery(query).words, engine.resources)
      .filter(({ words }) => words.join(' ') === word)
      .flatMap(({ ways }) => ways.flatMap(({ variant }) => variant.parts))
      .filter((part) => part.startsWith(word) && part !== stemWord(word));

  test('stands for every word that begins so, where it is the whole query', () => {
    expect(beginnings.length).toBeGreaterThan(1000);
    expect(beginnings.filter((word) => listLonger(word, word).length === 0)).toEqual([]);
  });

  test.each([
    ['first', (word: string) => `${word} blocked creature`],
    ['last', (word: string) => `blocked creature ${word}`],
    ['in a question', (word: string) => `can my creature ${word} after it was blocked`],
  ])('stands for no longer word in a sentence: %s', (_, toSentence) => {
    expect(beginnings.filter((word) => listLonger(toSentence(word), word).length > 0)).toEqual([]);
  });
});

describe('what has no good answer', () => {
  test('shows ten guesses at most', () => {
    for (const query of [
      '電車の時刻表',
      'who won the world cup in 1998',
      'カレーの作り方',
      'how to fix a leaking roof',
    ]) {
      const { hits, weak, instead } = engine.search(query);
      expect(weak || hits.length === 0).toBe(true);
      if (instead === undefined) expect(hits.length).toBeLessThan(11);
    }
  });

  test('says which names are cards that nothing here bears', () => {
    const cardsOf = (query: string) => engine.search(query).unknownCards;
    expect(cardsOf('《見知らぬ灯台守》は接死を持つ？')).toEqual(['見知らぬ灯台守']);
    expect(cardsOf('Keeper of the Quiet Lighthouse')).toEqual(['Keeper of the Quiet Lighthouse']);
    for (const query of [
      '《接死》',
      'First Strike',
      'Combat Damage Step',
      'what does deathtouch do',
      '702.2',
    ])
      expect(cardsOf(query)).toEqual([]);
  });
});

describe('what documents say of a rule', () => {
  const isDocument = (id = '') => id.startsWith('ruling:');

  test('never goes before the rule, and a document shows one of it', () => {
    for (const { japanese } of keywords.filter((_, place) => place % 12 === 0))
      for (const query of [`${japanese}を持つクリーチャー`, `${japanese}とダメージ`]) {
        const found = engine.search(query).hits.map(({ doc }) => doc.id);
        expect(isDocument(found[0]), query).toBe(false);
        const documents = found.filter(isDocument).map((id) => id.replace(/#.*/, ''));
        expect(new Set(documents).size, query).toBe(documents.length);
      }
  });
});
