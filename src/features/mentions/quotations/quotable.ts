import type { EditionId } from '../../../model/records/edition.ts';
import { LANGS, type Lang } from '../../../model/records/lang.ts';
import type { RuleNumber } from '../../../model/records/rule-number.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';
import { append } from '../../search/engine/values.ts';
import type { QuotedRule, QuotedTerm } from './quotable-source.ts';

/** A symbol such as `{w/u}`; a word of Latin script or a number, what hyphens join included; one character of Japanese. */
const WORD =
  /\{[^{}\s]{1,8}\}|[+-]?[\p{Script=Latin}\p{N}]+(?:['/+-][\p{Script=Latin}\p{N}]+)*|[\p{L}\p{M}]/gu;
const LATIN = /^[+-]?[\p{Script=Latin}\p{N}{]/u;

/**
 * A text as the words that a quotation must have in the same order: width, case, kinds of quotes and dashes, punctuation,
 * emphasis and spaces do not matter, everything else does. `Can’t be “blocked”` → `can't`, `be`, `blocked`.
 */
export function foldWords(text: string): string[] {
  return foldForms(text.normalize('NFKC')).toLowerCase().match(WORD) ?? [];
}

/** Words as one string in which whole words can be looked for: ` can't be blocked `. */
export function joinWords(words: readonly string[]): string {
  return ` ${words.join(' ')} `;
}

/** How many words are of Latin script, and how many characters of another. */
export function countWords(words: readonly string[]): { words: number; characters: number } {
  const latin = words.filter((word) => LATIN.test(word)).length;
  return { words: latin, characters: words.length - latin };
}

/** Words with the one after each: what likeness is measured on. */
export function toPairs(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]} ${word}`);
}

/** The share (0 to 1) of the pairs of the first words that the others have too. */
export function measureLikeness(words: readonly string[], others: readonly string[]): number {
  const pairs = toPairs(words);
  const known = new Set(toPairs(others));
  return pairs.length === 0 ? 0 : pairs.filter((pair) => known.has(pair)).length / pairs.length;
}

/** What can be quoted: one language of a rule or of a glossary entry. */
export interface Quotable {
  number?: RuleNumber;
  /** Slug of a glossary entry. */
  term?: string;
  lang: Lang;
  /** The edition that said it, where it is no longer said. */
  edition?: EditionId;
  /** Its paragraphs as they are printed. */
  texts: readonly string[];
  words: readonly string[];
  joined: string;
}

export function toQuotable(
  of: Pick<Quotable, 'number' | 'term' | 'lang' | 'edition'>,
  texts: readonly string[],
): Quotable {
  const words = texts.flatMap(foldWords);
  return { ...of, texts, words, joined: joinWords(words) };
}

/** Every language of a rule. */
export function toRuleQuotables({ number, ...sides }: QuotedRule): Quotable[] {
  return LANGS.flatMap((lang) => {
    const side = sides[lang];
    if (!side) return [];
    const { title, text, examples = [] } = side;
    return [toQuotable({ number, lang }, [...(title ? [title] : []), ...text, ...examples])];
  });
}

export function toTermQuotables({ slug, ...sides }: QuotedTerm): Quotable[] {
  return LANGS.flatMap((lang) => {
    const side = sides[lang];
    return side ? [toQuotable({ term: slug, lang }, [...side.text, ...side.senses.flat()])] : [];
  });
}

/** A quotation as runs of words that must follow each other; `…` and `[brackets]` leave something out. */
export function cutQuotation(text: string): string[][] {
  return foldForms(text)
    .split(/…+|\.{3,}|・{3,}|\[[^[\]]{0,80}\]|(?:中略|後略|前略)/)
    .map(foldWords)
    .filter((words) => words.length > 0);
}

/** Whether a passage has every run, one after the other. */
export function hasRuns({ joined }: Quotable, runs: readonly (readonly string[])[]): boolean {
  let at = 0;
  for (const run of runs) {
    const found = joined.indexOf(joinWords(run), at);
    if (found < 0) return false;
    at = found + joinWords(run).length - 1;
  }
  return runs.length > 0;
}

/** Finds passages by the pairs of words they have. */
export function createQuotableFinder(passages: readonly Quotable[]) {
  const places = new Map<string, number[]>();
  for (const [place, { words }] of passages.entries())
    for (const pair of new Set(toPairs(words))) append(places, pair, place);
  return {
    /** The first that has every run. */
    findWhole(runs: readonly (readonly string[])[]): Quotable | undefined {
      // Whatever has the runs has their rarest pair.
      const lists = runs.flatMap(toPairs).map((pair) => places.get(pair) ?? []);
      const fewest = lists.reduce((a, b) => (b.length < a.length ? b : a), lists[0] ?? []);
      return fewest.map((place) => passages[place]).find((passage) => passage && hasRuns(passage, runs));
    },
    /** The one most like words, and how much, 0 to 1; undefined where none has two of them together. */
    findLikest(words: readonly string[]) {
      const pairs = toPairs(words);
      const counts = new Map<number, number>();
      for (const pair of pairs)
        for (const place of places.get(pair) ?? []) counts.set(place, (counts.get(place) ?? 0) + 1);
      const best = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), [-1, 0] as [number, number]);
      const passage = passages[best[0]];
      return passage && { passage, likeness: best[1] / pairs.length };
    },
  };
}

const SENTENCE_END = /(?<=[.!?]["”’)]?)\s+|(?<=。[」』]?)/u;

/** The sentences of a passage that a quotation was made of, as printed: from the first that is like it to the last. */
export function findActual({ texts }: Quotable, words: readonly string[]): string {
  const sentences = texts.flatMap((text) => text.split(SENTENCE_END));
  const like = sentences.map((sentence) => measureLikeness(foldWords(sentence), words) >= 0.3);
  const [first, last] = [like.indexOf(true), like.lastIndexOf(true)];
  return first < 0 ? texts.join('\n') : sentences.slice(first, last + 1).join(' ');
}
