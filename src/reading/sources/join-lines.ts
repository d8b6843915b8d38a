import { foldForms } from '../../model/text/fold-forms.ts';
import {
  beginsInLowerCase,
  countColumns,
  hasJapanese,
  isJapanese,
  isWide,
  isWidePunctuation,
} from '../../model/text/script.ts';
import { endsIn, endsSentence } from '../../model/text/sentence.ts';
import { THRESHOLDS } from '../thresholds.ts';

/**
 * Pieces of a paragraph that line ends part as one text; spaces inside a piece stay. `isTight`: they are of a sentence whose
 * links were each on a line, and nothing is beside what is wide: `は`, `rule 116`, `〔` → `はrule 116〔`.
 */
export function joinLines(pieces: readonly string[], isTight = false): string {
  let text = '';
  // A text that grows is not looked at as a whole for each piece.
  let end = '';
  for (const printed of pieces) {
    const piece = printed.trim();
    const added = (end === '' || piece === '' ? '' : findGap(end, piece, isTight)) + piece;
    text += added;
    end = (end + added).slice(-THRESHOLDS.numberInContext);
  }
  return text;
}

/** Line ends inside a word: in brackets, between symbols, behind a hyphen or a slash, in a reference. */
const INSIDE =
  /[([/]\n|\n[)\]/]|\}\n\{|\n[–—]\S|\S[-–—]\n(?!\p{P}?\s|(?:and|or)\b)|(?:rules?|sections?)\s\d[\d.]*\.\n\d{1,3}[a-z]?(?![\d\p{L}])/iu;

/** What is between two lines of a paragraph; with `isTight` nothing beside what is wide. */
export function findGap(before: string, after: string, isTight = false): string {
  if (isTight && (isWide(before.at(-1) ?? '') || isWide(after.charAt(0)))) return '';
  const border = `${before.slice(-THRESHOLDS.numberInContext)}\n${after.slice(0, THRESHOLDS.numberInContext)}`;
  return INSIDE.test(border) ? '' : findBlank(before, after, ' ');
}

/**
 * What is between two texts that a line end or blanks part: nothing in Japanese nor beside its punctuation, one space between
 * Latin words; between the two what is `given`, and nothing before a number.
 */
function findBlank(before: string, after: string, given: string): string {
  if (isWidePunctuation(before.at(-1) ?? '') || isWidePunctuation(after.charAt(0))) return '';
  const [left, right] = [nearestLetter(before, before.length - 1, -1), nearestLetter(after, 0, 1)];
  if (hasJapanese(left) === hasJapanese(right)) return hasJapanese(left) ? '' : ' ';
  return hasJapanese(left) && /[\d+-]/.test(right) ? '' : given;
}

const BLANKS = /\s+/g;
const BRACKETS = /[()[\]"'“”‘’「」『』・]/;

/**
 * Joins hard-wrapped text to one line, blanks inside its lines healed as well: between Japanese and Latin a single blank
 * stays (`《漂流》は "Move`), not what was broken and indented. `支配する\n　　対象` → `支配する対象`.
 */
export function healText(raw: string): string {
  const text = raw.trim();
  return text.replace(BLANKS, (blanks, at: number) => {
    const after = at + blanks.length;
    const given = blanks.length > 1 || blanks === '\u3000' ? '' : ' ';
    return findBlank(text.slice(Math.max(0, at - 4), at), text.slice(after, after + 4), given);
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
  return text.replace(BLANKS, (blank, at: number) =>
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
    const isBlank = match[0].indexOf('\n') < match[0].lastIndexOf('\n');
    if (!isBlank && (line.length >= wrapWidth || !endsParagraph(line, countColumns(line), wrapWidth)))
      continue;
    paragraphs.push(raw.slice(from, match.index));
    from = lineFrom;
  }
  paragraphs.push(raw.slice(from));
  return paragraphs.filter((paragraph) => paragraph.trim() !== '');
}

/**
 * Whether a line stops in the midst of a sentence, so that the next one goes on with it: where it leads on to that, or, long
 * enough to have been broken, in the midst of Japanese or before brackets.
 */
export function stopsInside(line: string, next: string): boolean {
  if (leadsOn(line, next)) return true;
  const columns = countColumns(line);
  if (columns < THRESHOLDS.wrap || countColumns(next) > columns + THRESHOLDS.slack) return false;
  const begins = foldForms(next.slice(0, THRESHOLDS.numberInContext));
  if (isJapanese(line.at(-1) ?? '')) return !BEGINS_LINE.test(begins);
  return begins.startsWith('(') && !endsIn(line, '.!?:;');
}

/**
 * Whether a line leads on to the next by its words alone: at a comma, behind what a Japanese sentence does not end in or before
 * what none begins with, or, long enough to have been broken, before a small letter.
 */
export function leadsOn(line: string, next: string): boolean {
  if (endsIn(line, '、,・') || (!endsSentence(line) && FOLLOWS.test(next))) return true;
  const columns = countColumns(line);
  if (columns > THRESHOLDS.label && PARTICLE.test(line)) return true;
  return (
    columns >= THRESHOLDS.wrap &&
    !endsIn(line, '.!?:;') &&
    beginsInLowerCase(next.slice(0, THRESHOLDS.numberInContext))
  );
}

/** What begins no Japanese sentence: a particle right before a word. */
const FOLLOWS = /^[をがはにのとで][\p{sc=Han}\p{sc=Katakana}《「]/u;
/** What leads on to the rest of a Japanese sentence; `…とは`, `…について` and `…まで` head what says so. */
const PARTICLE = /(?:[^と]は|[をがに]|(?<!ま)で|(?<!つい|関し|際し)て|れば|ても|なく|ながら|けど)$/;
/** Below Japanese: words of the other language, or a few that say what is behind their colon. */
const BEGINS_LINE = /^(?:[A-Za-z]|[\p{sc=Han}\p{sc=Katakana}ー]{1,6}:|[^。、]{1,16} - )/u;

/** Whether a paragraph ends with a line of so many columns: a sentence ends there well before the width. */
export function endsParagraph(line: string, columns: number, wrapWidth: number): boolean {
  return columns <= wrapWidth - THRESHOLDS.slack && endsSentence(line);
}
