import { expect, test } from 'vitest';
import { createEngine } from '../../../src/features/search/engine/create-engine.ts';
import type { EngineFiles } from '../../../src/features/search/index-files.ts';
import { buildStarterFiles, openStarter } from './engines.ts';

const files = buildStarterFiles();
const engine = openStarter();

/** The starter edition without any wording of a rule. */
function leaveOut(rules: ReadonlySet<number>): EngineFiles {
  const { questions } = files;
  if (!questions) throw new Error('no questions');
  const { docs, en, ja } = questions;
  const isLeft = (_: unknown, row: number) => !docs[row]?.some((doc) => rules.has(doc));
  const leave = (column: string) => column.split('\n').filter(isLeft).join('\n');
  return {
    ...files,
    questions: { ...questions, docs: docs.filter(isLeft), en: leave(en), ja: leave(ja) },
  };
}

test('a rule without wordings is asked for by its text in both languages, one with wordings by these alone', () => {
  const { resources } = engine;
  const { docs = [] } = files.questions ?? {};
  const asked = new Set(docs.map(([doc]) => doc));
  const unasked = resources.docs.list.filter(
    ({ index, number }) => number && !asked.has(index) && resources.textOf(index, 'ja'),
  );
  expect(unasked.length).toBeGreaterThan(100);
  const wordings = docs.reduce((sum, _, row) => {
    const count = (column = '') => (column.split('\n')[row] ?? '').split('\t').length;
    return sum + count(files.questions?.en) + count(files.questions?.ja);
  }, 0);
  const texts = unasked.map(({ index }) => resources.textOf(index, 'en')).filter((text) => text !== '');
  expect(resources.questions.size).toBe(wordings + unasked.length + texts.length);
});

test('without its wordings a rule is still found by words of its text in another order', () => {
  const { resources } = engine;
  const rules = resources.docs.list.filter(
    ({ index, kind }) =>
      kind === 'subrule' && index % 25 === 0 && resources.textOf(index, 'en').split(' ').length > 12,
  );
  const without = createEngine(leaveOut(new Set(rules.map(({ index }) => index))));
  const found = rules.filter(({ index, id }) => {
    const words = resources.textOf(index, 'en').match(/[a-z]{5,}/g) ?? [];
    const { hits } = without.search([...new Set(words)].reverse().slice(0, 8).join(' '));
    return hits.slice(0, 5).some(({ doc }) => doc.id === id);
  });
  expect(rules.length).toBeGreaterThan(30);
  expect(found.length / rules.length).toBeGreaterThan(0.9);
});

test('without a questions file nobody asks anything', () => {
  expect(
    createEngine({ names: files.names, ...(files.texts && { texts: files.texts }) }).resources.questions.size,
  ).toBe(0);
});
