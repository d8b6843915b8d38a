import type { Lang } from '../../model/records/lang.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { countColumns, hasJapanese, isJapanese, isWide, isWidePunctuation } from '../../model/text/script.ts';
import { endsSentence } from '../../model/text/sentence.ts';
import { tidySpaces } from '../../model/text/spaces.ts';
import { THRESHOLDS } from '../thresholds.ts';

/** Lines of one paragraph as one text: a space between two unless they meet in Japanese; spaces inside a line stay. */
export function joinLines(lines: readonly string[]): string {
  let last = '';
  return lines
    .map((printed) => {
      const line = tidySpaces(printed);
      const meetInJapanese = hasJapanese(last) && hasJapanese(line.charAt(0));
      const gap = last === '' || /[、。」』)]/.test(foldWidth(last)) || meetInJapanese ? '' : ' ';
      last = line.slice(-1);
      return gap + line;
    })
    .join('');
}

/**
 * Lines of a paragraph in one language, or pieces of a sentence whose links were each on a line, as one text: a space
 * between two, but none inside brackets nor, in Japanese, beside what is wide. `は`, `rule 116`, `〔` → `はrule 116〔`.
 */
export function joinWraps(lines: readonly string[], lang: Lang): string {
  let text = '';
  for (const line of lines) {
    const part = line.trim();
    const isWideBeside = lang === 'ja' && (isWide(text.at(-1) ?? '') || isWide(part.charAt(0)));
    const isTight = isWideBeside || /[([/]$/.test(text) || /^[)\]/]/.test(part);
    text += (text === '' || part === '' || isTight ? '' : ' ') + part;
  }
  return text;
}

const BLANKS = /\s+/g;
const BRACKETS = /[()[\]"'“”‘’「」『』]/;

/**
 * Joins hard-wrapped text to one line: nothing between Japanese characters, one space between Latin words, and
 * between the two one space only where a single blank stood (`《漂流》は "Move`), none where the line was broken
 * and indented. Spaces that justified Japanese lines go too. `支配する\n　　対象` → `支配する対象`.
 */
export function healText(raw: string): string {
  const text = raw.trim();
  return text.replace(BLANKS, (blanks, at: number) => {
    const before = text.charAt(at - 1);
    const after = text.charAt(at + blanks.length);
    if (isWidePunctuation(before) || isWidePunctuation(after)) return '';
    const left = nearestLetter(text, at - 1, -1);
    const right = nearestLetter(text, at + blanks.length, 1);
    const leftIsJapanese = hasJapanese(left);
    const rightIsJapanese = hasJapanese(right);
    if (leftIsJapanese && rightIsJapanese) return '';
    if (!leftIsJapanese && !rightIsJapanese) return ' ';
    if (leftIsJapanese && /[\d+-]/.test(right)) return '';
    return blanks.length > 1 || blanks === '\u3000' ? '' : ' ';
  });
}

/** The first character at or beyond an index that is no bracket; looks three characters far. */
function nearestLetter(text: string, from: number, step: 1 | -1): string {
  let at = from;
  for (let seen = 0; seen < 3 && BRACKETS.test(text.charAt(at)); seen++) at += step;
  return text.charAt(at);
}

/** Takes out the blanks between two Japanese characters that lost line ends left. */
export function healBlanks(text: string): string {
  const isWide = (char: string) => isJapanese(char) || isWidePunctuation(char);
  return text.replace(/\s+/g, (blank, at: number) =>
    isWide(text.charAt(at - 1)) && isWide(text.charAt(at + blank.length)) ? '' : blank,
  );
}

const BREAK = /\n\s*|[ \u3000]{2,}/g;

/**
 * The width in columns to which a text is wrapped, 0 where it is not: the one that most pieces between line ends, or
 * double spaces where line ends were lost, come near to (the rulings of 1998-04 have pieces of 70 to 72).
 */
export function findWrapWidth(text: string): number {
  const counts = new Map<number, number>();
  for (const piece of text.split(BREAK)) {
    const width = piece.length > 200 ? 0 : countColumns(piece);
    for (let near = width; width >= 40 && near < width + 4; near++)
      counts.set(near, (counts.get(near) ?? 0) + 1);
  }
  const [commonest] = [...counts].sort(([a, x], [b, y]) => y - x || a - b);
  return commonest && commonest[1] >= 3 ? commonest[0] : 0;
}

/**
 * Cuts wrapped text into paragraphs, each still with its wraps: at a blank line, and after a sentence that ends well
 * before the wrap width.
 */
export function splitParagraphs(raw: string, wrapWidth: number): string[] {
  const paragraphs: string[] = [];
  let from = 0;
  let lineFrom = 0;
  for (const match of raw.matchAll(BREAK)) {
    const line = raw.slice(lineFrom, match.index).trimStart();
    lineFrom = match.index + match[0].length;
    const isShort = line.length < wrapWidth && countColumns(line) <= wrapWidth - THRESHOLDS.slack;
    if (!/\n[^\S\n]*\n/.test(match[0]) && !(isShort && endsSentence(line))) continue;
    paragraphs.push(raw.slice(from, match.index));
    from = lineFrom;
  }
  paragraphs.push(raw.slice(from));
  return paragraphs.filter((paragraph) => paragraph.trim() !== '');
}
