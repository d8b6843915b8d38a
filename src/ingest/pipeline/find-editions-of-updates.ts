import type { EditionId } from '../../model/records/edition.ts';
import type { Lang } from '../../model/records/lang.ts';
import { toPlainText } from '../../model/records/text.ts';
import type { ReadHints } from '../../reading/kinds/reader.ts';
import { type ReadInput, toGiven } from './read-input.ts';

/** Less of its rules worded as an edition words them, and an update is not of that edition. */
const LEAST_SHARE = 0.5;

type Beside = Required<Pick<ReadHints, 'edition' | 'ruleText'>>;

/**
 * For each update the edition that it is a part of, among those read beside it, with the texts of its rules: the one that
 * is given for it or, where none is, the one that words most of its English rules alike, half of them at least. Editions
 * are read one at a time.
 */
export function findEditionsOfUpdates(
  updates: readonly ReadInput[],
  reads: readonly ReadInput[],
): Map<ReadInput, Beside> {
  if (updates.length === 0) return new Map();
  const worded = updates.map((update) => ({
    update,
    given: toGiven(update.input).edition,
    rules: englishOf(update),
  }));
  const editions = reads.filter(({ kind, reading }) => kind === 'cr-text' && reading.edition !== undefined);
  const wanted = new Set(worded.map(({ given }) => given));
  const best = new Map<ReadInput, { day: EditionId; share: number }>();
  const days = [...new Set(editions.flatMap(({ reading }) => reading.edition ?? []))].sort();
  for (const day of days.filter((each) => wanted.has(undefined) || wanted.has(each))) {
    const texts = textsOf(day, editions, 'en');
    for (const { update, given, rules } of worded) {
      const share = given === undefined ? findShare(rules, texts) : Number(given === day);
      if (share >= LEAST_SHARE && share > (best.get(update)?.share ?? 0)) best.set(update, { day, share });
    }
  }
  return new Map([...best].map(([update, { day }]) => [update, toBeside(day, editions)]));
}

function toBeside(day: EditionId, editions: readonly ReadInput[]): Beside {
  const texts = { en: textsOf(day, editions, 'en'), ja: textsOf(day, editions, 'ja') };
  return { edition: day, ruleText: (number, lang) => texts[lang].get(number) };
}

function textsOf(day: EditionId, editions: readonly ReadInput[], lang: Lang): Map<string, string> {
  const rules = editions
    .filter(({ reading }) => reading.edition === day && reading.lang === lang)
    .flatMap((read) => read.records().rules);
  return new Map(rules.map((rule) => [rule.number, toPlainText(rule[lang]?.blocks ?? [])]));
}

/** What an update says in English, by number, in the form that texts are compared in. */
function englishOf(update: ReadInput): Map<string, string> {
  const rules = update.records().rules.filter(({ en }) => en && en.blocks.length > 0);
  return new Map(rules.map(({ number, en }) => [number, toComparable(toPlainText(en?.blocks ?? []))]));
}

function findShare(rules: ReadonlyMap<string, string>, texts: ReadonlyMap<string, string>): number {
  const alike = [...rules].filter(([number, text]) => toComparable(texts.get(number) ?? '') === text);
  return rules.size === 0 ? 0 : alike.length / rules.size;
}

function toComparable(text: string): string {
  return text.normalize('NFKC').replace(/[\s“”"‘’'—–-]/g, '');
}
