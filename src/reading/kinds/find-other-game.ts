import type { Game } from '../../model/game/game.ts';
import { parseLeadingNumber } from '../../model/records/rule-number.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import { toLooseKey } from '../../model/text/loose-key.ts';
import { isHeadingText } from '../blocks/parse-names.ts';
import type { SourceText } from '../sources/source-text.ts';
import { THRESHOLDS } from '../thresholds.ts';

/** A sentence about rules is no title of theirs. */
const SENTENCE = /^(?:\p{Ll}|These|This|この|本)/u;
/** What tells which of its texts it is: day, version, language. */
const WHICH = String.raw`\b(?:version|ver|last|updated|effective|as|of|edition|html|unofficial)\b|[\d\p{P}\p{S}\s]|最終|更新|版|年|月|日|試?訳|日本語|非?公式`;
/** What a book of rules calls itself, in any game, its day and version aside; 規定 are those of tournaments. */
const BOOK = new RegExp(
  `(?:\\brules?|\\brule\\s?book|ルール|規則)(?:${WHICH})*$|^(?:the )?rules of\\b`,
  'iu',
);
/** What a title says beside the name of its game. */
const TITLE_WORDS = new RegExp(
  String.raw`${WHICH}|\b(?:the|for|official|complete|comprehensive|rules?|book)\b|総合|ルール|の`,
  'giu',
);
/** A number as books of rules write them, whatever their game: `1-2-1-1.`, `103.1.b.4.`, `10.5.1 `. */
const NUMBERED = /^\s*(\d{1,3}(?:[.-]\d{1,3}|[.-]?[a-z]{1,2}(?![a-z]))+)(?=[.\s])\.?\s*\S/;

/**
 * What speaks for a book of rules being another game's, in words; empty where nothing does, or where the text names this
 * game. Nothing is asked of other games: a title that is not the book's, numbers that are not written as its numbers
 * are, a whole book under another name.
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
  const { book, share, few } = THRESHOLDS.otherGame;
  const isBook = numbered.length >= book;
  const isOther = ownName !== undefined && (isBook || (isFirst && !says(ownName, recognised.titles)));
  const written = new Set(foreign.map((line) => NUMBERED.exec(line)?.[1]));
  const [sample] = written;
  const found = [
    ...(isOther ? [`it calls itself “${ownName}”`] : []),
    ...(written.size >= few && foreign.length > numbered.length * share
      ? [
          `${foreign.length} of its ${numbered.length} numbers, such as ${sample}, are not written as those of our rules`,
        ]
      : []),
  ];
  return found.length === 0 ? [] : [...found, `nowhere does it name ${names.en}`];
}

/** The line that says which rules these are: above the first number, a name and no sentence. */
function findTitle(folded: readonly string[]): string | undefined {
  const first = folded.findIndex((line) => NUMBERED.test(line));
  const front = folded.slice(0, first === -1 ? THRESHOLDS.opening : first).map((line) => line.trim());
  return front.find((line) => isHeadingText(line) && BOOK.test(line) && !SENTENCE.test(line));
}

/** Whether a text has one of the names, however it is set: letters and digits alone count. */
export function says(text: string, words: readonly string[]): boolean {
  const key = toLooseKey(text);
  return words.some((word) => key.includes(toLooseKey(word)));
}
