import { findWrittenDay } from '../../model/records/find-day.ts';
import { compareRuleNumbers, type RuleNumber } from '../../model/records/rule-number.ts';
import { languageOf } from '../../model/text/language-of.ts';
import { toLooseKey } from '../../model/text/loose-key.ts';
import { fromRoman } from '../../model/text/roman.ts';
import { hasWord } from '../../model/text/script.ts';
import { asks, endsIn } from '../../model/text/sentence.ts';
import { stopsInside } from '../sources/join-lines.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { DAY_IN_DIGITS, findColumn, isOneOf, MARKS, NOTE, SIGNS } from '../words.ts';
import { spanIn } from './block.ts';
import { findNested } from './find-nested.ts';
import { type Candidate, findCounting, findOutline } from './find-outline.ts';
import { type LeadingLabel, parseLabel, shiftLabel } from './label.ts';
import { asWhole, isBareEntry, type Line } from './list-lines.ts';
import { toEntryForm } from './read-line.ts';

const AMBIGUOUS = new RegExp(`^[${SIGNS}]+$`);

/**
 * Settles forms that one line alone cannot: an answer needs a question, an arrow answers where nothing else does, `●` is before items where sentences follow it
 * or its lines follow each other, a number alone is no page where it counts entries.
 */
export function toForms(lines: readonly Line[]): Line[] {
  const marks = findMarks(lines);
  const asked = findAsked(lines);
  const isAsking = marks.size > 0 || asked.length > 0 || lines.some(({ form }) => form === 'question');
  const isPointed = isAsking && !lines.some(({ form }) => form === 'answer');
  const items = new Set(
    [...new Set(lines.map(({ style }) => style))].filter((style) => isItemStyle(lines, style)),
  );
  const sections = new Set(lines.flatMap(({ folded }) => NUMBERED_UNDER.exec(folded)?.[1] ?? []));
  const counted = isAsking ? findCounted(lines) : new Map([...findCounted(lines), ...findNested(lines)]);
  // Of what a line may be the last counts.
  const settled = new Map<Line, Line>([
    ...findSigned(lines),
    ...findBesideQuestions(lines),
    ...asked,
    ...toEach(findPosts(lines), (line) => ({ ...asWhole(line), form: 'heading', style: 'post' })),
    ...toEach(findSpoken(lines), (line) => ({ ...line, form: 'question', style: 'question' })),
    ...toEach(findAnswered(lines), (line) => ({ ...line, form: 'answer', style: 'answer' })),
    ...toEach(marks.keys(), (line) => toMark(line, marks.get(line) ?? '')),
    ...toEach(findBareSections(lines), toSection),
    ...toEach(findDoubtful(lines), withoutLabel),
  ]);
  const said = findSaid(lines);
  return lines.map((line, at) => {
    const own = settled.get(line);
    if (own) return own;
    const next = lines[at + 1];
    if (next?.form === 'card-type' && next.gap === 0 && BARE_COST.test(line.folded))
      return { ...asWhole(line), form: 'cost', style: 'cost' };
    const above = line.gap === 0 ? lines[at - 1] : undefined;
    // The last kana of a paragraph is no row of a glossary.
    if (line.form === 'row' && above?.form === 'text' && stopsInside(above.text, line.text))
      return { ...asText(line), wraps: true };
    // Below its first line a box says more of what that names.
    if (line.form === 'heading' && isOneOf(line.style, '│', '┃', '║') && above?.style === line.style)
      return { ...line, form: 'text', style: 'text' };
    const by = said.get(line);
    if (by) return toSaid(line, by);
    const [section, letter = ''] = SECTION.exec(line.folded) ?? [];
    if (section && isBeside(letter, sections) && isOneOf(line.form, 'text', 'entry', 'answer'))
      return asEntry(line, { text: letter, kind: 'parts', depth: 1, end: 1, textFrom: section.length });
    if (sections.size > 0 && NOTE.test(line.folded)) return { ...asText(line), form: 'item', style: 'note' };
    if (line.isListed && isAllOf(line, next) && (line.form === 'card-name' || isBareEntry(line)))
      return { ...asWhole(line), form: 'item', style: '•' };
    const count = counted.get(line);
    // Where nothing asks, `## A. Lamps` is beside `## B. Boats`.
    if (line.form === 'answer' && !isAsking && line.style.startsWith('#'))
      return { ...asWhole(line), form: 'heading' };
    if (line.form === 'answer' && !isAsking && !count) return asText(line);
    if (count && line.form === 'heading') return { ...line, label: shiftLabel(count, line.from) };
    if (count) return asEntry(line, count);
    if (isPointed && line.style === '→') return { ...line, form: 'answer' };
    const isNumbered = line.label?.kind === 'rule' || line.label?.kind === 'parts';
    if (line.form === 'heading' && isNumbered && AMBIGUOUS.test(line.style))
      return { ...line, form: isNumbersOnly(line) ? 'heading' : 'entry' };
    const isItem = items.has(line.style) || (AMBIGUOUS.test(line.style) && line.text.includes('://'));
    if (line.form === 'heading' && isItem) return { ...line, form: 'item' };
    return line;
  });
}

/** Lines that begin with the day, or the time and who, of what is said in them, where several do; a day with several cells behind it begins a row. */
function findSaid(lines: readonly Line[]): ReadonlyMap<Line, RegExpExecArray> {
  const found = lines.flatMap((line): [Line, RegExpExecArray][] => {
    const mayBe = line.form === 'text' && line.text.split('\t', 3).length < 3;
    const by = mayBe ? SAID.exec(line.folded) : null;
    return by ? [[line, by]] : [];
  });
  return new Map(found.length >= THRESHOLDS.several ? found : []);
}

/** The number of a question, which heads its text below, and lines in bold that ask in the other language what is above. */
function findBesideQuestions(lines: readonly Line[]): [Line, Line][] {
  return lines.flatMap((line, at): [Line, Line][] => {
    const [above, next] = [lines[at - 1], lines[at + 1]];
    if (line.form === 'question' && next?.form === 'question' && line.textFrom >= line.textTo)
      return [[line, { ...asWhole(line), form: 'heading' }]];
    if (line.style !== '**' || above?.form !== 'question' || !asks(line.folded)) return [];
    return languageOf(line.folded) === languageOf(above.folded) ? [] : [[line, { ...asText(line), gap: 0 }]];
  });
}

/** Some lines, each with what it is. */
function toEach(lines: Iterable<Line>, toLine: (line: Line) => Line): [Line, Line][] {
  return Array.from(lines, (line) => [line, toLine(line)]);
}

/** A number of a section, alone above its text. */
function toSection(line: Line): Line {
  const { length } = line.folded;
  return asEntry(line, { text: line.folded, kind: 'rule', depth: 1, end: length, textFrom: length });
}

/** Whether an item of a list holds nothing but its first line. */
function isAllOf({ indent }: Line, next: Line | undefined): boolean {
  return !next || next.gap > 0 || (next.isListed === true && next.indent <= indent);
}

/**
 * `Q` and `A`, or `Q1`, alone on a line or set off from its text by nothing but its style: of questions and answers, where no
 * other letter is set so, as in a list of terms or of players.
 */
function findMarks(lines: readonly Line[]): Map<Line, string> {
  const marks = new Map(lines.map((line) => [line, signOf(line)] as const).filter(([, sign]) => sign !== ''));
  // A blank alone sets them off: `A creature …` is an answer where every question has one so.
  const bare = lines.flatMap((line, at) => (isBare(line, 'Q') ? (lines[at + 1] ?? []) : []));
  const answers = bare.filter((line) => isBare(line, 'A'));
  if (answers.length >= THRESHOLDS.several && answers.length >= bare.length * THRESHOLDS.nearlyAll)
    for (const line of answers) marks.set(line, 'A');
  const letters = new Set([...marks.values()].map((sign) => sign.charAt(0)));
  const asks = letters.delete('Q') || lines.some(({ form }) => form === 'question');
  return asks && letters.delete('A') && letters.size === 0 ? marks : new Map();
}

function isBare({ folded }: Line, sign: 'Q' | 'A'): boolean {
  return folded.startsWith(`${sign} `) && !folded.startsWith('-', 2);
}

/** The capital, with its number, that a line is or begins with as a sign. */
function signOf({ folded, sign = 0 }: Line): string {
  const text = folded.length < 4 ? folded : folded.slice(0, sign);
  return text >= 'A' && text < '[' && Number(text.slice(1)) >= 0 ? text : '';
}

function toMark({ label: _, ...line }: Line, sign: string): Line {
  const form = sign.startsWith('Q') ? 'question' : 'answer';
  return { ...line, form, style: form, textFrom: line.from + sign.length };
}

/** A cost without signs around its symbols, as it was written before there were any, `3UU`, `XR`, or one that looks like a number: `(3)`. */
const BARE_COST = /^(?:\(\d{1,2}\)|X{0,2}\d{0,2}[WUBRG]{0,5}(?<=.))$/;

/** Numbers of sections alone above their texts, where those of other rules are as well and rise past them. */
function findBareSections(lines: readonly Line[]): Line[] {
  const isAlone = ({ gap, label, textTo }: Line, at: number) =>
    gap > 0 && lines[at + 1]?.gap === 0 && (!label || label.textFrom >= textTo);
  const rules = lines.flatMap((line, at) => {
    const number = line.label?.kind === 'rule' ? line.label.text : BARE_SECTION.exec(line.folded)?.[0];
    return number && isAlone(line, at) ? [{ line, number: number as RuleNumber }] : [];
  });
  const rises = (one?: RuleNumber, two?: RuleNumber) => !one || !two || compareRuleNumbers(one, two) < 0;
  const found = rules.filter(
    ({ line, number }, at) =>
      line.form === 'page' && rises(rules[at - 1]?.number, number) && rises(number, rules[at + 1]?.number),
  );
  return rules.length - found.length >= THRESHOLDS.fewest ? found.map(({ line }) => line) : [];
}

const BARE_SECTION = /^[1-9]\d\d$/;

/** Whether a letter or a neighbour of it is among those of sections. */
function isBeside(letter: string, sections: ReadonlySet<string>): boolean {
  const code = letter.charCodeAt(0);
  return [code, code - 1, code + 1].some((each) => sections.has(String.fromCharCode(each)));
}

/** `A - Abilities`, `A. Abilities` above `A.25 - Morph`. */
const SECTION = /^([A-Z])(?:\s{1,8}-|\.)\s{1,8}(?=[^\n]{1,80}$)/;
const NUMBERED_UNDER = new RegExp(`^${MARKS}([A-Z])\\.\\d{1,3}[\\s.]`);

/** `■107.21、701.88b` names rules and is a heading; `☆ 701.88 灯す` is numbered. */
function isNumbersOnly({ folded, from, textFrom }: Line): boolean {
  return !/[^\s\d.a-z~〜、,・()項及びおよと&-]/i.test(folded.slice(textFrom - from));
}

function isItemStyle(lines: readonly Line[], style: string): boolean {
  if (!AMBIGUOUS.test(style)) return false;
  const alike = [...lines.entries()].filter(([, line]) => line.style === style);
  const own = alike.filter(([, { form }]) => form === 'heading');
  const sentences = own.filter(([at, { text }]) => endsIn(text, '。.') || goesOn(text, lines[at + 1])).length;
  const runs = alike.filter(([at, { gap }]) => gap === 0 && lines[at - 1]?.style === style);
  return (
    sentences * 2 > own.length || ('●○◉'.includes(style) && runs.length * 2 >= own.length && own.length > 1)
  );
}

/** Whether a sentence goes on in the line below it. */
function goesOn(text: string, next: Line | undefined): boolean {
  return next?.form === 'text' && next.gap === 0 && stopsInside(text, next.text);
}

/** The time of day at which a message was written. */
const CLOCK = /\d{1,2}(?::\d\d(?::\d\d)?(?:\s?[ap]\.?m\.?)?(?!\d)|時\s?\d{1,2}分)/i;
/** How programs call the day of a message that is not old, or one whose year or month they leave open, and what may be between a day and the time. */
const TODAY = /(?:今日|昨日|(?:(?:to|yester)day|\d{1,2}\/\d{1,2}\/\d{2}(?:\d\d)?)(?: at)?),?\s*$/i;
const BESIDE_CLOCK = /^\s*(?:\([^()]{1,3}\)|at|,|-|T)?\s*$/;

/** The number of a message before its writer: `382 : `, `[14] `. */
const POST_NUMBER = /^\s*(?:\d{1,4}\s?[:.]|\[\d{1,4}\])\s*/;

/** What no name of a writer holds; what it is called, `投稿者: `, and a subject that is answered are before one. */
const SENTENCE = /[.。!?]\s+\S|(?<!\b(?:re|by|name|from|author)\s?|[者前信]\s?):\s+\S|[。!?]/i;

/** Who wrote a message and when, alone on a line: what heads the messages of a forum or a chat, several in one layout. */
function findPosts(lines: readonly Line[]): Line[] {
  const short = lines.filter(({ folded, cells }) => folded.length <= THRESHOLDS.title && !cells);
  const layouts = Map.groupBy(short, ({ folded }) => findPostLayout(folded));
  layouts.delete(undefined);
  return [...layouts.values()].filter(({ length }) => length >= THRESHOLDS.several).flat();
}

/** What a wiki puts between a comment and its writer. */
const SIGNED = ' -- ';

/** Comments with their writer and day behind them on the same line, each with what it is. */
function findSigned(lines: readonly Line[]): [Line, Line][] {
  const found = lines.flatMap((line): [Line, Line][] => {
    const at = line.folded.lastIndexOf(SIGNED);
    const from = line.from + at + SIGNED.length;
    const isSigned =
      at > 0 && isOneOf(line.form, 'text', 'item') && findPostLayout(line.folded.slice(from - line.from));
    const said = [{ from, to: line.to }];
    return isSigned ? [[line, { ...line, form: 'item', style: 'dated', said, textTo: line.from + at }]] : [];
  });
  return found.length >= THRESHOLDS.several ? found : [];
}

/** What somebody is asked, behind dashes, `――…`, as interviews set it, with a text below nearly each. */
function findSpoken(lines: readonly Line[]): Line[] {
  const asked = [...lines.entries()].filter(
    ([, { form, style }]) => form === 'item' && style.startsWith('--'),
  );
  const answered = asked.filter(([at]) => lines[at + 1]?.form === 'text').length;
  const isInterview = answered >= THRESHOLDS.fewest && answered >= asked.length * THRESHOLDS.nearlyAll;
  return isInterview ? asked.map(([, line]) => line) : [];
}

/** What a page asks above the heading of its answers, where no sign says so: the first line that does, or sentences that do in a heading. */
function findAsked(lines: readonly Line[]): [Line, Line][] {
  const named = findNamed(lines);
  if (named.length > 0) return named;
  const end = lines.findIndex(({ form, textFrom, textTo }) => form === 'answer' && textFrom >= textTo);
  const above = lines.slice(0, Math.max(0, end));
  const line = above.find(({ form, folded }) =>
    form === 'heading' ? folded.includes('?') && endsIn(folded, '.。') : form === 'text' && asks(folded),
  );
  const isSaid = lines.some(({ form }) => form === 'question');
  return line && !isSaid ? [[line, { ...line, form: 'question', style: 'question' }]] : [];
}

/** Headings that only name a question or its answer, in turn, with who asked behind the name: `▼ご質問（灘さん）`, `▽お答え`. */
function findNamed(lines: readonly Line[]): [Line, Line][] {
  const named = lines.flatMap((line) => {
    const { form, folded, from, textFrom, textTo, cells } = line;
    const text = folded.slice(textFrom - from, textTo - from);
    const bracket = text.endsWith(')') ? text.indexOf('(') : text.length;
    const isAlone = form === 'answer' && textFrom >= textTo;
    const name = form === 'heading' && !cells ? findColumn(text.slice(0, bracket).trim()) : undefined;
    const is = isAlone ? 'answer' : name;
    const said = bracket < text.length ? [{ from: textFrom + bracket, to: textTo }] : [];
    return is === 'question' || is === 'answer' ? [{ line, is, said }] : [];
  });
  const asked = named.filter(({ is }) => is === 'question').length;
  const answered = named.filter(({ is }, at) => is === 'question' && named[at + 1]?.is === 'answer').length;
  if (answered < THRESHOLDS.several || answered < asked * THRESHOLDS.nearlyAll) return [];
  return named.map(({ line, is, said }) => [
    line,
    { ...line, form: is, style: is, said, textFrom: line.textTo },
  ]);
}

/** Signs of questions, `問3`, once more in a part below that is named for the answers. */
function findAnswered(lines: readonly Line[]): Line[] {
  const asked = new Set<string>();
  const found: Line[] = [];
  let isOfAnswers = false;
  for (const line of lines) {
    const sign = line.folded.slice(0, line.textFrom - line.from).trim();
    if (line.form !== 'question') isOfAnswers ||= namesAnswers(line);
    else if (!isOfAnswers) asked.add(sign);
    else if (asked.has(sign) && toLooseKey(sign).length > 1) found.push(line);
  }
  return found;
}

function namesAnswers({ folded, from, textFrom, textTo, label, cells }: Line): boolean {
  const name = folded.slice((label?.textFrom ?? textFrom) - from, textTo - from);
  return !cells && name.length <= THRESHOLDS.label && ANSWERS.some((word) => name.startsWith(word));
}

const ANSWERS = ['解答', '回答', '答え', '正解', 'Answers', 'Solutions'];

/** What boards write beside the writer and the day of a message: a name or a subject with any sign in it is no sentence there. */
const OF_BOARD = ['投稿日', ' ID:', ' No.', '[No.', 'Post subject:'];

/** Where the name is in a line of a name, a day and a time of day; undefined of any other. */
function findPostLayout(folded: string): 'before' | 'behind' | undefined {
  const clock = CLOCK.exec(folded);
  if (!clock) return undefined;
  const dated = folded.slice(0, clock.index);
  const day = findWrittenDay(dated);
  const today = TODAY.exec(dated)?.index;
  if (today === undefined && !(day && BESIDE_CLOCK.test(dated.slice(day.to)))) return undefined;
  const before = folded.slice(0, today ?? day?.from).replace(POST_NUMBER, '');
  const behind = folded.slice(clock.index + clock[0].length);
  if (OF_BOARD.some((sign) => folded.includes(sign))) return 'before';
  if ([before, behind].some((text) => SENTENCE.test(text))) return undefined;
  // `Created time: …` is a field of the document.
  if (endsIn(before, ':') && findColumn(before.replace(':', '').trim()) === 'day') return undefined;
  if (hasWord(before)) return behind.length <= THRESHOLDS.label ? 'before' : undefined;
  return hasWord(behind) && !before.includes('-') ? 'behind' : undefined;
}

/** `2030-04-01　…`, `2/1/2009 …`: a day, far from it, before a dash or below it what was said on it; `[20:05] <kesh> …` in a chat. */
const SAID = new RegExp(
  `^(?:(?<day>${DAY_IN_DIGITS})(?:(?:\\s*[:|-]\\s*|\\s+)(?=\\p{L})(?!\\p{L}{2,9},?\\s\\d{1,2}:\\d\\d)|\\s*$)|\\[?(?<time>\\d{1,2}:\\d\\d(?::\\d\\d)?)\\]?\\s+<[@+%&~ ]?(?<who>[^<>]{1,40})>\\s+(?=\\S))`,
  'du',
);

/** A line of a list by day, or of a chat. */
function toSaid(line: Line, { 0: { length }, indices }: RegExpExecArray): Line {
  const { who, day, time } = indices?.groups ?? {};
  const said = [who, day, time].flatMap((span) => (span ? [spanIn(line, span)] : []));
  return { ...line, form: 'item', style: 'dated', said, textFrom: line.from + length };
}

/** A line whose sign meant something else: `A.` begins an example where nothing is asked. */
function asText(line: Line): Line {
  const { style: _style, label: _label, ...rest } = line;
  const label = parseLabel(line.folded);
  const textFrom = line.from + (label?.textFrom ?? 0);
  return label ? asEntry(line, label) : { ...rest, form: 'text', style: 'text', textFrom, textTo: line.to };
}

/** A line whose number begins nothing: text, or the item or heading that its sign makes it. */
function withoutLabel({ label, ...line }: Line): Line {
  return line.form === 'entry'
    ? { ...line, form: 'text', style: 'text', textFrom: line.from }
    : { ...line, textFrom: Math.min(line.textFrom, label?.textFrom ?? line.textFrom) };
}

/** A line as the entry that a label in it numbers; offsets of the label are of the line. */
function asEntry(line: Line, label: LeadingLabel): Line {
  return { ...line, ...toEntryForm(shiftLabel(label, line.from)), textTo: line.to };
}

/** What counts without a sign of a list: `1　参加者は`, `# 1 Zones`, `ア　`, `イ．`, `IV. CARDS`; only a neighbour tells it from a text. */
const UNSIGNED =
  /^(?:(\d{1,2})\s+|(\p{Script=Katakana})[\s.)、]\s*)(?=[^\s\x20-\x7e])|^([IVX]{1,4})[.)]\s+(?=\S)/u;
const UNSIGNED_HEADING = /^(\d{1,2})\s+(?=\p{L})/u;
const SERIES = ['アイウエオカキクケコサシスセソ', 'イロハニホヘトチリヌ'];

/** Lines of text, and headings of the format, that count on from one, each with its label. */
function findCounted(lines: readonly Line[]): Map<Line, LeadingLabel> {
  const found = lines.flatMap((line) => {
    const isHeading = isOneOf(line.style, '#', '##');
    const unsigned = isHeading
      ? UNSIGNED_HEADING
      : isOneOf(line.form, 'text', 'entry')
        ? UNSIGNED
        : undefined;
    const [whole, digits, kana, roman] = unsigned?.exec(line.folded) ?? [];
    if (whole === undefined || (line.form === 'entry' && !roman)) return [];
    const sign = digits ?? kana ?? roman ?? '';
    const text = roman ? `${fromRoman(roman)}` : sign;
    const end = sign.length + (roman ? 1 : 0);
    const label: LeadingLabel = { text, kind: 'count', depth: 1, end, textFrom: whole.length };
    const numbers = kana ? SERIES.map((series) => `${series.indexOf(kana) + 1}`) : [text];
    const list = [
      kana ? 'kana' : roman ? 'roman' : 'digits',
      isHeading ? line.style : '',
      // Roman numbers may end where each other do.
      roman ? '' : line.indent,
    ].join();
    return numbers.map((number, at) => ({ line, label, number, list: list + at }));
  });
  const lists = Object.values(Object.groupBy(found, ({ list }) => list));
  const counted = lists.flatMap((list = []) => [...findCounting(list)]);
  return new Map(counted.map(({ line, label }) => [line, label]));
}

/**
 * Numbers at the beginning of lines that begin nothing: by their form they go on in a sentence, and no neighbour in the
 * best rising chain of numbers says otherwise.
 */
export function findDoubtful(lines: readonly Line[]): Set<Line> {
  const candidates = lines.flatMap((line): (Candidate & { line: Line })[] => {
    const { label } = line;
    if (!label || !isOneOf(label.kind, 'rule', 'parts')) return [];
    const { text: number, behind = 'text', isDotted } = label;
    const form = isDotted && behind === 'subject' ? 'sentence' : behind;
    return [{ line, number, strength: THRESHOLDS.strengthBehind[form] }];
  });
  const weak = candidates.filter(({ strength }) => strength <= 0);
  if (weak.length === 0) return new Set();
  const { linked } = findOutline(candidates);
  return new Set(weak.flatMap((each) => (linked.has(each) ? [] : [each.line])));
}
