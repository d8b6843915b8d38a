import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import { toHeadwordKey } from './headword-key.ts';

/** How many letters of a name may differ: one in eight, one at least. */
const LETTERS_PER_SLIP = 8;
/** Shorter names are too easily another word. */
const SHORTEST = 5;

/**
 * Pairs what no key paired by the likeness of its English names: a letter or two wrong (`Staion Cards`), a name cut short
 * (`Nonmodal`). Only where each of the two is the other's one candidate.
 */
export function matchMisprints(
  english: readonly GlossaryEntry[],
  japanese: readonly GlossaryEntry[],
): [GlossaryEntry, GlossaryEntry][] {
  const likes = japanese.map((entry) => english.filter((other) => isMisprint(nameOf(entry), nameOf(other))));
  return japanese.flatMap((entry, index): [GlossaryEntry, GlossaryEntry][] => {
    const [only, ...more] = likes[index] ?? [];
    if (!only || more.length > 0) return [];
    return likes.filter((others) => others.includes(only)).length === 1 ? [[only, entry]] : [];
  });
}

function nameOf({ en }: GlossaryEntry): string {
  return toHeadwordKey(en?.headwords.join(' ') ?? '');
}

function isMisprint(printed: string, meant: string): boolean {
  const [a, b] = [printed.replaceAll(' ', ''), meant.replaceAll(' ', '')];
  if (a.length < SHORTEST || b.length < SHORTEST) return false;
  if (meant.startsWith(`${printed} `)) return true;
  const most = Math.max(1, Math.floor(b.length / LETTERS_PER_SLIP));
  return Math.abs(a.length - b.length) <= most && countSlips(a, b) <= most;
}

/** Letters to put in, leave out or change to get from one name to the other. */
function countSlips(a: string, b: string): number {
  let above = [...Array(b.length + 1).keys()];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(change, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[b.length] ?? 0;
}
