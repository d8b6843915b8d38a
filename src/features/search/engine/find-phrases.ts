import type { Lang } from '../../../model/records/lang.ts';
import { hasJapanese } from '../../../model/text/script.ts';
import { toNameKey } from '../fold/fold-text.ts';
import { isStopWord } from '../fold/stem-word.ts';
import type { Query } from '../query/parse-query.ts';
import type { Occurrence } from './doc-scan.ts';
import { keepBest, type Scores } from './match-names.ts';
import type { NameIndex } from './name-index.ts';
import type { Resources } from './resources.ts';
import type { TextIndex } from './text-index.ts';
import { WEIGHTS, weigh } from './weights.ts';

/** Quoted text, or a whole query long enough to be words of a rule and no part of a name. */
export function findPhrases(query: Query, names: Scores, { text, docs, nameIndex }: Resources): Scores {
  const scores: Scores = new Map();
  if (!text || query.folded.length < 3) return scores;
  const best = Math.max(0, ...names.values());
  const isQuoted = query.isQuotation;
  if (!isQuoted && !isSentence(query, best, nameIndex)) return scores;
  // `is an ability of the` has the stems of a name, but so many words are words of a rule.
  const rung = weigh(
    !isQuoted && best > WEIGHTS.phrase ? { exactName: 1, phraseOverName: 1 } : { phrase: 1 },
  );
  for (const lang of ['en', 'ja'] as const) {
    for (const [doc, { count, first }] of findAll(isQuoted ? query.phrases : [], lang, text) ??
      text.findPhrase(query.folded, lang)) {
      const printed = text.textOf(doc, lang);
      const share = query.folded.length / Math.max(query.folded.length, printed.length);
      const more = weigh({
        phraseShare: share,
        phraseUse: Math.min(3, count),
        phraseOpens: first === 0 ? 1 : 0,
        phraseAsTyped: printed.includes(query.typed) ? 1 : 0,
        phraseElsewhere: docs.list[doc]?.number === undefined ? 1 : 0,
      });
      keepBest(scores, doc, rung + more);
    }
  }
  return scores;
}

function isSentence(query: Query, bestName: number, nameIndex: NameIndex): boolean {
  const isJapaneseText = hasJapanese(query.folded);
  if (bestName > weigh({ sameStems: 1, headingKind: 1 })) return false;
  if (bestName > 0 && (isJapaneseText || query.words.length < 4)) return false;
  const key = toNameKey(query.folded);
  if (bestName > 0 && nameIndex.findInKeys(key).some((name) => name.key.startsWith(key))) return false;
  if (isJapaneseText) return query.folded.length > 4;
  return query.words.filter(({ text }) => !isStopWord(text)).length > 2 || query.words.length > 3;
}

/** Documents with every phrase, with the use of the first; undefined where there are none to look for. */
function findAll(
  phrases: readonly string[],
  lang: Lang,
  text: TextIndex,
): ReadonlyMap<number, Occurrence> | undefined {
  const [first, ...rest] = phrases.map((phrase) => text.findPhrase(phrase, lang));
  if (!first) return undefined;
  return new Map([...first].filter(([doc]) => rest.every((found) => found.has(doc))));
}
