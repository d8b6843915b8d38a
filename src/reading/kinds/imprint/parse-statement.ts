import { findWrittenDay, type WrittenDay } from '../../../model/records/find-day.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import type { Span } from '../../blocks/block.ts';
import { isHeadingText, isInBrackets } from '../../blocks/parse-names.ts';
import { THRESHOLDS } from '../../thresholds.ts';

const { day: WEIGHTS } = THRESHOLDS.imprint;

/** What a line says of the document that it is in: when it is from, who made it. Offsets are of the folded line. */
export interface Statement {
  written?: WrittenDay;
  /** Words say what the day is of: `Updated`, `発効`. */
  isDated: boolean;
  /** Who made it, each with what they did, as far as the line says it beside other things. */
  people: readonly Span[];
  /** The words before the people, and before a day that has words of its own: what may be a name. */
  name: Span;
  /** It says nothing else: it is no title. */
  isWhole: boolean;
  /** It is there to say so, whatever its further words are; a guess where names are before what people did. */
  isImprint: boolean;
}

/** What people do for a document, before their names and a colon. */
const ROLE =
  '(?:Authors?|Translators?|Editors?|(?:Head )?Judges?|Presenters?|著者?|訳者?|編者?|筆者|執筆者?|投稿者|翻訳者?|作成者?|(?:最終)?更新者|監修|編集者?|協力者?|発表者|講師|聞き手|書いた人|まとめ|文責?)';
const DONE =
  '(?:[Cc]reated|[Cc]ompiled|[Ww]ritten|[Tt]ranslated|[Ee]dited|[Pp]osted|[Pp]repared|[Mm]aintained|[Rr]evised)';
/** `By A. Writer`, `Posted by: u/harbor`, `訳と要約：筆者`: a line, or what is beside a day. */
const MADE_BY = new RegExp(
  `^(?:${DONE} )?by[\\s:]|^(?:文書|記事)?${ROLE}(?:と[^\\s:]{1,4})?\\s?:(?=\\s*[^\\s:])`,
  'i',
);
/** What says by itself what the line below states: `投稿者：`, `投稿日時：`. */
export const LABEL_ALONE = new RegExp(
  `^(?:(?:文書|記事)?${ROLE}|[^\\s:]{0,4}日[時付]?|Date|(?:Posted|Written) (?:by|on))\\s?:$`,
  'i',
);
/** The same behind other words, where what they did is said or a name of two words ends the line. */
const BESIDE = new RegExp(
  `\\s(?:(?:${DONE} by|(?<![a-z] )${ROLE}\\s?:)(?=\\s?\\S)|[Bb]y(?=(?: [A-Z][\\p{L}.'’-]*){2,4}\\s*(?:[,(]|$)))`,
  'u',
);
/** `A. Writer 編(筆者 訳)`: what they did is behind the names. */
const MADE =
  /(?<=^|\P{ASCII}\s{1,4})([A-Z][^\s()]{0,30}(?: [^\s()]{1,30}){0,4} ?(?:編|著|文))(?:\(([^()\n]{2,60}訳)\))?(?=$|\s)/du;
/** The same whatever letters the names are in: no more than a guess. */
const ENDS_IN_ROLE = /(?<=^[^(]{2,})(?:編|(?<![英原和本条例語呪])[訳文]|著|筆者|作成)$/;
/** What a day is of. */
const DATED =
  '\\bdate\\b|\\bas of\\b|(?:最終)?更新|発効|施行|有効|版|改[訂正]|制定|発行|作成日?|書いた日|記入日|執筆|公開日|投稿日|掲載日|日時|於|effective|updated?|edited|modified|posted|published|revised|revision|version|ver\\.|\\d{1,2}:\\d{2}';
const VALID_FROM = /\b(?:effective|current as of)\b|有効|発効|施行|適用|改正/i;
const DATED_WORDS = new RegExp(DATED, 'gi');
/** Words before a day that say what it is of, the name of a document before them. */
const BEFORE_DAY = /(?<=\S\s+)[-(]?\s?(?:最終|last )?(?:更新日?|updated?|effective)[\s:]{0,4}$/i;

/** What says that a month at the end is of an edition: `, rev. 3, June 2011`, `(2011年6月版)`. A monthly is called by its month. */
const EDITION_BEFORE = /[\s,(-]+(?:rev(?:ision)?|ver(?:sion)?|ed(?:ition)?)\.?\s?\d[\d.]*[a-z]?[\s,]*$/i;
const EDITION_BEHIND = /^\s?版[\s)]*$/;

/** Where the name before a day ends, which words of its own set apart. */
function findNameEnd(text: string, { day, from, to }: WrittenDay): number | undefined {
  const before = text.slice(0, from);
  const gap = /\s{3,}$/.exec(before);
  if (gap) return gap.index;
  const isMonth = day.datePrecision !== undefined;
  const named = before.replace(/[\s(]+$/, '');
  if (isMonth && !isInBrackets(named) && EDITION_BEHIND.test(text.slice(to))) return named.length;
  const words =
    (isMonth && to === text.length ? EDITION_BEFORE.exec(before) : undefined) ?? BEFORE_DAY.exec(before);
  return words?.index;
}

/** Reads what a folded line states. */
export function parseStatement(text: string): Statement {
  const isShort = text.length <= THRESHOLDS.title && !endsSentence(text);
  const written = isShort ? findWrittenDay(text) : undefined;
  const people = findPeople(text, written);
  const nameEnd = written && findNameEnd(text, written);
  const to = Math.min(nameEnd ?? text.length, ...people.map(({ from }) => from));
  const name = { from: 0, to: text.slice(0, to).trimEnd().length };
  const stated = [...people, ...(written ? [written] : [])].sort((one, other) => one.from - other.from);
  const rest = stated.reduceRight((left, { from, to }) => left.slice(0, from) + left.slice(to), text);
  const isOfPeople = people.length > 0 && name.to === 0;
  const isWhole = isOfPeople || (written !== undefined && !namesMore(rest));
  // A day far from what is before it ends the head of a paper: `Volume 2, Number 5      May 12, 1996`.
  const isApart = written?.to === text.length && nameEnd !== undefined;
  const isOfDay = written !== undefined && (isDated(text) || people.length > 0 || isApart);
  return {
    ...(written && { written }),
    isDated: isDated(text),
    people,
    name,
    isWhole,
    isImprint: isWhole || isOfDay || (isShort && ENDS_IN_ROLE.test(text)),
  };
}

/** Whether a folded text says what the day in it is of. */
export function isDated(text: string): boolean {
  return text.search(DATED_WORDS) >= 0;
}

/** What speaks for the day on a line of a place being the document's: the more where it says since when something holds. */
export function weighDay(place: keyof typeof WEIGHTS, text: string, day?: WrittenDay['day']): number {
  const isValidFrom = text.length <= THRESHOLDS.title && VALID_FROM.test(text);
  return (
    WEIGHTS[place] + (day?.datePrecision ? WEIGHTS.isMonth : 0) + (isValidFrom ? WEIGHTS.isValidFrom : 0)
  );
}

/** What somebody did on a day, whose name is behind it: `作成 2031-04-05 渡し守`. */
const MADE_ON = new RegExp(
  `^(?:${DONE}|(?:last )?updated|created|作成|執筆|投稿|翻訳|(?:最終)?更新)日?(?: on)?[\\s:]*$`,
  'i',
);
/** What is beside a day without the signs that part it from that. */
const BETWEEN =
  /^(?<lead>[\s/|,、)]*)(?<own>.*?)(?:[\s|/,(-]+(?:(?:(?:document|page) )?(?:last )?(?:on|at|posted|published|updated?|modified|revised|edited|date|最終更新日?時?|(?:投稿|作成|更新|掲載|公開)日?時?|日[時付])[\s:]*)?)?$/i;

function findPeople(text: string, written: WrittenDay | undefined): Span[] {
  if (text.length > THRESHOLDS.printedLine) return [];
  const { from = text.length, to = text.length } = written ?? {};
  const stretches = [
    { from: 0, to: from },
    { from: to, to: text.length },
  ];
  const parts = stretches.map((stretch) => {
    const { groups: { lead = '', own = '' } = {} } = BETWEEN.exec(text.slice(stretch.from, stretch.to)) ?? {};
    const isBehind = written !== undefined && stretch.from === to;
    return { own, at: stretch.from + lead.length, before: isBehind ? text.slice(0, from) : undefined };
  });
  const told = parts.flatMap(findTold);
  if (told.length > 0 || !written) return told;
  // Beside a day a name has room for nothing else.
  return parts.flatMap(({ own, at }) =>
    own.length < THRESHOLDS.name && ENDS_IN_ROLE.test(own) && !namesMore(text.slice(0, at))
      ? [{ from: at, to: at + own.length }]
      : [],
  );
}

/** The people that a part of a line names with what they did: `own` is beside its day, and behind it where something is before. */
function findTold({ own, at, before }: { own: string; at: number; before: string | undefined }): Span[] {
  if (MADE_BY.test(own)) return splitPeople(own, at);
  const mayBeName = own !== '' && isHeadingText(own) && !/[\d:]/.test(own);
  if (before !== undefined && mayBeName && MADE_ON.test(before)) return [{ from: at, to: at + own.length }];
  const made = MADE.exec(own)?.indices?.slice(1);
  if (made) return made.flatMap((span) => (span ? [{ from: at + span[0], to: at + span[1] }] : []));
  const beside = BESIDE.exec(own);
  return beside ? splitPeople(own.slice(beside.index + 1), at + beside.index + 1) : [];
}

/** `Compiled by A, with help from B`: who made it and who helped. */
function splitPeople(text: string, from: number): Span[] {
  const help = /,? (?=with (?:contributions|help|thanks) )/i.exec(text);
  if (!help) return [{ from, to: from + text.length }];
  const second = from + help.index + help[0].length;
  return [
    { from, to: from + help.index },
    { from: second, to: from + text.length },
  ];
}

/** Whether a line is also a name without the day in it: of `1998年5月 裁定`, not of `2030年4月1日 発効`. */
function namesMore(text: string): boolean {
  const rest = text
    .replace(DATED_WORDS, '')
    .replace(
      /\d+|[年月日時分]|[A-Z][a-z]{2,6}day\b|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b|[月火水木金土日]曜|[A-Z][a-z]{2,8}\b\.?(?=\s*\d)/g,
      '',
    );
  // One letter alone is a day of the week: `(月)`.
  return (rest.match(/\p{L}/gu)?.length ?? 0) > 1;
}
