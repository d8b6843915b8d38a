import { listMatches, type TextSpan } from '../../../model/text/spans.ts';
import type { TermSpan } from '../references.ts';
import { toBareName, toEnglishForms } from './english-forms.ts';
import { hasSense, indexSenses, type LanguageSenses, type WordSense } from './word-senses.ts';

/** A headword to find in English text. */
export interface EnglishTerm {
  slug: string;
  headword: string;
  /** Its forms in -ed and -ing are looked for too. */
  isVerb: boolean;
  /** A subtype, which is written with a capital everywhere: Aura, Vehicle. */
  isSubtype?: boolean;
}

interface Form {
  slug: string;
  sense: WordSense | undefined;
  words: readonly string[];
  /** The headword itself: it goes before a form of another one (`Tapped` before `Tap`). */
  isName: boolean;
  capitalised: boolean;
  isSubtype: boolean;
  /** What may be between its words. */
  between: RegExp;
}

const BETWEEN = /^(?:[ -]| [“"]|[”"] )$/;
const BETWEEN_OF_LIST = /^(?:,? |-)$/;

const WORD = /[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu;

/**
 * Builds the finder of headwords in English text: whole words, plurals and verb forms, any case, the longest where
 * several begin at one word. Names of one or two letters are not looked for.
 */
export function createEnglishTermFinder(
  terms: readonly EnglishTerm[],
  known: LanguageSenses,
): (text: string) => TermSpan[] {
  const formsByWord = indexForms(terms, known);
  return (text) => {
    const plain = text.replaceAll('’', "'");
    const words = listMatches(plain, WORD).map(({ start, end, match: [written] }) => {
      return { start, end, written, key: toWordKey(written) };
    });
    const found: TermSpan[] = [];
    for (let index = 0; index < words.length; index++) {
      const word = words[index];
      const forms = word && formsByWord.get(word.key);
      if (!word || !forms) continue;
      const form = forms.find(
        (each) =>
          each.words.every((expected, offset) => words[index + offset]?.key === expected) &&
          isOneName(plain, words, index, each) &&
          (!each.capitalised || isCapitalisedInside(plain, word)) &&
          !isInProperName(plain, words, index, each) &&
          hasSense(each.sense, plain, word.start, words[index + each.words.length - 1]?.end ?? word.end),
      );
      const last = form && words[index + form.words.length - 1];
      if (!form || !last) continue;
      found.push({ slug: form.slug, start: word.start, end: last.end });
      index += form.words.length - 1;
    }
    return found;
  };
}

/** The forms of all headwords by their first word, the longest first. */
function indexForms(terms: readonly EnglishTerm[], known: LanguageSenses): Map<string, Form[]> {
  const senses = indexSenses(known);
  const capitalised = new Set(known.capitalised);
  const formsByWord = new Map<string, Form[]>();
  for (const { slug, headword, isVerb, isSubtype = false } of terms) {
    const name = toBareName(headword);
    if (name.length <= 2 || /[[\]]/.test(headword)) continue;
    const sense = senses.get(name);
    for (const form of toEnglishForms(headword, isVerb)) {
      const words = (form.match(WORD) ?? []).map(toWordKey);
      const first = words[0];
      if (!first) continue;
      formsByWord
        .getOrInsertComputed(first, () => [])
        .push({
          slug,
          sense,
          words,
          isName: form === name,
          capitalised: capitalised.has(name),
          isSubtype,
          between: name.includes(',') ? BETWEEN_OF_LIST : BETWEEN,
        });
    }
  }
  for (const forms of formsByWord.values())
    forms.sort((a, b) => b.words.length - a.words.length || Number(b.isName) - Number(a.isName));
  return formsByWord;
}

/** Lower case; a possessive counts as its word (`player's` → player). */
function toWordKey(word: string): string {
  return word.toLowerCase().replace(/'s$/, '');
}

/** The words are next to each other with a space or hyphen between, and are not part of a hyphenated word. */
function isOneName(
  text: string,
  words: readonly TextSpan[],
  index: number,
  { words: { length: count }, between: expected }: Form,
): boolean {
  for (let offset = 1; offset < count; offset++) {
    const between = text.slice(words[index + offset - 1]?.end, words[index + offset]?.start);
    if (!expected.test(between)) return false;
  }
  const start = words[index]?.start ?? 0;
  const end = words[index + count - 1]?.end ?? 0;
  return (
    !/[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    !/^-[\p{L}\p{N}]/u.test(text.slice(end, end + 2))
  );
}

/** Capital words that begin a sentence or quotation and are no part of a name: Most Vehicles, Target Creature, See Damage. */
const OPENING_WORDS = new Set(
  'a all an another any as attacking basic both by each every exchange few for from if in legendary many most no nontoken older on one other put return sacrifice see set some target that the their these this those to two until untapped when whenever which while with your'.split(
    ' ',
  ),
);
/** In front of the name of a rule that is referred to: rule 601, “Casting Spells.” */
const RULE_TITLE = /\d[a-z]?, “[^”]*$/;

/**
 * `Battle` of a product called “Legends: Battle for …”, `Wall` of Tears, Daunting `Defender`: a capital with another one
 * beside it, or beyond `of`.
 */
function isInProperName(
  text: string,
  words: readonly (TextSpan & { written: string; key: string })[],
  index: number,
  { words: { length: count }, isSubtype }: Form,
): boolean {
  const first = words[index];
  const last = words[index + count - 1];
  if (!first || !last || !/^\p{Lu}/u.test(first.written)) return false;
  if (RULE_TITLE.test(text.slice(0, first.start))) return false;
  if (/^(?:[®™]| (?:of|over) (?:the )?\p{Lu})/u.test(text.slice(last.end))) return true;
  if (!isCapitalisedInside(text, first)) return false;
  const before = words[index - 1];
  const after = words[index + count];
  const isBeside = (left: { end: number }, right: { start: number }) =>
    /^(?:: |[ -])$/.test(text.slice(left.end, right.start));
  const isNamed = before !== undefined && /^\p{Lu}/u.test(before.written) && isBeside(before, first);
  return (
    (isNamed && (isCapitalisedInside(text, before) || !(isSubtype || OPENING_WORDS.has(before.key)))) ||
    (after !== undefined && isBeside(last, after) && /^\p{Lu}/u.test(after.written))
  );
}

function isCapitalisedInside(text: string, word: { start: number; written: string }): boolean {
  return (
    /^\p{Lu}/u.test(word.written) &&
    /[\p{L}\p{N},;:)&]\s$/u.test(text.slice(Math.max(0, word.start - 2), word.start))
  );
}
