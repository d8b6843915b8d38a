import type { ReadHints } from '../readers/reader.ts';
import type { EditionId } from '../records/edition.ts';
import { toPlainText } from '../records/text.ts';
import { toGiven } from './input-file.ts';
import type { ReadInput } from './read-input.ts';

/** Less of its rules worded as an edition words them, and an update is not of that edition. */
const LEAST_SHARE = 0.5;

/**
 * The edition that an update is a part of, among those read beside it, with the texts of its rules: the one that is given
 * for it or, where none is, the one that words most of its English rules alike, half of them at least.
 */
export function findEditionOfUpdate(
  update: ReadInput,
  reads: readonly ReadInput[],
): Required<Pick<ReadHints, 'edition' | 'ruleText'>> | undefined {
  const editions = reads.filter(({ kind, reading }) => kind === 'cr-text' && reading.edition !== undefined);
  const given = toGiven(update.input).edition;
  const days = [...new Set(editions.flatMap(({ reading }) => reading.edition ?? []))].sort();
  const ranked = days
    .filter((day) => given === undefined || day === given)
    .map((day) => ({ day, share: given === day ? 1 : findShare(update, textsOf(day, editions, 'en')) }))
    .sort((a, b) => b.share - a.share);
  const [best] = ranked;
  if (!best || best.share < LEAST_SHARE) return undefined;
  const texts = { en: textsOf(best.day, editions, 'en'), ja: textsOf(best.day, editions, 'ja') };
  return { edition: best.day, ruleText: (number, lang) => texts[lang].get(number) };
}

function textsOf(day: EditionId, editions: readonly ReadInput[], lang: 'en' | 'ja'): Map<string, string> {
  const rules = editions
    .filter(({ reading }) => reading.edition === day && reading.lang === lang)
    .flatMap(({ reading }) => reading.records.rules);
  return new Map(rules.map((rule) => [rule.number, toPlainText(rule[lang]?.blocks ?? [])]));
}

function findShare(update: ReadInput, texts: ReadonlyMap<string, string>): number {
  const rules = update.reading.records.rules.filter(({ en }) => en && en.blocks.length > 0);
  const alike = rules.filter(({ number, en }) => {
    const text = texts.get(number);
    return text !== undefined && toComparable(text) === toComparable(toPlainText(en?.blocks ?? []));
  });
  return rules.length === 0 ? 0 : alike.length / rules.length;
}

function toComparable(text: string): string {
  return text.normalize('NFKC').replace(/[\s“”"‘’'—–-]/g, '');
}
