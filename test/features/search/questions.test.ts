import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { foldText, toNameKey } from '../../../src/features/search/fold/fold-text.ts';
import { LANGS, type Lang } from '../../../src/model/records/lang.ts';
import { type Question, questionSchema } from '../../../src/model/records/question.ts';
import type { Rule } from '../../../src/model/records/rule.ts';
import { toPlainText } from '../../../src/model/records/text.ts';
import { corpusPath, describeWithCorpus } from '../../corpus.ts';
import { DIGEST } from '../../digest-project.ts';
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

  test('no rule is asked twice in nearly the same words', () => {
    const near = [...Map.groupBy(texts, ({ lang, question }) => `${question.rule} ${lang}`).values()].flatMap(
      (each) =>
        each.flatMap(({ text, at }, index) => {
          const before = each.slice(0, index).find((one) => isLike(one.text, text));
          return before ? [`${at} = ${before.text}`] : [];
        }),
    );
    expect(near).toEqual([]);
  });

  test('the marks of a Japanese question have its width', () => {
    expect(texts.filter(({ lang, text }) => lang === 'ja' && /[?!]/.test(text)).map(({ at }) => at)).toEqual(
      [],
    );
  });

  test('a rule answers a question once', () => {
    const doubled = entries.filter(
      ({ question: { rule, also = [] } }) => new Set([rule, ...also]).size <= also.length,
    );
    expect(doubled.map(({ file, question }) => `${file}: ${question.rule}`)).toEqual([]);
  });

  test('a rule shows at most three, none of them like another', () => {
    const shown = Map.groupBy(
      entries.filter(({ question }) => question.question),
      ({ question }) => question.rule,
    );
    expect([...shown].filter(([, each]) => each.length > 3).map(([rule]) => rule)).toEqual([]);
    const alike = [...shown].flatMap(([rule, each]) =>
      LANGS.flatMap((lang) => {
        const asked = each.flatMap(({ question }) => question.question?.[lang] ?? []);
        const near = asked.filter((text, index) => asked.slice(0, index).some((one) => isLike(one, text)));
        return near.map((text) => `${rule}: ${text}`);
      }),
    );
    expect(alike).toEqual([]);
  });

  test('what is shown is in its own language', () => {
    const strays = entries.flatMap(({ question: { rule, question } }) =>
      LANGS.filter((lang) => question && /[ぁ-んァ-ヶ一-鿿]/.test(question[lang]) !== (lang === 'ja')).map(
        (lang) => `${rule}: ${question?.[lang]}`,
      ),
    );
    expect(strays).toEqual([]);
  });

  test('every rule named has a text in the digest, where its readers look for the answer', () => {
    const told = new Set(
      z
        .array(
          z.object({
            number: z.string(),
            en: z.object({ blocks: z.array(z.unknown()), title: z.string().optional() }),
          }),
        )
        .parse(JSON.parse(readFileSync(`${DIGEST.collections}/rules/${EDITION}.json`, 'utf8')))
        .flatMap(({ number, en }) => (en.blocks.length > 0 || en.title ? [number] : [])),
    );
    const untold = entries.flatMap(({ file, question: { rule, also = [] } }) =>
      [rule, ...also].filter((number) => !told.has(number)).map((number) => `${file}: ${number}`),
    );
    expect(untold).toEqual([]);
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

/** Whether two questions have nearly the same pairs of letters. */
function isLike(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => {
    const letters = [...toNameKey(text)];
    return new Set(letters.slice(1).map((letter, index) => `${letters[index]}${letter}`));
  });
  if (!left || !right) return false;
  const shared = left.intersection(right).size;
  return shared / (left.size + right.size - shared) > 0.7;
}

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
