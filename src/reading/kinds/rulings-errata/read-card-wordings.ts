import type { NamePair } from '../../../model/records/document.ts';
import { WIDE } from '../../../model/text/character-classes.ts';
import { toSlug } from '../../../model/text/slug.ts';
import { plainSpaces } from '../../../model/text/spaces.ts';
import { healText } from '../../blocks/join-lines.ts';
import type { DocumentBuilder } from '../documents/document-builder.ts';
import type { Signs } from '../documents/signs.ts';

/** Where a card printed in both languages stands: its English text with what names it, then its Japanese text. */
interface CardWording {
  names: NamePair;
  from: number;
  /** Offsets of the English text without the name, and of the Japanese. */
  english: [number, number];
  japanese: [number, number];
  to: number;
}

/** An activated ability after a sentence is a line of its own on the card: `… copied. 2: Choose and discard a card.` */
const NEXT_LINE = /(?<=[.。])\s{1,4}(?=(?:\d{1,2}|[<{][^<>{}]{1,6}[>}])\s?,?\s?:)|\n\s*\n/;

/** Text without a Japanese character or full-width form: five words of it in a row are English text, not a name. */
const NOT_JAPANESE = new RegExp(`[^${WIDE}\\uff61-\\uffef]+`, 'g');
const ENGLISH_END = /[.!?][)"”]{0,2}(?=[^.!?]*$)/;
const JAPANESE_NAME = /^\s*《([^《》]{1,60})》/;

/** Makes cards of those printed between two offsets; gives where the first begins. */
export function readCardWordings(
  builder: DocumentBuilder,
  running: Signs['running'],
  from: number,
  to: number,
): number {
  const found = findWordings(plainSpaces(running.text), from, to);
  const toLines = ([start, end]: [number, number]) =>
    running.text
      .slice(start, end)
      .split(NEXT_LINE)
      .map((line) => healText(line))
      .filter((line) => line !== '');
  const { topic } = builder.open;
  for (const { names, english, japanese, ...span } of found) {
    running.take(span.from, span.to);
    const place = running.placeAt(span.from);
    builder.reading.records.cards.push({
      id: builder.ids.give(`${topic?.id ?? 'preface'}.${toSlug(names.en ?? names.ja ?? '', 'card')}`, place),
      ...(topic && { topic: topic.id }),
      names,
      type: {},
      text: { en: toLines(english), ja: toLines(japanese) },
      place,
    });
  }
  return found[0]?.from ?? to;
}

/**
 * Finds cards printed one under the other as English name and text, Japanese name (or the English one again) and text:
 * `Clone Clone comes into play … token. Clone Cloneは…`. No mark is between the four, so scripts tell them apart.
 */
function findWordings(text: string, from: number, to: number): CardWording[] {
  const stretches = [...text.slice(from, to).matchAll(NOT_JAPANESE)]
    .map((match) => ({ from: from + match.index, to: from + match.index + match[0].length }))
    .filter((stretch) => isEnglish(text.slice(stretch.from, stretch.to)));
  return stretches.map((stretch, index) => {
    const next = stretches[index + 1]?.from ?? to;
    return toWording(text, stretch, next);
  });
}

function isEnglish(text: string): boolean {
  const words = text.match(/[A-Za-z][A-Za-z'’]*/g) ?? [];
  return words.length >= 5 && words.some((word) => /^[a-z]/.test(word));
}

function toWording(text: string, stretch: { from: number; to: number }, next: number): CardWording {
  const whole = text.slice(stretch.from, stretch.to);
  const lead = whole.length - whole.trimStart().length;
  const from = stretch.from + lead;
  const end = ENGLISH_END.exec(whole);
  const englishTo = end ? stretch.from + end.index + end[0].length : stretch.to;
  const name = findName(text.slice(from, englishTo));
  const tail = text.slice(englishTo, stretch.to);
  const block: CardWording = {
    names: name ? { en: name.replace(/\s+/g, ' ') } : {},
    from,
    english: [from + name.length, englishTo],
    japanese: [englishTo, next],
    to: next,
  };
  const printed = JAPANESE_NAME.exec(text.slice(englishTo, Math.min(next, englishTo + 80)));
  if (printed?.[1]) {
    block.names.ja = printed[1];
    block.japanese[0] = englishTo + printed[0].length;
  } else if (name && startsWithTitle(tail, name)) {
    block.japanese[0] = englishTo + tail.indexOf(name) + name.length;
  }
  return block;
}

/** `Clone Clone` before は is a title and the text's first word; `Clone` glued to は is the text's first word only. */
function startsWithTitle(tail: string, name: string): boolean {
  const rest = tail.trimStart();
  return rest.startsWith(name) && (/\s$/.test(tail) || rest.length > name.length);
}

/**
 * The card's name at the head of its English text: a line of its own, else the longest run of words that the text
 * repeats (`Dance of Many During …, pay or bury Dance of Many`), else what is before a cost (`Echo Chamber 4,:`).
 */
function findName(english: string): string {
  const [line = ''] = english.split('\n', 1);
  if (line.length < english.length && /^[A-Z][^.:]{0,40}$/.test(line.trimEnd())) return line.trimEnd();
  const words = [...english.slice(0, 120).matchAll(/\S+/g)].slice(0, 8);
  for (let count = words.length; count > 0; count--) {
    const last = words[count - 1];
    const candidate = last ? english.slice(0, last.index + last[0].length) : '';
    const isRepeated = [' ', '.'].some((sign) => english.includes(candidate + sign, candidate.length));
    if (isRepeated && /^[A-Z][\w'’ ,-]*$/.test(candidate)) return candidate;
  }
  return (
    /^(?:[A-Z][\w'’,-]*\s(?:(?:of|the|and|to|in|for)\s)?){1,6}(?=[\d{<])/.exec(english)?.[0].trimEnd() ?? ''
  );
}
