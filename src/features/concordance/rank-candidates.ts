import type { Lang } from '../../model/records/lang.ts';
import { HIRAGANA, KANJI } from '../../model/text/character-classes.ts';
import { isHiragana } from '../../model/text/kana.ts';
import { isKanji } from '../../model/text/kanji.ts';
import { hasJapanese } from '../../model/text/script.ts';
import { onceFor } from '../../rulebook/book/once.ts';
import { isStopWord } from '../search/fold/stem-word.ts';
import { listCandidates } from './list-candidates.ts';
import { toLogLikelihood } from './log-likelihood.ts';
import { toMatchText } from './match-text.ts';
import type { SideIndex } from './side-index.ts';
import { readRun, type SignText } from './sign-text.ts';
import { measureEdges, measureParticles } from './trim-japanese.ts';

/** The texts that a phrase is in, seen from the language it was said in and from the other one. */
export interface CandidateQuestion {
  source: SideIndex;
  target: SideIndex;
  targetLang: Lang;
  /** Pairs with the phrase. */
  pairs: readonly number[];
  /** Their texts in the other language; what is already accounted for is taken out of them. */
  texts: readonly SignText[];
  /** The phrase itself, as signs of the source. */
  signs: string;
}

export interface RankedCandidate {
  signs: string;
  /** As it is written there most often. */
  text: string;
  score: number;
  /** Of the pairs, how many have it. */
  count: number;
  /** Log-likelihood of the phrase and the candidate over all texts, whatever is accounted for already. */
  overall: number;
  /** How well the phrase accounts for it beside the best phrase of the source that is no part of the same words: 0 to 1. */
  share: number;
}

const LONGEST: Readonly<Record<Lang, number>> = { en: 6, ja: 16 };
/** A candidate is in a twentieth of the texts, or it tells nothing. */
const LEAST_SHARE = 0.05;
/** So many candidates are looked at closely. */
const CLOSE_LOOKS = 8;
/** Signs of a phrase of the source that may be the reason for a candidate. */
const LONGEST_REASON = 3;
/** It is in a quarter of the texts that have the candidate, of which so many are looked at. */
const LEAST_REASON = 0.25;
const SAMPLE = 200;
/** Shares above which a longer run is the same word. */
const SAME = 0.9;
/** Share of the two letters that are most often before what is no word of its own. */
const CUT = 0.75;
/** What a word in hiragana may begin with, or go on after; no particle. */
const WORD_GOES_ON = new RegExp(`(?![のにはがとへもでをや])[${KANJI}${HIRAGANA}]`);
/** Ends in kana that are neither a verb's stem, which has its own way to be completed, nor the end of a form. */
const OPEN_END = new RegExp(`[${HIRAGANA}](?![うくぐすつぬぶむるたい])[${HIRAGANA}]$`);
/** A particle belongs to the word if it follows so often. */
const FIRM_COUNT = 8;

/** What the phrase may have been translated by, best first. */
export function rankCandidates(question: CandidateQuestion): RankedCandidate[] {
  const { target, texts, pairs } = question;
  const { sample, step } = takeSample(texts);
  const least = Math.max(2, Math.ceil(sample.length * LEAST_SHARE));
  const scored = [...listCandidates(sample, least, LONGEST[question.targetLang])]
    .map(([signs, counted]) => {
      const everywhere = target.findPairs(signs).length;
      const count = Math.min(counted * step, everywhere);
      return {
        signs,
        count,
        score: toLogLikelihood(count, pairs.length, everywhere, target.texts.length),
      };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.signs.length - a.signs.length);
  const looked: (Measured & { run: string })[] = [];
  for (const { signs: run, count } of scored) {
    if (looked.length >= CLOSE_LOOKS) break;
    const isSeen = (piece: string, uses: number) =>
      looked.some((better) => better.run.includes(piece) && better.count >= uses * SAME);
    if (isSeen(run, count)) continue;
    const signs = question.targetLang === 'ja' ? tidyJapanese(run, question) : tidyEnglish(run, question);
    const found = { run, ...measure(signs, question) };
    if (signs === '' || isSeen(signs, found.count)) continue;
    const inside = looked.findIndex(
      (known) => known.count * SAME <= found.count && isFragment(known.signs, signs, question),
    );
    if (inside < 0) looked.push(found);
    else looked[inside] = found;
  }
  return looked
    .map(({ run: _, ...candidate }) => ({
      ...candidate,
      ...weighReasons(candidate, question),
      text: readRun(candidate.signs, texts),
    }))
    .sort((a, b) => b.score - a.score);
}

type Measured = Pick<RankedCandidate, 'signs' | 'count' | 'score'>;

function measure(signs: string, { target, texts, pairs }: CandidateQuestion): Measured {
  const count = texts.reduce((sum, text) => sum + Number(text.signs.includes(signs)), 0);
  const everywhere = Math.max(count, target.findPairs(signs).length);
  return { signs, count, score: toLogLikelihood(count, pairs.length, everywhere, target.texts.length) };
}

/** Whether a run hardly is anywhere but inside the longer one, which only adds kanji to it: 雪 of 氷雪. */
function isFragment(signs: string, longer: string, { target, texts }: CandidateQuestion): boolean {
  if (!longer.includes(signs) || target.findPairs(longer).length < target.findPairs(signs).length * SAME)
    return false;
  return [...readRun(longer, texts).replace(readRun(signs, texts), '')].every(isKanji);
}

/** A run without what does not belong to the word at its edges; '' where nothing of it is a word. */
function tidyJapanese(run: string, { target, texts }: CandidateQuestion): string {
  let signs = run;
  for (let before = ''; before !== signs; ) {
    before = signs;
    // Edges are kana, which are a sign each.
    const { lead, tail } = measureEdges(readRun(signs, texts));
    signs = signs.slice(lead, signs.length - tail);
    const bare = signs.slice(0, signs.length - measureParticles(readRun(signs, texts)));
    const uses = target.findPairs(signs).length;
    const isFirm = uses >= FIRM_COUNT && uses >= target.findPairs(bare).length * SAME;
    if (!isFirm) signs = bare;
  }
  const word = readRun(signs, texts);
  const isWord = isHiragana(word) ? word.length > 1 : hasJapanese(word);
  const isPart =
    (isHiragana(word.charAt(0)) && isCutInKana(target).before(signs)) ||
    (OPEN_END.test(word) && isCutInKana(target).behind(signs)) ||
    isCutInKanji(signs, texts);
  return isWord && !isPart ? signs : '';
}

/**
 * Whether a run is cut out of words at an edge in hiragana: わりに, which has 代 or か before it wherever it is, and
 * してもよ, which has い behind it, nothing that would end a word. Asked for the same run of many phrases.
 */
const isCutInKana = onceFor(({ findPairs, texts }: SideIndex) => {
  const isCut = (signs: string, side: 'before' | 'behind'): boolean => {
    const pairs = findPairs(signs);
    const letters = Map.groupBy(pairs, (pair) => (texts[pair] ? letterBeside(texts[pair], signs, side) : ''));
    const counts = [...letters]
      .map(([letter, having]) => (WORD_GOES_ON.test(letter) ? having.length : 0))
      .sort((a, b) => b - a);
    return (counts[0] ?? 0) + (counts[1] ?? 0) >= pairs.length * CUT;
  };
  return {
    before: onceFor((signs: string) => isCut(signs, 'before')),
    behind: onceFor((signs: string) => isCut(signs, 'behind')),
  };
});

/** Whether a run that begins or ends in kanji mostly has another beside it in these texts: 分 of 自分 and 半分, 種 of 種類. */
function isCutInKanji(signs: string, texts: readonly SignText[]): boolean {
  const having = texts.filter((text) => text.signs.includes(signs));
  const word = readRun(signs, having);
  return (['before', 'behind'] as const).some(
    (side) =>
      isKanji(word.at(side === 'before' ? 0 : -1)) &&
      having.filter((text) => isKanji(letterBeside(text, signs, side))).length >= having.length * CUT,
  );
}

/** The character before or behind a run, where a text that has it first does. */
function letterBeside(
  { printed, signs: line, starts, ends }: SignText,
  signs: string,
  side: 'before' | 'behind',
): string {
  const at = line.indexOf(signs);
  return side === 'before'
    ? printed.charAt((starts[at] ?? 0) - 1)
    : printed.charAt(ends[at + signs.length - 1] ?? 0);
}

/** The same of English. */
function tidyEnglish(run: string, { texts }: CandidateQuestion): string {
  const words = [...run].map((sign) => toMatchText(readRun(sign, texts)));
  const from = words.findIndex((word) => !isStopWord(word));
  const to = words.findLastIndex((word) => !isStopWord(word)) + 1;
  if (from < 0) return words.length === 1 ? run : '';
  return words.slice(from, to).some((word) => /\p{L}{2}/u.test(word)) ? run.slice(from, to) : '';
}

/**
 * Weighs a candidate by what else of the source may be the reason for it: in texts with `enchant` オーラ is there for
 * `Aura`. A longer phrase with this one in it lowers the score, but it is still this phrase that was translated so.
 */
function weighReasons(
  { signs, score }: Measured,
  { source, target, pairs, signs: phrase }: CandidateQuestion,
): Pick<RankedCandidate, 'score' | 'overall' | 'share'> {
  const places = target.findPairs(signs);
  const likelihood = (count: number, reason: readonly number[]) =>
    toLogLikelihood(count, reason.length, places.length, target.texts.length);
  const said = source.findPairs(phrase);
  const overall = likelihood(countShared(places, said), said);
  const own = Math.max(overall, likelihood(countShared(places, pairs), pairs));
  let [best, bestApart] = [own, own];
  const { reasons, step } = reasonsOf(target)(source)(signs);
  for (const [reason, count] of reasons) {
    if (phrase.includes(reason)) continue;
    const found = source.findPairs(reason);
    const other = likelihood(Math.min(count * step, found.length, places.length), found);
    best = Math.max(best, other);
    if (!reason.includes(phrase)) bestApart = Math.max(bestApart, other);
  }
  return {
    score: best > 0 ? (score * own) / best : 0,
    overall,
    share: bestApart > 0 ? own / bestApart : 0,
  };
}

/** Phrases of the source that may be the reason for a run of the target: several phrases have the same run to weigh. */
const reasonsOf = onceFor((target: SideIndex) =>
  onceFor((source: SideIndex) =>
    onceFor((signs: string) => {
      const { sample, step } = takeSample(target.findPairs(signs));
      const texts = sample.flatMap((pair) => source.texts[pair] ?? []);
      const least = Math.max(2, Math.ceil(sample.length * LEAST_REASON));
      return { reasons: listCandidates(texts, least, LONGEST_REASON), step };
    }),
  ),
);

function takeSample<Each>(all: readonly Each[]): { sample: readonly Each[]; step: number } {
  const step = Math.max(1, Math.ceil(all.length / SAMPLE));
  return { sample: all.filter((_, index) => index % step === 0), step };
}

function countShared(some: readonly number[], others: readonly number[]): number {
  const known = new Set(others);
  return some.reduce((sum, pair) => sum + Number(known.has(pair)), 0);
}
