import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { foldText, toNameKey } from '../../../src/features/search/fold/fold-text.ts';
import type { Lang } from '../../../src/model/records/lang.ts';
import { type Question, questionSchema } from '../../../src/model/records/question.ts';
import type { Rule } from '../../../src/model/records/rule.ts';
import { toPlainText } from '../../../src/model/records/text.ts';
import { corpusPath, describeWithCorpus } from '../../corpus.ts';
import { readCorpusEdition } from '../../rulebook/book/corpus-collections.ts';

const FOLDER = 'content/questions';
const EDITION = '2026-04-17';
/** A question with so many of the rule's own words, or characters, in a row only repeats it. */
const WORDS = 5;
const CHARACTERS = 14;

const entries = readdirSync(FOLDER).flatMap((file) =>
  z
    .array(questionSchema)
    .parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))
    .map((question) => ({ file, question })),
);
const texts = entries.flatMap(({ file, question }) =>
  (['en', 'ja'] as const).flatMap((lang) =>
    question[lang].map((text) => ({ lang, text, at: `${file}, ${question.rule}: ${text}`, question })),
  ),
);

describe('the questions of content/questions', () => {
  test('each file has those of the section it is named after', () => {
    const strays = entries.filter(({ file, question }) => !question.rule.startsWith(file.slice(0, 3)));
    expect(strays.map(({ file, question }) => `${file}: ${question.rule}`)).toEqual([]);
  });

  test('no question is asked twice', () => {
    const seen = new Map<string, string>();
    const doubled = texts.flatMap(({ text, at }) => {
      const key = toNameKey(text);
      const before = seen.get(key);
      seen.set(key, at);
      return before ? [`${at} = ${before}`] : [];
    });
    expect(doubled).toEqual([]);
  });

  test('a rule answers a question once', () => {
    const doubled = entries.filter(
      ({ question: { rule, also = [] } }) => new Set([rule, ...also]).size <= also.length,
    );
    expect(doubled.map(({ file, question }) => `${file}: ${question.rule}`)).toEqual([]);
  });

  test('each is in its own language', () => {
    const strays = texts.filter(({ lang, text }) => /[ぁ-んァ-ヶ]/.test(text) !== (lang === 'ja'));
    expect(strays.map(({ at }) => at)).toEqual([]);
  });
});

describeWithCorpus('the questions of content/questions beside real documents', () => {
  let rules: ReadonlyMap<string, Rule>;
  beforeAll(() => {
    const read = readCorpusEdition(EDITION, { en: 'corpus/cr-en-archive/20260417.txt' });
    rules = new Map(read.rules[EDITION]?.map((rule) => [rule.number, rule]));
  });

  test('every number is one of its edition', () => {
    const unknown = entries.flatMap(({ file, question: { rule, also = [], edition } }) =>
      [rule, ...also]
        .filter((number) => edition !== EDITION || !rules.has(number))
        .map((number) => `${file}: ${number} of ${edition}`),
    );
    expect(unknown).toEqual([]);
  });

  test('none repeats the words of its rule', () => {
    const repeating = texts.filter(({ lang, text, question }) =>
      repeats(text, lang, listRules(question, rules)),
    );
    expect(repeating.map(({ at }) => at)).toEqual([]);
  });

  test('none is a judged query', () => {
    const judged = ['queries.dev.json', 'questions.dev.json'].flatMap((file) =>
      z
        .array(z.object({ q: z.string() }))
        .parse(JSON.parse(readFileSync(corpusPath(`search/${file}`), 'utf8'))),
    );
    const keys = new Set(judged.map(({ q }) => toNameKey(q)));
    expect(texts.filter(({ text }) => keys.has(toNameKey(text))).map(({ at }) => at)).toEqual([]);
  });
});

function listRules({ rule, also = [] }: Question, rules: ReadonlyMap<string, Rule>): Rule[] {
  return [rule, ...also].flatMap((number) => rules.get(number) ?? []);
}

function repeats(text: string, lang: Lang, rules: readonly Rule[]): boolean {
  const bodies = rules.map((rule) => ` ${foldText(toPlainText(rule[lang]?.blocks ?? []))} `);
  const units = lang === 'en' ? foldText(text).split(' ') : [...foldText(text)];
  const [size, glue] = lang === 'en' ? [WORDS, ' '] : [CHARACTERS, ''];
  return units.some((_, from) => {
    const run = units.slice(from, from + size);
    return run.length === size && bodies.some((body) => body.includes(glue + run.join(glue) + glue));
  });
}
