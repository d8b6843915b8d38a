import { type Lang, otherLang } from '../../model/records/lang.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { overlaps, type TextSpan } from '../../model/text/spans.ts';
import type { NamesFile, TextFile } from '../search/index-files.ts';
import { createAuthoredNames } from './authored-names.ts';
import { type Counterpart, findCounterparts } from './find-counterparts.ts';
import { findPhrase, findWordings, type Match, toWordings } from './find-phrase.ts';
import { toPhrase } from './match-text.ts';
import { createSideIndex, pairTexts, type SideIndex } from './side-index.ts';
import { BREAK, type SignText } from './sign-text.ts';

export interface ConcordanceQuery {
  /** As it was typed; folded and shortened by `toPhrase`. */
  text: string;
  /** Of the phrase; by its script where absent. */
  lang?: Lang | undefined;
  match?: Match;
}

/** One occurrence of the phrase. */
export interface ConcordanceLine {
  /** Place among the pairs. */
  pair: number;
  span: TextSpan;
  /** Place among the counterparts; absent where the other language has none of them. */
  counterpart?: number;
}

/** Answers where a phrase is and how it was translated; the same code in the browser's worker, in Node and in tests. */
export type Concordance = ReturnType<typeof createConcordance>;

export type ConcordanceAnswer = ReturnType<Concordance['ask']>;

/** Of the files of the search; without `names` no counterpart is an authored one. */
export function createConcordance(
  texts: Partial<Record<Lang, Pick<TextFile, 'texts'>>>,
  names?: Pick<NamesFile, 'rows' | 'aliases'>,
) {
  const pairs = pairTexts(texts);
  const sides = { en: createSideIndex(pairs, 'en'), ja: createSideIndex(pairs, 'ja') };
  const findNames = names && createAuthoredNames(names, sides);

  const findCounterpart = (pair: number, lang: Lang, { wordings }: Pick<Counterpart, 'wordings'>) => {
    const text = sides[lang].texts[pair];
    return text ? findWordings(text, wordings).map((span) => toSpan(sides[lang], pair, span)) : [];
  };

  const ask = (query: ConcordanceQuery) => {
    const { phrase, lang, match, found } = readQuery(query, sides);
    const other = otherLang(lang);
    const isPaired = ({ pair }: { pair: number }) => pairs[pair]?.text[other] !== '';
    const counterparts = findCounterparts({
      source: sides[lang],
      target: sides[other],
      targetLang: other,
      uses: countUses(found.filter(isPaired)),
      signs: sides[lang].toSigns(phrase).signs,
      authored: findNames?.(phrase, lang) ?? [],
    });
    const lines = assignCounterparts(found, counterparts, (pair, each) => findCounterpart(pair, other, each));
    const counts = counterparts.map((_, place) => lines.filter((line) => line.counterpart === place).length);
    const order = toOrder(counterparts, counts);
    const untranslated = found.filter((use) => !isPaired(use)).length;
    return {
      /** As it was looked for. */
      phrase,
      lang,
      match,
      /** In the order of the texts. */
      lines: lines.map(
        ({ counterpart, ...line }): ConcordanceLine =>
          counterpart === undefined ? line : { ...line, counterpart: order.indexOf(counterpart) },
      ),
      /** Authored names first, then the commonest. The counts and `without` and `untranslated` sum up to the lines. */
      counterparts: order.flatMap((place) => {
        const counterpart = counterparts[place];
        return counterpart ? [{ ...counterpart, count: counts[place] ?? 0 }] : [];
      }),
      /** Lines whose other language has none of them. */
      without: lines.filter(({ counterpart }) => counterpart === undefined).length - untranslated,
      /** Lines that are in one language only. */
      untranslated,
    };
  };
  return {
    pairs,
    ask,
    /** How many lines there are, without asking what the phrase became. */
    countLines: (query: ConcordanceQuery) => readQuery(query, sides).found.length,
    /** Where a counterpart is in the other language of a pair. */
    findCounterpart,
  };
}

/** How often each pair has a phrase. */
function countUses(uses: readonly { pair: number }[]) {
  return [...Map.groupBy(uses, ({ pair }) => pair)].map(([pair, own]) => ({ pair, count: own.length }));
}

/** What is asked, in which language, and where it is. */
function readQuery(query: ConcordanceQuery, sides: Readonly<Record<Lang, SideIndex>>) {
  const { text, match = 'words' } = query;
  const phrase = toPhrase(text);
  const lang = query.lang ?? (hasJapanese(phrase) ? 'ja' : 'en');
  return { phrase, lang, match, found: phrase === '' ? [] : findUses(sides[lang], phrase, lang, match) };
}

function findUses(side: SideIndex, phrase: string, lang: Lang, match: Match) {
  const wordings = match === 'forms' ? toWordings(phrase, lang, side) : [];
  // What is no run of words has no forms.
  const hasForms = match === 'forms' && wordings.every(({ signs }) => signs !== '' && !signs.includes(BREAK));
  const find = (text: SignText, pair: number) =>
    hasForms
      ? findWordings(text, wordings).map((span) => toSpan(side, pair, span))
      : findPhrase(text, phrase, match === 'parts' ? 'parts' : 'words');
  const places = hasForms ? side.texts.keys() : side.findText(phrase);
  return [...places].flatMap((pair) => {
    const text = side.texts[pair];
    return text ? find(text, pair).map((span) => ({ pair, span })) : [];
  });
}

/** Places of the counterparts as they are shown: authored ones first, then those of most lines. */
function toOrder(
  counterparts: readonly { isAuthored?: boolean | undefined }[],
  counts: readonly number[],
): number[] {
  return [...counterparts.keys()].sort(
    (a, b) =>
      Number(counterparts[b]?.isAuthored) - Number(counterparts[a]?.isAuthored) ||
      (counts[b] ?? 0) - (counts[a] ?? 0),
  );
}

function toSpan(side: SideIndex, pair: number, { start, end }: TextSpan): TextSpan {
  const text = side.texts[pair];
  return { start: text?.starts[start] ?? 0, end: text?.ends[end - 1] ?? 0 };
}

/**
 * Which counterpart belongs to which occurrence: those of a pair in their order, the first way first where the other
 * language says it more often; where it says it less often, the last one stands for the rest.
 */
function assignCounterparts(
  found: readonly { pair: number; span: TextSpan }[],
  counterparts: readonly Counterpart[],
  find: (pair: number, counterpart: Counterpart) => readonly TextSpan[],
): ConcordanceLine[] {
  const byPair = Map.groupBy(found, ({ pair }) => pair);
  return [...byPair].flatMap(([pair, uses]) => {
    const taken: (TextSpan & { place: number })[] = [];
    for (const [place, counterpart] of counterparts.entries())
      for (const span of find(pair, counterpart)) {
        if (taken.length >= uses.length) break;
        if (!taken.some((other) => overlaps(span, other))) taken.push({ ...span, place });
      }
    taken.sort((a, b) => a.start - b.start);
    return uses.map((use, index): ConcordanceLine => {
      const counterpart = (taken[index] ?? taken.at(-1))?.place;
      return counterpart === undefined ? use : { ...use, counterpart };
    });
  });
}
