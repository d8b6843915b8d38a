import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctText } from '../../../src/model/records/correct-text.ts';
import { crUpdateReader } from '../../../src/reading/kinds/cr-update/cr-update.ts';
import { weighKind } from '../../../src/reading/kinds/readers.ts';
import { readSource } from '../../../src/reading/sources/read-source.ts';
import { readDocument } from './read-document.ts';

function read(text: string, hints = {}) {
  return readDocument(crUpdateReader, text, 'update.txt', hints).reading;
}

function correctionsOf(text: string, hints = {}) {
  const [rule] = read(text, hints).records.rules;
  return { en: rule?.en?.corrections, ja: rule?.ja?.corrections };
}

describe('a rule and its translation', () => {
  it('are one rule in either order, with and without blank lines', () => {
    const lines = ['107.31. The anchor is heavy.', '107.31 錨は重い。'];
    for (const order of [lines, lines.toReversed()]) {
      for (const end of ['\n', '\n\n', '\r', '\r\n']) {
        const { rules } = read(order.join(end)).records;
        expect(rules).toHaveLength(1);
        expect(rules[0]?.en?.blocks).toEqual([{ type: 'paragraph', text: 'The anchor is heavy.' }]);
        expect(rules[0]?.ja?.blocks).toEqual([{ type: 'paragraph', text: '錨は重い。' }]);
      }
    }
  });

  it('are told apart by script where the Japanese quotes English', () => {
    const [rule] = read('107.31 「錨[コスト]/Anchor [cost]」は「錨を下ろす。」を意味する。').records.rules;
    expect(rule?.en).toBeUndefined();
    expect(rule?.ja?.blocks).toHaveLength(1);
  });

  it('do not end at a reference that another sentence follows', () => {
    const [rule, ...others] = read('107.31. An anchor is heavy. See rule 701.5. It sinks.').records.rules;
    expect(others).toEqual([]);
    expect(rule?.en?.blocks[0]?.text).toBe('An anchor is heavy. See rule 701.5. It sinks.');
  });
});

describe('a heading', () => {
  it('gives both names', () => {
    const [rule] = read('701.93 回頭/Turn About').records.rules;
    expect([rule?.ja?.title, rule?.en?.title]).toEqual(['回頭', 'Turn About']);
  });

  it('in one language above a rule with text in both is the name of its section', () => {
    const { rules } = read('701.93 回頭\n\n701.93. Ships turn.\n701.93 船は回る。').records;
    expect(rules.map(({ number }) => number)).toEqual(['701', '701.93']);
    expect(rules[0]?.ja).toMatchObject({ title: '回頭', blocks: [] });
    expect(rules[1]?.ja).toMatchObject({ blocks: [{ text: '船は回る。' }], place: { line: 4 } });
  });
});

describe('an entry without a headword', () => {
  const glossaryOf = (definition: string) =>
    read(`107.31. Ropes are long.\n107.31 綱は長い。\n\n${definition}`).records.glossary;

  it('has the one that is known of its first words', () => {
    const [entry] = glossaryOf('An ability on some creatures that allows them to sing. See rule 107.31.');
    expect([entry?.slug, entry?.en?.headwords]).toEqual(['impending', ['Impending']]);
  });

  it('has an address of its first words where none is known', () => {
    const [entry] = glossaryOf('A thing that nobody gave a name to, ever. See rule 107.31.');
    expect([entry?.slug, entry?.en?.headwords]).toEqual(['a-thing-that-nobody-gave-a-name-to', []]);
  });
});

it('nothing of a card among the rules is lost', () => {
  const text =
    '107.31. Ropes are long.\n107.31 綱は長い。\n\n鐘の番人\n{1}{B}\nクリーチャー\n2/2\n鐘を鳴らします。\n';
  const { unaccounted, reading } = readDocument(crUpdateReader, text, 'update.txt');
  expect(unaccounted).toEqual([]);
  expect(JSON.stringify(reading.records)).toContain('鐘の番人');
});

describe('a remark', () => {
  const rules = '107.31. Ropes are long.\n107.31 綱は長い。';
  const next = '107.32. Anchors are heavy.\n107.32 錨は重い。';

  it('is about the rule before it by default', () => {
    const [note] = read(`${rules}\n\n当たり前です。\n\n${next}`).records.notes;
    expect(note?.about).toEqual(['107.31']);
  });

  it('is about the rule it names, wherever it stands', () => {
    const [note] = read(`${rules}\n\n107.32項は重さの話です。\n\n${next}`).records.notes;
    expect(note?.about).toEqual(['107.32']);
  });

  it('is about the rule it touches', () => {
    const [note] = read(`${rules}\n\n当たり前です。\n${next}`).records.notes;
    expect(note?.about).toEqual(['107.32']);
  });

  it('is about the rule that speaks of the same things', () => {
    const anchors = '107.32. Iron anchors are heavy.\n107.32 鉄製船錨は、港湾設備に繋ぐ。';
    const [note] = read(`${rules}\n\n鉄製船錨と港湾設備の話です。\n\n${anchors}`).records.notes;
    expect(note?.about).toEqual(['107.32']);
  });

  it('is about the example where it mentions one', () => {
    const example = '107.32. Anchors are heavy.\nExample: This one.\n107.32 錨は重い。';
    const [note] = read(`${rules}\n\n例では船が一隻です。\n\n${example}`).records.notes;
    expect(note?.about).toEqual(['107.32']);
  });

  it('before the first rule is about the whole document', () => {
    const [note] = read(`全体に番号がずれました。\n\n${rules}`).records.notes;
    expect(note?.about).toEqual([]);
  });
});

describe('old and new wording run together', () => {
  const english = '116.2. There are eleven twelve special actions:';

  it('is settled where the other language counts the same', () => {
    expect(correctionsOf(`${english}\n116.2 以下の12個がある。`).en).toEqual([
      { found: 'eleven twelve', from: 'eleven', to: 'twelve', settledBy: 'counterpart' },
    ]);
  });

  it('is open where the other language has neither count', () => {
    const { records, diagnostics } = read(`${english}\n116.2 特別な処理がある。`);
    expect(records.rules[0]?.en?.corrections?.[0]?.settledBy).toBe('open');
    expect(diagnostics.map(({ code }) => code)).toContain('strike-unsettled');
  });

  it('is reported where the languages correct to different counts', () => {
    const { diagnostics } = read(`${english}\n116.2 以下の1011個がある。`);
    const [disagreement] = diagnostics.filter(({ code }) => code === 'strike-disagrees');
    expect(disagreement).toMatchObject({ line: 2, related: { line: 1 } });
  });

  it('is settled by the edition where it has the new wording', () => {
    const ruleText = () => 'A hybrid ship is also a plain ship.';
    const text = '117.1. A hybrid ships are is also a plain ship.';
    expect(correctionsOf(text, { ruleText }).en).toEqual([
      { found: 'ships', from: 'ships', to: 'ship', settledBy: 'edition' },
      { found: 'are is', from: 'are', to: 'is', settledBy: 'edition' },
    ]);
  });

  it('has nothing put in where a word alone was struck, whatever must be told with it to find the place', () => {
    const text = '117.1. Oil and rope, oil, and tar.\n117.1 油と綱。';
    const ruleText = (_: string, lang: string) => (lang === 'en' ? 'Oil and rope, oil, tar.' : undefined);
    expect(correctionsOf(text, { ruleText }).en).toEqual([
      { found: 'and tar', from: 'and', to: '', settledBy: 'edition' },
    ]);
  });

  it('is told at a blank in Japanese, where nothing says which word was struck', () => {
    expect(correctionsOf('117.1. A ship is a sail.\n117.1 船も、また帆 シップである。').ja).toEqual([
      { found: '帆 シップ', from: '', to: '', settledBy: 'open' },
    ]);
  });

  it('is found wherever the edition leaves words out', () => {
    const words = fc.constantFrom('a lamp', 'the tide', 'each keeper', 'their oil', 'some rope');
    const struck = fc.constantFrom('and', 'or', 'also', 'once');
    fc.assert(
      fc.property(fc.array(words, { minLength: 4, maxLength: 9 }), fc.nat(), struck, (list, place, word) => {
        const at = 1 + (place % (list.length - 1));
        const edition = `They bring ${list.join(', ')}.`;
        const text = `They bring ${list.map((each, index) => (index === at ? `${word} ${each}` : each)).join(', ')}.`;
        const found = correctionsOf(`117.1. ${text}`, { ruleText: () => edition }).en;
        expect(correctText(text, found)).toBe(edition);
      }),
    );
  });

  it('takes its sentence in the other language with it where a whole one is gone', () => {
    const text =
      '117.1. Ships sail. This is a change. Sails dry.\n117.1 船は走る。これは変更である。帆は乾く。';
    const ruleText = (_: string, lang: string) => (lang === 'en' ? 'Ships sail. Sails dry.' : undefined);
    const found = correctionsOf(text, { ruleText });
    expect(found.en).toEqual([
      { found: 'This is a change.', from: 'This is a change.', to: '', settledBy: 'edition' },
    ]);
    expect(found.ja).toEqual([
      { found: 'これは変更である。', from: 'これは変更である。', to: '', settledBy: 'counterpart' },
    ]);
  });

  it('is no word that stands twice in a row, a slip of the pen', () => {
    const { records, diagnostics } = read(
      '117.1. It looks at the library.\n117.1 ライブラリーのライブラリーの上を見る。',
    );
    expect(records.rules[0]?.ja?.corrections ?? []).toEqual([]);
    expect(diagnostics).toEqual([]);
  });

  it('stays in the text as printed', () => {
    const [rule] = read(`${english}\n116.2 以下の1011個がある。`).records.rules;
    expect(rule?.en?.blocks[0]?.text).toBe('There are eleven twelve special actions:');
    expect(rule?.ja?.blocks[0]?.text).toBe('以下の1011個がある。');
  });

  it('is not seen in an ordinary count', () => {
    expect(correctionsOf('116.2. They have ten cards.\n116.2 10枚以上と12個の120点。')).toEqual({});
  });
});

describe('whether a text is an update', () => {
  const confidence = (text: string) => {
    const { source } = readSource(new TextEncoder().encode(text), 'x.txt');
    return source ? weighKind(crUpdateReader, source).confidence : 0;
  };

  it('is sure of interleaved pairs', () => {
    expect(confidence('107.31. The anchor is heavy.\n107.31 錨は重い。')).toBeGreaterThan(0.9);
  });

  it('is denied of one language and of prose', () => {
    expect(confidence('107.31. The anchor is heavy.\n107.32. The rope is long.')).toBeLessThan(0.5);
    expect(confidence('新しい船の話です。\n\n船は3隻あります。')).toBe(0);
  });

  it('is denied of whole sections in both languages, and is not of the same with a rule left out', () => {
    const toRules = (numbers: string[]) =>
      numbers.map((number) => `${number} A ship is moored.\n${number} 船は係留される。`).join('\n\n');
    const numbers = [...['', ...'abcdefghijk'].map((letter) => `501.1${letter}`), '501.2', '502', '502.1'];
    fc.assert(
      fc.property(fc.integer({ min: 4, max: numbers.length }), fc.nat(), (length, place) => {
        const excerpt = numbers.slice(0, length);
        expect(confidence(`港のルール 対訳\n\n${toRules(excerpt)}`)).toBe(0);
        expect(confidence(`${toRules(excerpt)}\n\n最後の項が変わりました。`)).toBeGreaterThan(0.9);
        // 501.2 may follow any letter.
        const at = 1 + (place % Math.min(length - 2, 10));
        expect(confidence(toRules(excerpt.toSpliced(at, 1)))).toBeGreaterThan(0.9);
      }),
    );
  });

  it("is denied of another game's numbering", () => {
    expect(
      confidence('103.4.c. The anchor is heavy.\n103.4.c. 錨は重い。\n104. Ropes\n104. 綱'),
    ).toBeLessThan(0.5);
  });
});

it('what a translator adds in brackets is a note on the rule above it', () => {
  fc.assert(
    fc.property(fc.constantFrom('（訳注：鎖も含む）', '(訳注：鎖も含む。)', '［訳注 鎖も含む］'), (note) => {
      const { rules, notes } = read(
        `107.31\nThe anchor is heavy.\n錨は重い。\n${note}\n\n107.32\nIt sinks.\n沈む。\n`,
      ).records;
      expect(rules.map(({ ja }) => ja?.blocks.map(({ text }) => text))).toEqual([['錨は重い。'], ['沈む。']]);
      expect(notes.map(({ about }) => about)).toEqual([['107.31']]);
    }),
  );
});

it('what is below an announced name that is no note is one', () => {
  const { reading, unaccounted } = readDocument(crUpdateReader, '701　107.31\n\n9. ', 'update.txt');
  expect(unaccounted).toEqual([]);
  expect(reading.records.notes.map(({ blocks }) => blocks.map(({ text }) => text))).toEqual([[]]);
});
