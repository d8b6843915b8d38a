import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { collectTerms } from '../../src/ingest/pipeline/collect-authored.ts';
import type { Rule } from '../../src/model/records/rule.ts';
import { type TextBlock, toPlainText } from '../../src/model/records/text.ts';
import { describeWithCorpus } from '../corpus.ts';
import { readCorpusEdition } from '../rulebook/book/corpus-collections.ts';
import { listFigures, listLanguagesApart, listPlacesAdded, listWordsApart } from './deciding-words.ts';
import { createNameCheck } from './name-check.ts';
import { readDigest } from './read-digest.ts';

const EDITION = '2026-04-17';

/** Differences that are meant, each as a test prints it (`103.1: may is missing`), under the reason that they share. */
const excuses = z
  .array(z.strictObject({ reason: z.string().min(20), at: z.array(z.string()).min(1) }))
  .parse(JSON.parse(readFileSync(new URL('excuses.json', import.meta.url), 'utf8')));
const excused = new Set(excuses.flatMap(({ at }) => at));
const used = new Set<string>();

/** The differences that no excuse covers. */
function withoutExcused(found: readonly string[]): string[] {
  for (const line of found) if (excused.has(line)) used.add(line);
  return found.filter((line) => !excused.has(line));
}

const { rules: rulesOf, glossary: glossaryOf } = readDigest();
const rules = (rulesOf[EDITION] ?? []).filter(({ en, ja }) => en?.blocks.length && ja?.blocks.length);
const withoutExamples = (blocks: readonly TextBlock[] = []) =>
  toPlainText(blocks.filter(({ type }) => type !== 'example'));

describe('the check itself', () => {
  test('misses a word that decides, unless ours has it in another form', () => {
    expect(listWordsApart('You may tap target boat.', 'Tap a boat.')).toEqual([
      'target is missing',
      'may is missing',
    ]);
    expect(listWordsApart('You may tap target boat.', 'A player can tap a targeted boat.')).toEqual([]);
    expect(listWordsApart('Tap a boat.', 'Tap target boat.')).toEqual(['target is added']);
  });

  test('sees where the two languages name other zones or grant what the other does not', () => {
    expect(listLanguagesApart('Put it into the graveyard.', 'それを手札に置く。')).toEqual([
      'graveyard in English only',
      'hand in Japanese only',
    ]);
    expect(listLanguagesApart('You may tap target boat.', '船1つをタップする。')).toEqual([
      'target',
      'may in English only',
    ]);
  });
});

describeWithCorpus('our English beside the rulebook', () => {
  const official = new Map<string, Rule>(
    readCorpusEdition(EDITION, { en: 'corpus/cr-en-archive/20260417.txt' }).rules[EDITION]?.map((rule) => [
      rule.number,
      rule,
    ]),
  );
  const pairs = rules.flatMap(({ number, en }) => {
    const theirs = official.get(number)?.en?.blocks;
    return theirs?.length
      ? [
          {
            number,
            ours: withoutExamples(en?.blocks),
            theirs: withoutExamples(theirs),
            whole: toPlainText(theirs),
          },
        ]
      : [];
  });

  test('has the same quantities and symbols', () => {
    const apart = pairs.flatMap(({ number, ours, theirs, whole }) => {
      const [left, right, all] = [ours, theirs, whole].map((text) => listFigures(text, 'en'));
      return (['quantity', 'symbol'] as const).flatMap((kind) => [
        ...(right?.[kind] ?? [])
          .filter((one) => !left?.[kind].includes(one))
          .map((one) => `${number}: ${kind} ${one} is missing`),
        ...(left?.[kind] ?? [])
          .filter((one) => !all?.[kind].includes(one))
          .map((one) => `${number}: ${kind} ${one} is added`),
      ]);
    });
    expect(pairs.length).toBeGreaterThan(2_500);
    expect(withoutExcused(apart)).toEqual([]);
  });

  test('has every word that decides a case', () => {
    const apart = pairs.flatMap(({ number, ours, theirs }) =>
      listWordsApart(theirs, ours).map((what) => `${number}: ${what}`),
    );
    expect(withoutExcused(apart)).toEqual([]);
  });

  test('names no zone, step or phase that the rule does not', () => {
    const apart = pairs.flatMap(({ number, ours, whole }) =>
      listPlacesAdded(whole, ours).map((what) => `${number}: ${what}`),
    );
    expect(withoutExcused(apart)).toEqual([]);
  });

  test('refers to what the rule refers to, to its own subrules, or to a rule that it lies in', () => {
    const apart = pairs.flatMap(({ number, ours, whole }) => {
      const theirs = listFigures(whole, 'en').reference;
      return listFigures(ours, 'en')
        .reference.filter(
          (one) =>
            !theirs.some((their) => one.startsWith(their) || their.startsWith(one)) &&
            one.slice(0, 3) !== number.slice(0, 3),
        )
        .map((one) => `${number}: reference to ${one} is added`);
    });
    expect(withoutExcused(apart)).toEqual([]);
  });
});

describe('our two languages beside each other', () => {
  const texts = [
    ...rules.map(({ number, en, ja }) => ({
      name: `${number}`,
      en: toPlainText(en?.blocks ?? []),
      ja: toPlainText(ja?.blocks ?? []),
    })),
    ...(glossaryOf[EDITION] ?? []).map(({ en, ja }) => ({
      name: en?.headwords[0] ?? '',
      en: toPlainText([...(en?.blocks ?? []), ...(en?.senses.flat() ?? [])]),
      ja: toPlainText([...(ja?.blocks ?? []), ...(ja?.senses.flat() ?? [])]),
    })),
  ];

  test('say the same of targets, of what is allowed, of zones, steps and phases', () => {
    const apart = texts.flatMap(({ name, en, ja }) =>
      listLanguagesApart(en, ja).map((what) => `${name}: ${what}`),
    );
    expect(texts.length).toBeGreaterThan(3_000);
    expect(withoutExcused(apart)).toEqual([]);
  });

  test('name a term by its names: one in the English stands in the Japanese under an official name', () => {
    const findNamesApart = createNameCheck(collectTerms());
    const apart = texts.flatMap(({ name, en, ja }) =>
      findNamesApart(en, ja).map((what) => `${name}: ${what}`),
    );
    expect(withoutExcused(apart)).toEqual([]);
  });

  test.each([
    ['優先権をパスする', /優先権を(?:放棄|渡)/],
    [
      'クリーチャー・呪文',
      /(?:クリーチャー|オーラ|アーティファクト|エンチャント|ソーサリー|インスタント|プレインズウォーカー)(?:呪文|カード)/,
    ],
    ['指定', /称号/],
    ['通常', /普通/],
    ['切り直す', /シャッフル/],
    ['大会', /トーナメント/],
    ['Lvシンボル', /レベル・シンボル/],
    ['ターンマーカー', /ターン・マーカー/],
    ['タイプサイクリング', /タイプ・サイクリング/],
    ['越えトランプル', /プレインズウォーカーへのトランプル/],
    ['オラクル', /Oracle/],
    ['指輪', /The Ring/],
    ['地下街', /Undercity/],
    ['全角の ：', /例:/],
    ['全角の ？', /\?/],
  ])('say %s and nothing else for it', (_, other) => {
    const apart = texts
      .filter(({ ja }) => other.test(ja))
      .map(({ name, ja }) => `${name}: ${other.exec(ja)?.[0]}`);
    expect(withoutExcused(apart)).toEqual([]);
  });
});

// Some excuse a difference from the rulebook.
describeWithCorpus('an excuse', () => {
  test('stands only while there is a difference', () => {
    expect([...excused].filter((line) => !used.has(line))).toEqual([]);
  });
});
