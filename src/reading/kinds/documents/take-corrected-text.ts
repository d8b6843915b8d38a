import type { Correction } from '../../../model/records/rule.ts';
import type { RunningText } from '../../sources/running-text.ts';

/** Text for a record with the corrections that marks in the source show in it. */
interface TakenText {
  text: string;
  corrections: Correction[];
}

/** Blanks that were doubled on the way (by hard wraps, by a conversion); a single full-width blank stays. */
const BLANKS = /\s{2,}/g;
const DIGITS = /^\d+/;

/**
 * Takes a part of a text. Where markup strikes words out, the text keeps the new wording and the correction the old:
 * `are <del>eleven</del> <ins>twelve</ins> actions` → `are twelve actions`, eleven → twelve.
 */
export function takeCorrectedText(running: RunningText, from: number, to: number): TakenText {
  let text = '';
  const changes: { from: number; to: number; removed: string }[] = [];
  let open: (typeof changes)[number] | undefined;
  for (const { type, ...run } of running.listRuns(from, to)) {
    const printed = running.take(run.from, run.to);
    if (type === 'plain' && printed.trim() !== '') open = undefined;
    if (type !== 'plain' && !open) {
      open = { from: text.length, to: text.length, removed: '' };
      changes.push(open);
    }
    if (type === 'del' && open) open.removed += printed;
    else
      text += (text === text.trimEnd() && text !== '' ? printed : printed.trimStart()).replace(BLANKS, ' ');
    if (type === 'ins' && open) open.to = text.length;
  }
  const corrections = changes.flatMap(({ from, to, removed }) => {
    const added = text.slice(from, to).trim();
    if (removed.trim() === '' && added === '') return [];
    // Digits struck out before digits: those are what came in.
    const isNumber = added === '' && DIGITS.exec(removed)?.[0] === removed;
    const beside = isNumber ? DIGITS.exec(text.slice(from)) : undefined;
    return [locate(text, from, removed.trim(), beside?.[0] ?? added)];
  });
  return { text: text.trim(), corrections };
}

/** Words before and characters after a change that may be added to name its place; past that it is named as it is. */
const MOST_STEPS = 12;

/** The correction with as much of the text around it as names one place of the text: a deletion alone leaves no words. */
function locate(text: string, at: number, removed: string, added: string): Correction {
  let from = at;
  let to = at + added.length;
  for (let step = 0; step < MOST_STEPS && from > 0 && !isUnique(text, from, to); step++)
    from = backOneWord(text, from);
  for (let step = 0; step < MOST_STEPS && to < text.length && !isUnique(text, from, to); step++) to++;
  const after = text.slice(at + added.length, to);
  const before = text.slice(from, at);
  const old = `${before}${removed}${removed && /^\w/.test(after) ? ' ' : ''}${after}`.trim();
  const found = text.slice(from, to).trim();
  return { found, from: old, to: found, settledBy: 'marks' };
}

function isUnique(text: string, from: number, to: number): boolean {
  const part = text.slice(from, to).trim();
  return part !== '' && text.indexOf(part) === text.lastIndexOf(part);
}

function backOneWord(text: string, from: number): number {
  const before = text.slice(Math.max(0, from - 80), from).trimEnd();
  const word = /[\w’'{}/-]+[^\w\s]*$|[\s\S]$/.exec(before);
  return word ? Math.max(0, from - 80) + word.index : 0;
}
