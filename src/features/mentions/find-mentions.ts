import { numberGrammar } from '../../model/game/current-numbers.ts';
import {
  findRangeEnd,
  findRuleNumbers,
  isRuleNumber,
  levelOf,
  type RuleNumber,
} from '../../model/records/rule-number.ts';
import { foldWidth } from '../../model/text/fold-width.ts';
import {
  type Cue,
  endsThere,
  goesOnThere,
  isCount,
  readCue,
  readNext,
  readReferral,
  type Sign,
} from './mention-cues.ts';
import { readWrittenNumber, type WrittenForm } from './read-written-number.ts';

/** A rule number in somebody's text: what to link, and which rule it is. Offsets are UTF-16 units of the text. */
export interface Mention {
  number: RuleNumber;
  /** Where the word before it that says it is a rule's begins (`CR 702.9b`), else where the number does. */
  start: number;
  /** Where the number itself begins; of the second end of `601.2f–h` the `h`. */
  numberStart: number;
  end: number;
  /** Where the citation it is of begins, which may have several numbers: `rules 702.9a–b and 509.1b`. */
  list?: number;
}

const NUMBER = /(?<!\d)[1-9]\d\d(?!\d)/g;
/** A rule in the address of another site, without a sign between: `#R7029b`. */
const COMPACT = /#(?:r|rule|cr)([1-9]\d\d)(\d{1,3})([a-km-np-z])(?![a-z\d])/g;
/** A further letter of the same rule, ` and b` of `rules 608.3a and b`. */
const FURTHER = /(?:,\s|,?\s(?:and|or)\s|[/・])([b-km-np-z])(?![\p{L}\d’'.])/uy;

/**
 * Rule numbers that a text mentions, in order, without overlap. Prices, times, versions and measures are not numbers of
 * rules, so a number counts only beside words that say what it is. Full-width forms count; offsets are those of the text.
 */
export function findMentions(text: string): Mention[] {
  const plain = foldWidth(text);
  if (!/\d/.test(plain)) return [];
  const folded = plain.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  if (!isRuleNumber(LOOSELY_WRITTEN) || isRuleNumber(LONGER)) return findPrinted(plain, folded);
  const found = findCompact(folded);
  NUMBER.lastIndex = 0;
  for (let match = NUMBER.exec(folded); match; match = NUMBER.exec(folded)) {
    const list = readList(folded, match.index);
    if (!list) continue;
    NUMBER.lastIndex = list.end;
    const cue = readCue(plain, folded, match.index);
    for (const mention of judgeList(folded, list, cue)) found.push(mention);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The form of number that people write in many ways; those of another form are read as their book prints them. */
const LOOSELY_WRITTEN = '100.1a';
const LONGER = '1001.1a';

/** Numbers as their book prints them, beside words that say that they are rules. */
function findPrinted(plain: string, folded: string): Mention[] {
  const hasCapitals = numberGrammar().levels.some(
    ({ letters, roman }) => roman || /[A-Z]/.test(letters ?? ''),
  );
  return findRuleNumbers(hasCapitals ? plain : folded).flatMap(({ number, start, end }): Mention[] => {
    const cue = readCue(plain, folded, start);
    const isSaid = cue && cue.strength !== 'pointing';
    if (levelOf(number) === 'chapter' || !(isSaid || readReferral(folded, start, end))) return [];
    return [
      { number, start: isSaid && cue.isClose ? cue.start : start, numberStart: start, end, list: start },
    ];
  });
}

/** Numbers that are in one list, `702.9b, 702.9c and 601.2f–h`, each with the end of its range. */
type NumberList = NonNullable<ReturnType<typeof readList>>;

function readList(text: string, from: number) {
  const numbers: (WrittenForm & { last?: WrittenForm })[] = [];
  let end = from;
  for (let next: number | undefined = from; next !== undefined; next = readNext(text, end)) {
    const written = readWrittenNumber(text, next);
    // After rules a bare `100` is a count, not a section.
    const before = numbers.at(-1)?.form ?? 'section';
    if (!written || (written.form === 'section' && before !== 'section')) break;
    const range = findRangeEnd(text, written.end, written.number);
    numbers.push(range ? { ...written, last: { ...written, ...range } } : written);
    end = range?.end ?? written.end;
    for (const letter of readFurtherLetters(text, written, end)) {
      numbers.push(letter);
      end = letter.end;
    }
  }
  return numbers.length > 0 ? { numbers, end } : undefined;
}

function readFurtherLetters(text: string, first: WrittenForm, from: number): WrittenForm[] {
  const letters: WrittenForm[] = [];
  if (first.form !== 'subrule') return letters;
  let { number } = first;
  FURTHER.lastIndex = from;
  for (let match = FURTHER.exec(text); match; match = FURTHER.exec(text)) {
    const next = number.slice(0, -1) + match[1];
    if (!isRuleNumber(next) || next <= number) break;
    number = next;
    const end = FURTHER.lastIndex;
    letters.push({ ...first, number, start: end - 1, end });
  }
  return letters;
}

/** Those of a list that the words around it say to be rules. */
function judgeList(text: string, { numbers, end }: NumberList, cue: Cue | undefined): Mention[] {
  const first = numbers[0]?.start ?? end;
  const isOpen = !cue || cue.strength === 'pointing';
  const sign = (isOpen ? readReferral(text, first, end) : undefined) ?? cue?.strength;
  if (!sign) return [];
  const mentions: Mention[] = [];
  for (const { last, ...written } of numbers) {
    if (!isSettledBy(sign, written)) continue;
    if (written.form === 'section' && !isSettledSection(text, { start: first, end }, sign, cue)) continue;
    if (written.form === 'rule' && cue?.isWrapped && !goesOnThere(text, end)) continue;
    // After the book's own name a number with a full stop is a rule, whatever follows: `CR 122.8 copies`.
    const mayCount = written.form === 'section' || (written.form === 'rule' && sign !== 'strong');
    if (mayCount && isCount(text, last?.end ?? written.end)) break;
    const start = written.start === first && cue?.isClose ? cue.start : written.start;
    mentions.push({ ...toMention(written, start), list: first });
    if (last) mentions.push({ ...toMention(last, last.start), list: first });
  }
  return mentions;
}

/** Whether a sign is enough for a number in this form: the more it could be a count, the more has to be said. */
function isSettledBy(sign: Sign, { form, isLoose }: WrittenForm): boolean {
  if (form === 'subrule') return true;
  if (form === 'section') return sign === 'strong' || sign === 'weak';
  return isLoose ? sign === 'strong' : sign !== 'pointing';
}

/** A bare section after a word that counts things too: the words behind it must not go on as those of a count do. */
function isSettledSection(
  text: string,
  { start, end }: { start: number; end: number },
  sign: Sign,
  cue: Cue | undefined,
): boolean {
  if (cue?.isWrapped || cue?.isGlued) return false;
  if (sign === 'strong') return true;
  return cue?.isClose ? endsThere(text, end) : readReferral(text, start, end) === 'referred';
}

function toMention({ number, start: numberStart, end }: WrittenForm, start: number): Mention {
  return { number, start, numberStart, end };
}

function findCompact(text: string): Mention[] {
  return [...text.matchAll(COMPACT)].flatMap((match) => {
    const number = `${match[1]}.${match[2]}${match[3]}`;
    const end = match.index + match[0].length;
    const numberStart = end - number.length + 1;
    return isRuleNumber(number) ? [{ number, start: match.index, numberStart, end }] : [];
  });
}
