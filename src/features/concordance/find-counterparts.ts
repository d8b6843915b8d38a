import { hasJapanese } from '../../model/text/script.ts';
import { replaceSpans } from '../../model/text/spans.ts';
import { completeVerb, findWordings, type Wording } from './find-phrase.ts';
import { toLogLikelihood } from './log-likelihood.ts';
import { type CandidateQuestion, type RankedCandidate, rankCandidates } from './rank-candidates.ts';
import { BREAK, readRun, type SignText } from './sign-text.ts';

/** A way in which a phrase was translated. */
export interface Counterpart {
  /** As it is written most often. */
  text: string;
  wordings: readonly Wording[];
  /** An official or authored name of the phrase, not found by counting. */
  isAuthored: boolean;
}

/** A name that the phrase has in the other language. */
export interface AuthoredName extends Pick<Counterpart, 'text' | 'wordings'> {
  /** Its printed name; others are taken only where they go with the phrase. */
  isFirst: boolean;
}

/** A pair that has the phrase in the source, and how often. */
export interface Use {
  pair: number;
  count: number;
}

interface CounterpartQuestion extends Omit<CandidateQuestion, 'pairs' | 'texts'> {
  uses: readonly Use[];
  authored: readonly AuthoredName[];
}

/** More ways than these tell nothing. */
const MOST = 8;
/** Log-likelihood that chance gives once in a thousand. */
const LEAST_LIKELIHOOD = 10.8;
/** Among what is left over, chance gives one such in a million runs, of which a text has thousands. */
const LEAST_LEFT_OVER = 24;
/** What is in one text alone tells nothing. */
const LEAST_COUNT = 2;
/** It has to be there for the phrase and not for another one of the same texts. */
const LEAST_SHARE = 0.5;

/**
 * How a phrase was translated: its authored names as far as they are there, then what goes with it by log-likelihood,
 * each looked for in the texts that those before leave unexplained.
 */
export function findCounterparts(question: CounterpartQuestion): Counterpart[] {
  const { target, uses, authored } = question;
  const texts = new Map(
    uses.flatMap(({ pair }) => {
      const text = target.texts[pair];
      return text?.signs ? [[pair, text] as const] : [];
    }),
  );
  const left = new Map(uses.map(({ pair, count }) => [pair, count]));
  const found: Counterpart[] = [];
  const take = (counterpart: Counterpart): boolean => {
    const taken: SignText[] = [];
    for (const [pair, text] of texts) {
      const spans = findWordings(text, counterpart.wordings).slice(0, left.get(pair) ?? 0);
      if (spans.length === 0) continue;
      taken.push(text);
      left.set(pair, (left.get(pair) ?? 0) - spans.length);
      const signs = replaceSpans(text.signs, spans, ({ start, end }) => BREAK.repeat(end - start));
      texts.set(pair, { ...text, signs });
    }
    // An English name of the tables begins with a capital; the texts write it otherwise.
    const written = hasJapanese(counterpart.text) ? '' : readRun(counterpart.wordings[0]?.signs ?? '', taken);
    if (taken.length > 0) found.push({ ...counterpart, text: written || counterpart.text });
    return taken.length > 0;
  };
  for (const { isFirst, ...name } of authored)
    if (isFirst || isBound(name, question)) take({ ...name, isAuthored: true });
  while (found.length < MOST) {
    const pairs = uses.flatMap(({ pair, count }) =>
      left.get(pair) === count && texts.has(pair) ? [pair] : [],
    );
    if (pairs.length < LEAST_COUNT) break;
    const open = pairs.flatMap((pair) => texts.get(pair) ?? []);
    const isLikely = ({ count, score, overall, share }: RankedCandidate): boolean => {
      if (count < LEAST_COUNT) return false;
      if (found.length === 0) return score >= LEAST_LIKELIHOOD;
      return score >= LEAST_LEFT_OVER && overall >= LEAST_LIKELIHOOD && share >= LEAST_SHARE;
    };
    const best = rankCandidates({ ...question, pairs, texts: open }).find(isLikely);
    if (!best) break;
    const verb = question.targetLang === 'ja' ? completeVerb(best, open) : undefined;
    const way = verb ?? { text: best.text, wordings: [{ signs: best.signs }] };
    if (!take({ ...way, isAuthored: false })) break;
  }
  return found;
}

/** Whether another name goes with the phrase more often than by chance: 召喚 of 召喚酔い does not go with `creature`. */
function isBound(
  { wordings }: Pick<Counterpart, 'wordings'>,
  { target, uses }: CounterpartQuestion,
): boolean {
  const places = new Set(wordings.flatMap(({ signs }) => target.findPairs(signs)));
  const both = uses.filter(({ pair }) => places.has(pair)).length;
  return toLogLikelihood(both, uses.length, places.size, target.texts.length) >= LEAST_LIKELIHOOD;
}
