import { describe, expect, test } from 'vitest';
import { createEngine } from '../../../src/features/search/engine/create-engine.ts';
import { buildStarterFiles } from './engines.ts';

const { names, ...second } = buildStarterFiles();

/** The list, and how often each of its elements was read. */
function countReads<T>(list: readonly T[]): { list: T[]; reads: number[] } {
  const reads = list.map(() => 0);
  const counted = new Proxy([...list], {
    get: (target, key) => {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads[Number(key)] = (reads[Number(key)] ?? 0) + 1;
      return Reflect.get(target, key);
    },
  });
  return { list: counted, reads };
}

/** The second tier with both lists of texts counted. */
function countTexts() {
  const { en, ja } = second.texts ?? {};
  if (!en || !ja) throw new Error('the starter has both languages');
  const [english, japanese] = [countReads(en.texts), countReads(ja.texts)];
  const texts = { en: { ...en, texts: english.list }, ja: { ...ja, texts: japanese.list } };
  return { files: { ...second, texts }, english, japanese };
}

describe('the second tier joins the first', () => {
  test('what was made of the names serves both', () => {
    const first = createEngine({ names });
    const whole = createEngine({ names, ...second }, first.resources);
    expect(whole.resources.docs).toBe(first.resources.docs);
    expect(whole.resources.nameIndex).toBe(first.resources.nameIndex);
    expect(whole.resources.headsOf).toBe(first.resources.headsOf);
  });

  test('names are read as often in two tiers as in one', () => {
    const one = countReads(names.rows);
    createEngine({ names: { ...names, rows: one.list }, ...second });
    const two = countReads(names.rows);
    const counted = { ...names, rows: two.list };
    createEngine({ names: counted, ...second }, createEngine({ names: counted }).resources);
    expect(two.reads).toEqual(one.reads);
  });

  test('a text is read and folded once, for postings and scan', () => {
    const { files, english, japanese } = countTexts();
    const { text } = createEngine({ names, ...files }).resources;
    text?.findPhrase('damage', 'en');
    text?.findUses({ lang: 'ja', parts: ['だめーじ'] });
    expect(english.reads.length).toBeGreaterThan(500);
    for (const { reads } of [english, japanese]) expect(new Set(reads)).toEqual(new Set([1]));
  });

  test('answers as an engine made whole', () => {
    const one = createEngine({ names, ...second });
    const two = createEngine({ names, ...second }, createEngine({ names }).resources);
    for (const query of ['接死', 'combat damage', '"combat damage"', 'deathtuch', '702.2', 'damge flying'])
      expect(two.search(query)).toEqual(one.search(query));
  });
});
