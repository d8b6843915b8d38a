import { cutLanguages, cutSentences, type LanguageRun } from '../../blocks/cut-languages.ts';
import { isPolite } from '../../text/is-polite.ts';

/** A marker in the midst of a line that lost its line ends: `… all of its component colors.Example: {G/W}`. */
const EXAMPLE = /(?<=[.。!?”」』)]\s*)(?:Examples?:|例:)/g;

/** Cuts the text after a number where the language changes, an example begins, or rule text passes into polite remarks. */
export function cutParts(text: string, numbered: boolean): LanguageRun[] {
  const parts: LanguageRun[] = [];
  for (const block of cutAtExamples(text)) {
    for (const run of cutLanguages(text.slice(block.from, block.to))) {
      const placed = { ...run, from: block.from + run.from, to: block.from + run.to };
      parts.push(...(numbered && run.lang === 'ja' ? cutBeforeRemark(text, placed) : [placed]));
    }
  }
  return parts;
}

function cutAtExamples(text: string): { from: number; to: number }[] {
  const starts = [0, ...[...text.matchAll(EXAMPLE)].map((match) => match.index)];
  return starts.map((from, index) => ({ from, to: starts[index + 1] ?? text.length }));
}

function cutBeforeRemark(text: string, run: LanguageRun): LanguageRun[] {
  const part = text.slice(run.from, run.to);
  const remark = cutSentences(part).find(({ from, to }) => isPolite(part.slice(from, to)));
  if (!remark || remark.from === 0) return [run];
  const at = run.from + remark.from;
  return [
    { ...run, to: at },
    { ...run, from: at },
  ];
}
