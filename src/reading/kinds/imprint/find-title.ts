import { findWrittenDay } from '../../../model/records/find-day.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';
import { isPolite } from '../../../model/text/is-polite.ts';
import { toLooseKey } from '../../../model/text/loose-key.ts';
import { beginsInLowerCase, hasJapanese } from '../../../model/text/script.ts';
import { endsIn, endsSentence } from '../../../model/text/sentence.ts';
import type { Block } from '../../blocks/block.ts';
import type { Line } from '../../blocks/list-lines.ts';
import { isHeadingText, isTermLine, parseNames } from '../../blocks/parse-names.ts';
import type { Imprint } from '../../sources/source-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf, SIGNS, TITLE_FIELD, VERSION } from '../../words.ts';
import { isDated, parseStatement, type Statement } from './parse-statement.ts';

/** A line or block that may be the title, as far as it tells. */
export interface TitleLine extends Pick<Block, 'style' | 'gap' | 'label' | 'cells'> {
  form: string;
  /** Folded, without its marks. */
  text: string;
  /** The same with its number. */
  printed: string;
  statement: Statement;
}

/** What of a document is known beside the lines of its beginning. */
interface TitleContext<Each extends TitleLine> {
  /** What the head of its page says. */
  page?: Imprint | undefined;
  /** Whether a line names the book of the game. */
  isOfBook?(text: string): boolean;
  /** Whether a line is so far from the beginning that only the head of the page makes it the title. */
  isFar?(line: Each): boolean;
  /** The style of the highest headings that the format has; `#` where that is not asked. */
  topStyle?: string | undefined;
  /** How many headings of a document are of a line's form and style. */
  countAlike(line: Each): number;
}

const { title: WEIGHTS } = THRESHOLDS.imprint;

/** The line of a beginning that has most for being the title; undefined where more speaks against each. */
export function findTitle<Each extends TitleLine>(
  lines: readonly Each[],
  context: TitleContext<Each>,
): Each | undefined {
  // A site of questions calls its page by the beginning of what was asked.
  const cut = listNames(context.page ?? {}).find((name) => name.endsWith('...') || name.endsWith('…'));
  if (cut !== undefined && lines.some(({ text }) => toLooseKey(text).startsWith(toLooseKey(cut))))
    return undefined;
  const weighed = lines.map((line, at) => ({ line, weight: weighTitle(lines, at, context) }));
  const [best] = weighed.sort((a, b) => b.weight - a.weight);
  return best && best.weight > 0 ? best.line : undefined;
}

/** The same among lines that are in no tree of blocks. */
export function findTitleLine(
  lines: readonly Line[],
  context: Omit<TitleContext<TitleLine & { line: Line }>, 'countAlike'>,
): Line | undefined {
  const printed = lines
    .filter(({ form }) => form !== 'separator')
    .map((line) => {
      const { label: _, folded, ...rest } = line;
      return { ...rest, line, text: folded, printed: folded, statement: parseStatement(folded) };
    });
  return findTitle(printed, { ...context, countAlike: () => 1 })?.line;
}

function weighTitle<Each extends TitleLine>(
  lines: readonly Each[],
  at: number,
  context: TitleContext<Each>,
): number {
  const line = lines[at] as Each;

  const signs = findSigns(lines, at, context);
  const isOfPage = signs.isOfPage || signs.isLastOfPage;
  const next = lines[at + 1];
  const goesOn = signs.runsOn && (isPolite(line.text) || beginsInLowerCase(next?.text ?? ''));
  if (isNever(line, signs) || (!isOfPage && (goesOn || context.isFar?.(line))))
    return Number.NEGATIVE_INFINITY;
  if (line.form === 'field')
    return WEIGHTS.isOfField + (line.style === 'front-matter' ? WEIGHTS.isFrontMatter : 0);
  const shown = (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).filter((sign) => signs[sign]);
  return shown.reduce((sum, sign) => sum + WEIGHTS[sign], 0);
}

/** What speaks for a line as the title and against it. */
function findSigns<Each extends TitleLine>(
  lines: readonly Each[],
  at: number,
  context: TitleContext<Each>,
): Partial<Record<keyof typeof WEIGHTS, boolean>> {
  const line = lines[at] as Each;
  const [next, third] = [lines[at + 1], lines[at + 2]];
  const { form, style, text, statement } = line;
  const isHeading = form === 'heading';
  const hasTwin = isHeading && context.countAlike(line) > 1;
  const isOneLine = isOneOf(style, 'plain', 'capitals', 'text', 'subject');
  const runsOn = form === 'text' && next?.form === 'text' && next.gap === 0;
  const isSaidBelow =
    next !== undefined && (isImprint(next) || next.form === 'field' || isEdition(next.text));
  // A name below the title, and the day or the people below that.
  const isSaidThird = runsOn && third?.gap === 0 && isImprint(third) && isHeadingText(next.text);
  const above = lines.slice(0, at).filter((each) => !isImprint(each) && each.form !== 'field');
  const page = matchPage(line, context.page);
  return {
    isOfPage: page === 'name',
    isLastOfPage: page === 'last' && (isHeading || isSaidBelow || isSaidThird),
    isOfBook: context.isOfBook?.(text) ?? false,
    isTop: style === (context.topStyle ?? '#') && !hasTwin,
    isHeading,
    isFirst: above.length === 0,
    isBelowMore: above.length > 0,
    isSaidBelow: isSaidBelow || isSaidThird,
    isSaidTwice: isSaidBelow && third?.gap === 0 && isImprint(third),
    hasTitleWords: TITLE_WORDS.test(text),
    isDated: statement.written !== undefined,
    isLikeOthers: hasTwin && !isOneLine,
    isAboveItems:
      hasTwin &&
      style !== 'capitals' &&
      (isOneOf(next?.form, 'entry', 'item', 'question', 'example') || next?.style === 'dated'),
    runsOn: runsOn && !isSaidBelow && !isSaidThird,
    isTerm: isTermOfList(line, next),
    isSite: page !== undefined && lines.slice(at + 1).some((below) => isOtherPart(line, below, context.page)),
    isCaseless: text >= 'a' && text < '{' && !isHeading,
  };
}

/** Whether a line is no name at all; the head of a page may say a sentence too. A sign sets parts off, and a title that is unlike them. */
function isNever(
  { form, text, label, style, statement }: TitleLine,
  signs: ReturnType<typeof findSigns>,
): boolean {
  const { isOfPage, isFirst, isSaidBelow, isTop } = signs;
  if (form === 'field') return !TITLE_FIELD.test(text);
  // A chapter alone is called by its number, `第7章 その他のルール`, and who made it below; so is an event: `第3回 …一覧`.
  const isEvent = label?.text.endsWith('回') && signs.hasTitleWords;
  const isChapter = label?.kind === 'named' && isFirst && (isSaidBelow || isEvent);
  if (style === 'term' || (!isChapter && !isOneOf(form, 'heading', 'text', 'question'))) return true;
  if (isOfPage) return false;
  return (
    (form === 'question' && !(isFirst && isHeadingText(text) && !endsIn(text, '?'))) ||
    style === 'row' ||
    (style === 'post' && statement.people.length === 0) ||
    (label !== undefined && !isChapter && style !== 'subject' && !(isTop && isFirst && style === '#')) ||
    (!hasJapanese(text) && text.toLowerCase() === text.toUpperCase()) ||
    text.length > THRESHOLDS.title ||
    (endsSentence(text) && !isTop) ||
    (SIGNS.includes(style) && !(isFirst && !signs.isLikeOthers && (signs.hasTitleWords || signs.isDated))) ||
    statement.isWhole ||
    statement.name.to === 0 ||
    OF_SITE.test(text) ||
    (form === 'text' && !isHeadingText(text) && !text.trim().includes(' '))
  );
}

/** Words by which a line is the title of what follows it at once. */
const TITLE_WORDS =
  /[集録表]$|一覧|ルール|裁定|規[則定程約]|指針|手引|ノート|メモ|FAQ|Q&A|入門|更新|変更|記事|Rules|Notes|Glossary|Guide|Changes/i;

/** Whether a line says which edition of the document it is, and hardly more: `第4版`. */
function isEdition(text: string): boolean {
  return text.length <= THRESHOLDS.label && (text.endsWith('版') || VERSION.test(text));
}

/** A term with its other name, above another. */
function isTermOfList({ form, text }: TitleLine, next: TitleLine | undefined): boolean {
  if (!next || next.form !== form || next.statement.written) return false;
  return isTermLine(parseNames(text, 'ja')) && isTermLine(parseNames(next.text, 'ja'));
}

/** A short line that is there to state the day or the people. */
export function isImprint({ form, cells, text, statement }: TitleLine): boolean {
  // A row of names and values; one of two days compares them.
  const rest = text.slice(statement.written?.to ?? text.length);
  const areNamed = cells?.length === 2 || (cells?.length === 4 && isDated(cells[0]?.text ?? ''));
  const mayState = !cells || (areNamed && !findWrittenDay(rest));
  return isOneOf(form, 'text', 'item') && mayState && statement.isImprint;
}

/** A post as sites of short ones head its page: `Ferryman on Gull: "…" / Gull`. */
const POSTED = /^[^"“「]{1,80}(?: on [^"“「]{1,30}:|さんは[^"“「]{1,30})\s["“「](.+)["”」]/;

/** What phpBB puts between the name of its forum and the subject of a topic. */
const OF_TOPIC = [':: View topic - ', ':: トピックを表示 - '];

/** Between the name of a page and that of its site, in folded text. */
const SITE_SIGN = /\s+[:·»«-]+\s+|\s*\|+\s*/g;

/** An address, a command of a program that sets pages, who somebody is on a site, how many answered there. */
const OF_SITE =
  /https?:|\bftp[.:]|^\.\w\s|@\w|^\d+\s?(?:件の?)?(?:回答|コメント|answers?|comments?|replies)$/i;

/** What the title of a page may call its document: the parts before the name of the site, all of them, then the whole. */
export function listNames({ title = '', site }: Imprint): string[] {
  const posted = POSTED.exec(title)?.[1];
  if (posted !== undefined) return [posted];
  const parts = splitAtSite(
    OF_TOPIC.reduce((subject, sign) => subject.split(sign).at(-1) ?? '', title),
  ).filter((part) => part !== '' && !OF_SITE.test(part));
  if (parts.length < 2) return parts;
  const isNamed = site !== undefined && parts.includes(site);
  const own = isNamed ? parts.filter((part) => part !== site) : parts.slice(0, -1);
  const [first = '', last = ''] = [own[0], own.at(-1)];
  const together = title.slice(title.indexOf(first), title.lastIndexOf(last) + last.length);
  return [...new Set([...own, together, title])];
}

function splitAtSite(title: string): string[] {
  const signs = [...foldForms(title).matchAll(SITE_SIGN)];
  const parts = [undefined, ...signs].map((sign, at) =>
    title.slice(sign ? sign.index + sign[0].length : 0, signs[at]?.index),
  );
  // Between two languages the sign parts the names of one thing.
  return parts.flatMap((part) => (isTermLine(parseNames(part, 'ja')) ? [part] : part.split(' / ')));
}

/** Whether a line says what the head of the page says: a name of it, or its last part, which may be the site's. */
function matchPage(
  { text, printed, statement }: TitleLine,
  page: Imprint | undefined,
): 'name' | 'last' | undefined {
  if (!page?.title) return undefined;
  const keys = [toLooseKey(text), toLooseKey(printed)];
  // The head of a page may say more, `[Rules] Does it burn? : lamps`, or less.
  const isName = listNames(page)
    .map(toLooseKey)
    .some((name) =>
      keys.some(
        (key) => name === key || (!statement.isWhole && (isMostOf(key, name) || isMostOf(name, key))),
      ),
    );
  if (isName) return 'name';
  const last = toLooseKey(splitAtSite(page.title).at(-1) ?? '');
  return keys.includes(last) ? 'last' : undefined;
}

/** Whether a name is most of another. */
function isMostOf(name: string, other: string): boolean {
  return other.includes(name) && name.length * 2 > other.length;
}

/** Whether a line above the title is of the frame of its page: a name of the site, or anything short above what the page is called. */
export function isAboveTitle(title: TitleLine, line: TitleLine, page: Imprint | undefined): boolean {
  if (isOtherPart(title, line, page)) return true;
  const mayBe = isOneOf(line.form, 'heading', 'text') && line.style !== '#' && !line.cells;
  return mayBe && isHeadingText(line.text) && title.form === 'heading' && matchPage(title, page) === 'name';
}

/** Whether a heading has another part of the page's title than a line: of two above each other the first names the site. */
function isOtherPart(line: TitleLine, heading: TitleLine, page: Imprint | undefined): boolean {
  const other = heading.form === 'heading' ? matchPage(heading, page) : undefined;
  return other !== undefined && toLooseKey(heading.text) !== toLooseKey(line.text);
}
