import type { Game } from '../../model/game/game.ts';
import { parseLeadingNumber } from '../../model/records/rule-number.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import type { SourceText } from '../sources/source-text.ts';
import { THRESHOLDS } from '../thresholds.ts';

/** What a book of rules calls itself, in any game; 規定 are those of tournaments. */
const RULES = /\brules?\b|\brule\s?book\b|ルール|規則/i;
/** A sentence about rules is no title of theirs. */
const SENTENCE = /[.。]$|^(?:\p{Ll}|These|This|この|本)/u;
/** What a title says beside the name of its game: which rules, of which day and version. */
const TITLE_WORDS =
  /\b(?:the|of|for|official|complete|comprehensive|rules?|book|version|ver|last|updated|effective|as|edition|html|unofficial)\b|[\d\p{P}\p{S}\s]+|総合|公式|非公式|ルール|更新|版|試?訳|日本語|の|年|月|日/giu;
/** A number as books of rules write them, whatever their game: `1-2-1-1.`, `103.1.b.4.`, `10.5.1 `. */
const NUMBERED = /^\s*(\d{1,3}(?:[.-]\d{1,3}|[.-]?[a-z]{1,2}(?![a-z]))+)(?=[.\s])\.?\s*\S/;

/**
 * What speaks for a book of rules being another game's, in words; empty where nothing does, or where the text names this
 * game. Nothing is asked of other games: a title that is not the book's, numbers that are not written as its numbers
 * are, a whole book under another name. By its numbers only a book is told: a page of rules may be anybody's notes on ours.
 */
export function findOtherGame({ lines }: SourceText, { names, recognised }: Game): string[] {
  const folded = lines.map(({ text }) => foldWidth(text));
  const isNamed = (part: readonly string[]) => says(part.join('\n'), recognised.names);
  if (isNamed(folded.slice(0, THRESHOLDS.openingOfPage)) || isNamed(folded)) return [];
  const numbered = folded.filter((line) => NUMBERED.test(line));
  const foreign = numbered.filter((line) => !parseLeadingNumber(line.trimStart()));
  const title = findTitle(folded);
  const ownName = title?.replace(TITLE_WORDS, '') ? title : undefined;
  // Below other text it may be a title of a part, or of what was saved together with it.
  const isFirst = title === folded.find((line) => line.trim() !== '')?.trim();
  const { book, share } = THRESHOLDS.otherGame;
  const isBook = numbered.length >= book;
  const isOther = ownName !== undefined && (isBook || (isFirst && !says(ownName, recognised.titles)));
  const sample = NUMBERED.exec(foreign[0] ?? '')?.[1];
  const found = [
    ...(isOther ? [`it calls itself “${ownName}”`] : []),
    ...(isBook && foreign.length > numbered.length * share
      ? [
          `${foreign.length} of its ${numbered.length} numbers, such as ${sample}, are not written as those of our rules`,
        ]
      : []),
  ];
  return found.length === 0 ? [] : [...found, `nowhere does it name ${names.en}`];
}

/** The line that says which rules these are: above the first number, short and no sentence. */
function findTitle(folded: readonly string[]): string | undefined {
  const first = folded.findIndex((line) => NUMBERED.test(line));
  const front = folded.slice(0, first === -1 ? THRESHOLDS.opening : first).map((line) => line.trim());
  return front.find((line) => line.length <= THRESHOLDS.title && RULES.test(line) && !SENTENCE.test(line));
}

function says(text: string, words: readonly string[]): boolean {
  const key = toKey(text);
  return words.some((word) => key.includes(toKey(word)));
}

/** Letters and digits alone: what a name is known by, however it is set. */
const toKey = (text: string): string =>
  foldWidth(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
