import { hasJapanese, isWidePunctuation } from '../../model/text/script.ts';

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
