import { toPlainName } from '../src/features/concordance/authored-names.ts';
import { createConcordance } from '../src/features/concordance/create-concordance.ts';
import { readVerbForms } from '../src/features/search/fold/japanese-words.ts';
import { stemWord } from '../src/features/search/fold/stem-word.ts';
import type { EngineFiles } from '../src/features/search/index-files.ts';
import { HIRAGANA } from '../src/model/text/character-classes.ts';
import { hasJapanese } from '../src/model/text/script.ts';
import { onceFor } from '../src/rulebook/book/once.ts';

/** How many terms a concordance finds the right counterpart of. */
export interface CounterpartMeasures {
  /** Terms that stand in three rules or more whose other language names them in three or more. */
  terms: number;
  right: number;
  share: number;
  /** Terms that stand in three rules or more, but under none of their names in the other language. */
  unnamed: number;
  /** `term: wanted | …, got …`. */
  failures: string[];
}

/** Rules that have to have a term. */
const LEAST_RULES = 3;

/**
 * Asks the concordance of a book for every name of it and of the term tables, as it is printed, and counts those whose
 * first counterpart is a name of the same thing. Names are the truth alone: with `hasNames` false the concordance is given
 * the texts without names, headings and headwords, and knows no term.
 */
export function measureCounterparts(
  { names, texts = {} }: EngineFiles,
  { hasNames, from = 'en' }: { hasNames: boolean; from?: 'en' | 'ja' },
): CounterpartMeasures {
  const concordance = hasNames ? createConcordance(texts, names) : createConcordance(texts);
  const other = from === 'en' ? 'ja' : 'en';
  const rules = names.numbers.length;
  const failures: string[] = [];
  let [terms, unnamed] = [0, 0];
  for (const [term, wanted] of collectNames(names.rows, from)) {
    const { lines, counterparts } = concordance.ask({ text: term, lang: from });
    const pairs = new Set(lines.map(({ pair }) => pair));
    const inRules = [...pairs].flatMap((pair) => {
      const found = concordance.pairs[pair];
      return found && found.doc < rules && found.text[other] !== '' ? [found] : [];
    });
    const countRules = (some: typeof inRules) => new Set(some.map(({ doc }) => doc)).size;
    if (countRules(inRules) < LEAST_RULES) continue;
    const keys = [...wanted].map(toWordKey);
    const named = inRules.filter(({ text }) => keys.some((key) => toWordKey(text[other]).includes(key)));
    if (countRules(named) < LEAST_RULES) {
      unnamed++;
      continue;
    }
    terms++;
    const first = counterparts[0]?.text ?? '';
    if (!keys.includes(toWordKey(first)))
      failures.push(`${term}: wanted ${[...wanted].join(', ')}, got ${first || 'nothing'}`);
  }
  const right = terms - failures.length;
  return { terms, right, share: right / Math.max(1, terms), unnamed, failures };
}

/** Names of a language with all names of the same things in the other one. */
function collectNames(rows: EngineFiles['names']['rows'], from: 'en' | 'ja'): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const row of rows.filter(({ id }) => !id?.startsWith('ruling:'))) {
    const all = [...(row.en ?? []), ...(row.ja ?? []), ...(row.also ?? [])].map(toPlainName);
    const [own, others] = [from === 'ja', from !== 'ja'].map((isJapanese) =>
      all.filter((name) => hasJapanese(name) === isJapanese),
    );
    if (others?.length)
      for (const name of own ?? []) {
        const key = name.toLowerCase();
        found.set(key, new Set([...(found.get(key) ?? []), ...others]));
      }
  }
  return found;
}

const OKURIGANA = new RegExp(`[^${HIRAGANA}][${HIRAGANA}]{1,2}$`);

/** What the forms of a word have in common: 唱えること, 唱える → 唱え; `Activated Abilities` → `activ abil`. */
const toWordKey = onceFor((name: string): string => {
  const plain = name.toLowerCase().replaceAll('’', "'");
  if (!hasJapanese(plain))
    return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map(stemWord).join(' ').replace(/^the /, '');
  const noun = plain
    .replace(/[\s・]/g, '')
    .replace(/こと$/, '')
    .replace(/する$/, '');
  return OKURIGANA.test(noun) ? (readVerbForms(noun)?.stem ?? noun) : noun;
});
