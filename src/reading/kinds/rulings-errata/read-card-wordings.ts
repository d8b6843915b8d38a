import { WIDE } from '../../../model/text/character-classes.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { plainSpaces } from '../../../model/text/spaces.ts';
import { isHeadingText } from '../../blocks/parse-names.ts';
import { healText } from '../../sources/join-lines.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import type { Signs } from '../documents/signs.ts';

/**
 * English text up to the end of a sentence, and what heads the Japanese text behind it: the name in Japanese, or the English
 * one, which the text repeats at once or which a blank parts from it.
 */
const WORDING = new RegExp(
  `([A-Z][^${WIDE}\\uff61-\\uffef]*[.!?][)"”]{0,2})\\s*(?:《([^《》]{1,60})》|([A-Z][^${WIDE}.!?]*?)\\s(?=\\3|[${WIDE}]))?`,
  'g',
);
/** An activated ability after a sentence is a line of its own on the card: `… copied. 2: Choose and discard a card.` */
const NEXT_LINE = /(?<=[.。])\s{1,4}(?=(?:\d{1,2}|[<{][^<>{}]{1,6}[>}])\s?,?\s?:)|\n\s*\n/;
/** A cost right behind a name: `Echo Chamber 4,: …`. */
const BEFORE_COST = /\s(?=[\d{<]\S{0,8}\s?:)/;

/**
 * Makes cards of those printed between two offsets one under the other, as English name and text, Japanese name (or the
 * English one again) and text: `Clone Clone comes into play … token. Clone Cloneは…`. No mark is between the four, so
 * scripts tell them apart. Gives where the first begins.
 */
export function readCardWordings(
  builder: DocumentBuilder,
  running: Signs['running'],
  from: number,
  to: number,
): number {
  const text = plainSpaces(running.text.slice(from, to));
  const found = [...text.matchAll(WORDING)].filter(([, english = '']) => isText(english));
  const { topic } = builder.open;
  for (const [at, { 0: whole, 1: english = '', 2: ja, index }] of found.entries()) {
    const end = found[at + 1]?.index ?? text.length;
    const en = findName(english);
    running.take(from + index, from + end);
    const place = running.placeAt(from + index);
    builder.reading.records.cards.push({
      id: builder.ids.give(`${topic?.id ?? 'preface'}.${toSlug(en || (ja ?? ''), 'card')}`, place),
      ...(topic && { topic: topic.id }),
      names: { ...(en && { en }), ...(ja && { ja }) },
      type: {},
      text: { en: toLines(english.slice(en.length)), ja: toLines(text.slice(index + whole.length, end)) },
      place,
    });
  }
  return from + (found[0]?.index ?? text.length);
}

function toLines(text: string): string[] {
  return text
    .split(NEXT_LINE)
    .map(healText)
    .filter((line) => line !== '');
}

/** Five words, one of them in small letters: no name. */
function isText(english: string): boolean {
  const words = english.split(' ');
  return (
    words.length >= 5 && words.some((word) => word !== '' && word.charAt(0) !== word.charAt(0).toUpperCase())
  );
}

/**
 * The card's name at the head of its English text: a line of its own, else the longest run of words that the text
 * repeats (`Dance of Many During …, pay or bury Dance of Many`), else what is before a cost.
 */
function findName(english: string): string {
  const [line = ''] = english.split('\n', 1);
  const words = english.slice(0, THRESHOLDS.title).split(' ');
  const runs = words.slice(0, 8).map((_, at) => words.slice(0, at + 1).join(' '));
  const isRepeated = (run: string) => [' ', '.'].some((sign) => english.includes(run + sign, run.length));
  const names = [line, runs.findLast(isRepeated), english.slice(0, Math.max(0, english.search(BEFORE_COST)))];
  return names.find((name) => name && name.length < THRESHOLDS.name && isHeadingText(name))?.trimEnd() ?? '';
}
