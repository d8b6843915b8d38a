import { isRuleNumber } from '../../model/records/rule-number.ts';
import type { NameRow } from '../search/index-files.ts';
import { toPlainName } from './authored-names.ts';
import type { Concordance, ConcordanceAnswer, ConcordanceLine } from './create-concordance.ts';
import { toPhrase } from './match-text.ts';
import { toBaseWord } from './to-base-word.ts';

/** A way found by counting that is less often is as likely a slip of the counting. */
const LEAST_LINES = 3;

/**
 * The terms whose Japanese differs from place to place: rules with a name and glossary entries, each once, those with most
 * lines outside their commonest way first. A line is that of the longest term in it: life of `life total` is none.
 */
export function findVaryingTerms(
  { ask, pairs }: Pick<Concordance, 'ask' | 'pairs'>,
  rows: readonly NameRow[],
) {
  const terms = new Map<string, string>();
  for (const { id, en = [], ja } of rows)
    if (ja && (id === undefined || isRuleNumber(id)))
      for (const name of en.map(toPlainName)) {
        const key = toPhrase(name).split(' ').map(toBaseWord).join(' ');
        if (!terms.has(key)) terms.set(key, name);
      }
  const answers = [...terms.values()].map((term) => ({ term, ...ask({ text: term, lang: 'en' }) }));
  const longer = Map.groupBy(
    answers.flatMap(({ lines }) => lines),
    ({ pair }) => pair,
  );
  const isOwn = ({ pair, span: { start, end } }: ConcordanceLine) =>
    !longer
      .get(pair)
      ?.some(({ span }) => span.start <= start && span.end >= end && span.end - span.start > end - start);
  return answers
    .map(({ term, lines, counterparts }) => ({
      term,
      ways: listWays({ counterparts, lines: lines.filter(isOwn) }, pairs),
    }))
    .filter(({ ways }) => ways.length > 1)
    .sort((a, b) => countOthers(b) - countOthers(a));
}

/** The ways that lines say a term, the commonest first; the places are documents of the search, each once. */
function listWays(
  { counterparts, lines }: Pick<ConcordanceAnswer, 'counterparts' | 'lines'>,
  pairs: Concordance['pairs'],
) {
  return counterparts
    .map(({ text, isAuthored }, place) => {
      const own = lines.filter(({ counterpart }) => counterpart === place);
      const docs = new Set(own.map(({ pair }) => pairs[pair]?.doc ?? 0));
      return { text, isAuthored, count: own.length, docs: [...docs] };
    })
    .filter(({ count, isAuthored }) => count >= (isAuthored ? 1 : LEAST_LINES))
    .sort((a, b) => b.count - a.count);
}

function countOthers({ ways }: { ways: readonly { count: number }[] }): number {
  return ways.slice(1).reduce((sum, { count }) => sum + count, 0);
}
