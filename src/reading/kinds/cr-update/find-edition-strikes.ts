import { diffArrays } from 'diff';
import { THRESHOLDS } from '../../thresholds.ts';
import { findRunTogether, type RunTogether } from './find-run-together.ts';

const SENTENCE = /^\p{Lu}.*[.][”"’)]*$/su;

/**
 * What an update's text has and the edition's own text has not: words whose strike-through was lost, with the words that
 * took their place. `symbols are is also` beside `symbol is also` gives symbols are → symbol. Words that only the edition
 * has are no strike-through.
 */
export function findEditionStrikes(text: string, edition: string): RunTogether[] {
  const changes = diffArrays(toTokens(text), toTokens(edition));
  const common = changes
    .filter(({ added, removed }) => !added && !removed)
    .reduce((sum, { value }) => sum + value.join('').length, 0);
  if (common < edition.trim().length * THRESHOLDS.sameWording) return [];
  const runs: RunTogether[] = [];
  let at = 0;
  for (const [index, { value, added, removed }] of changes.entries()) {
    if (added) continue;
    const from = value.join('');
    if (removed && from.trim() !== '' && !isLookAlike(from)) {
      const beside = [changes[index + 1], changes[index - 1]].find((change) => change?.added);
      const to = beside?.value.join('').trim() ?? '';
      runs.push(toRun(text, at, from, to));
    }
    at += from.length;
  }
  return runs;
}

/**
 * The run as it is told: words struck out are before the rival that stays (`are is`, are → is), whole sentences alone; more
 * of what follows is found with them until the place is the only one of its words.
 */
function toRun(text: string, start: number, printed: string, to: string): RunTogether {
  const begin = start + (printed.length - printed.trimStart().length);
  const from = printed.trim();
  const isSentence = SENTENCE.test(from);
  let after = '';
  for (const token of toTokens(text.slice(begin + from.length))) {
    const isTold = to !== '' || isSentence || !isLookAlike(after);
    if (isTold && text.indexOf(from + after) === begin && !/\s$/.test(after)) break;
    after += token;
  }
  const found = from + after;
  if (to !== '') return { found, from: found, to: to + after };
  const [rivals] = findRunTogether(text.slice(begin), 'en').filter((run) => run.found === found);
  return rivals ?? { found, from, to: '' };
}

function toTokens(text: string): string[] {
  return text.match(/[\p{L}\p{N}’']+|\s+|\{[^{}\s]*\}|./gsu) ?? [];
}

/** Signs alone are another way to write: quotes, dashes. */
function isLookAlike(text: string): boolean {
  return !/[\p{L}\p{N}{]/u.test(text);
}
