import { findDay, findWrittenDay } from '../../../model/records/find-day.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';
import { languageOf } from '../../../model/text/language-of.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { isHeadingText, isTermLine, parseNames } from '../../blocks/parse-names.ts';
import type { Imprint } from '../../sources/source-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import type { Reading } from '../reader.ts';
import type { DocumentBuilder } from './document-builder.ts';
import type { Signs } from './signs.ts';

/** Words that a line begins with to say who wrote it. */
const CREDIT_WORDS =
  /^(?:Compiled|Written|Translated|Edited|Posted|Prepared|Maintained)? ?by[\s:]|^(?:Authors?|Translators?|Editors?|著者?|訳者?|編者?|筆者|執筆者?|投稿者|翻訳者?|作成者?|(?:最終)?更新者|監修|編集者?|協力者?|まとめ|文責?)\s?:/i;
const CREDIT = new RegExp(`(?:編|訳|著|文|筆者|作成)\\)?$|${CREDIT_WORDS.source}`, 'i');
const DATED =
  /更新|発効|施行|改訂|発行|作成日|公開日|投稿日|掲載日|日時|effective|updated|edited|modified|posted|published|revised|version|ver\.|\d{1,2}:\d{2}/i;
/** `最終更新者：…`, `Date: …`: an item that says what a field does. */
const LABELLED = new RegExp(
  `^(?:[^\\s:]{0,6}(?:${DATED.source}|date)[^\\s:]{0,3}\\s?:|${CREDIT_WORDS.source})`,
  'i',
);
const FIELD = /^([\w-]+|件名|差出人|日[時付]|更新日|作成日)\s?[:=]\s*(.*)$/;

/** Reads title, day and people above the text; gives the blocks that it read. */
export function readImprint(
  builder: DocumentBuilder,
  blocks: readonly PairedBlock[],
  signs: Signs,
): ReadonlySet<PairedBlock> {
  const read = new Set<PairedBlock>();
  const { reading } = builder;
  const named = findPageTitle(blocks, signs);
  const first = named ? blocks.indexOf(named) + 1 : 0;
  if (named) {
    takeTitle(builder, named, signs.textOf(named));
    read.add(named);
    for (const block of blocks.slice(0, first - 1))
      if (readHead(builder, block, signs, undefined)) read.add(block);
  }
  const fields = blocks.filter(({ form }) => form === 'field').length;
  let at = first;
  for (; at < Math.min(first + THRESHOLDS.opening + fields, blocks.length); at++) {
    const block = blocks[at];
    const next = blocks[at + 1];
    if (!block) break;
    if (!readHead(builder, block, signs, next)) {
      // The name printed once more, a version: what is between the title and the day.
      if (block.form !== 'text' || !next || !isImprint(next, signs) || reading.date) break;
      builder.addNote(block, []);
    }
    read.add(block);
  }
  addOtherName(reading, blocks.slice(at, at + THRESHOLDS.opening), signs);
  completeImprint(reading, signs.source.imprint);
  if (!reading.date) Object.assign(reading, findLastEdit(blocks, signs));
  return read;
}

/** The day that the last lines, or the frame of a page, say it was last changed. */
function findLastEdit(blocks: readonly PairedBlock[], signs: Signs): ReturnType<typeof findDay> {
  const last = blocks.slice(-THRESHOLDS.opening).filter((block) => isImprint(block, signs));
  const frame = signs.allBlocks.filter(({ name }) => name === 'furniture');
  return [...last, ...frame]
    .map((block) => signs.textOf(block))
    .filter((text) => DATED.test(text))
    .map(findDay)
    .find(Boolean);
}

/** A title in one language, and below it the name in both. */
function addOtherName(reading: Reading, below: readonly PairedBlock[], signs: Signs): void {
  const { ja, en } = reading.title;
  const again = below.find((block) => {
    const names = parseNames(signs.textOf(block), block.lang ?? 'ja');
    return names.ja && names.en && (names.ja === ja || names.en === en);
  });
  if (!again || (ja && en)) return;
  const names = parseNames(signs.textOf(again), 'ja');
  reading.title = { ...(names.en && { en: names.en }), ...(names.ja && { ja: names.ja }) };
}

/** What the text leaves open and the head of its page says: title, day, who wrote it. */
export function completeImprint(reading: Reading, { title, author, date, site }: Imprint = {}): void {
  const [name] = title === undefined ? [] : listNames(title, site);
  if (name !== undefined && !isTitled(reading)) reading.title = { [languageOf(name) ?? 'en']: name };
  if (date !== undefined && !reading.date) Object.assign(reading, findDay(date));
  if (author !== undefined && reading.credits.length === 0) reading.credits.push(author);
}

function isTitled({ title }: Reading): boolean {
  return title.ja !== undefined || title.en !== undefined;
}

/** Between the name of a page and that of its site, in folded text. */
const SITE_SIGN = /\s+[|:·»«/-]+\s+|\s*\|\s*/g;

/** What the title of a page may call its document: the parts before the name of the site, then all of it. */
function listNames(title: string, site: string | undefined): string[] {
  const signs = [...foldForms(title).matchAll(SITE_SIGN)];
  const parts = [undefined, ...signs]
    .map((sign, at) => title.slice(sign ? sign.index + sign[0].length : 0, signs[at]?.index))
    .filter((part) => part !== '' && part !== site);
  return parts.length > 1 ? [...parts.slice(0, -1), title] : parts;
}

/** The block near the beginning that says the title of the page once more, be it a sentence. */
function findPageTitle(blocks: readonly PairedBlock[], signs: Signs): PairedBlock | undefined {
  const { title, site } = signs.source.imprint ?? {};
  if (title === undefined) return findTopHeading(blocks);
  const toKey = (name: string) => foldForms(name).replace(/\s+/g, '').toLowerCase();
  const names = listNames(title, site).map(toKey);
  // The head of a page may say more: `[Rules] Does it burn? : lamps`.
  const isNamed = (key: string) =>
    names.some((name) => name === key || (name.includes(key) && key.length * 2 >= name.length));
  const opening = blocks
    .slice(0, THRESHOLDS.openingOfPage)
    .filter(({ form }) => isOneOf(form, 'heading', 'text', 'question'));
  const named = opening.find((block) => isNamed(toKey(signs.printedOf(block))));
  if (named || title.search(SITE_SIGN) < 0) return named;
  // The name of the site came first: `Site - Name`, and the people or the day are below the name.
  const end = toKey(title);
  return opening.find((block, at) => {
    const key = toKey(signs.printedOf(block));
    const isEnd = key.length < end.length && end.endsWith(key);
    return (
      isEnd && opening.slice(at + 1, at + 3).some((below) => isImprint({ ...below, form: 'text' }, signs))
    );
  });
}

/** The only heading of the first level, above all others, whatever links are before it. */
function findTopHeading(blocks: readonly PairedBlock[]): PairedBlock | undefined {
  const headings = blocks.filter(({ form }) => form === 'heading');
  const [first] = headings;
  const isOnly = first?.style === '#' && headings.filter(({ style }) => style === '#').length === 1;
  return isOnly && blocks.indexOf(first) <= THRESHOLDS.opening ? first : undefined;
}

function readHead(
  builder: DocumentBuilder,
  block: PairedBlock,
  signs: Signs,
  next: PairedBlock | undefined,
): boolean {
  const { reading } = builder;
  const text = signs.textOf(block).trim();
  if (block.form === 'field') return readField(builder, block, text);
  const isField = block.form === 'item' && LABELLED.test(text) && isTitled(reading);
  if (!isField && block.form !== 'text' && block.form !== 'heading') return false;
  if (block.style === 'row') return false;
  const lines = block.paragraphs.flat();
  // `Updated 1 May 2030`, `By A. Writer`: lines that a format without line ends has joined.
  const alone = lines.map((line) => ({ ...block, ...line, paragraphs: [[line]] }));
  if (lines.length > 1 && isTitled(reading) && !block.twin && alone.every((line) => isImprint(line, signs)))
    return alone.every((line) => readHead(builder, line, signs, undefined));
  // A short line between blank lines looks like a heading, and states the day all the same.
  const isSaid = DATED.test(text) || CREDIT_WORDS.test(text);
  const mayState =
    isField || block.form === 'text' || (isTitled(reading) && block.style === 'plain' && isSaid);
  const line = mayState ? parseImprintLine(text, isTitled(reading)) : {};
  const isCloser = reading.datePrecision && !line.day?.datePrecision;
  if (line.day && (!reading.date || isCloser)) {
    delete reading.datePrecision;
    Object.assign(reading, line.day, { dateLine: builder.lineOf(block) });
    const from = line.by === undefined ? -1 : text.indexOf(line.by);
    if (line.by && from >= 0) reading.credits.push(`${reading.dateLine}`.slice(from, from + line.by.length));
    if (block.twin) builder.addNote(block.twin, []);
    return true;
  }
  if (isTitled(reading) && line.isCredit) {
    reading.credits.push(...builder.lineOf(block).split(/,? (?=with (?:contributions|help|thanks) )/i));
    if (block.twin) reading.credits.push(builder.lineOf(block.twin));
    return true;
  }
  const isShort = text.length <= THRESHOLDS.title && !endsSentence(text);
  if (isTitled(reading) || !isShort || !mayBeTitle(block, text, next, signs)) return false;
  takeTitle(builder, block, text);
  return true;
}

/** What a line above a text says of it. */
interface ImprintLine {
  day?: { date: string; datePrecision?: 'month' };
  /** Who wrote it, where the line says the day as well. */
  by?: string;
  /** It is there to say who wrote it. */
  isCredit?: true;
}

/** `最終更新 2030年5月1日`, `By A. Writer`, `2030/05/01 文：筆者`: a line that is no title and states the day or the people. */
function parseImprintLine(text: string, isBelowTitle: boolean): ImprintLine {
  const isShort = text.length <= THRESHOLDS.title && !endsSentence(text);
  const written = isShort ? findWrittenDay(text) : undefined;
  const { day } = written ?? {};
  const behind = written ? text.slice(written.to).replace(/^[\s/|,、)]+/, '') : '';
  const before = text.slice(0, written?.from ?? 0).replace(/[\s|,(-]+(?:on|at)?\s*$/, '');
  const by = [behind, before].find((part) => CREDIT.test(part));
  if (
    day &&
    (isBelowTitle ||
      ((DATED.test(text) || text.length <= 24) && !namesMore(by ? text.slice(0, written?.to) : text)))
  )
    return { day, ...(by && { by }) };
  return CREDIT.test(text) && (isShort || text.length <= THRESHOLDS.printedLine) ? { isCredit: true } : {};
}

/** Takes a block as the title, with the day and the name that are on its line. */
function takeTitle(builder: DocumentBuilder, block: PairedBlock, text: string): void {
  const { reading } = builder;
  const day = findDay(text);
  const line = builder.lineOf(block);
  const isDated = day !== undefined && !reading.date;
  const [, head = line, dateLine = line] = (isDated && DAY_BEHIND.exec(line)) || [];
  const { title, by } = splitCredit(head);
  if (by) reading.credits.push(by);
  const { remark, reading: _, see: __, ...names } = parseNames(title, block.lang ?? 'ja');
  if (block.twin?.lang)
    Object.assign(names, { [block.lang ?? 'ja']: title, [block.twin.lang]: builder.lineOf(block.twin) });
  reading.title = remark ? { [block.lang ?? 'ja']: title } : names;
  if (isDated) Object.assign(reading, day, { dateLine });
}

/** The day on the line of the title: `Rulings Summary   Updated 2002/05/21`. */
const DAY_BEHIND = /^(.*?\S)\s+[-(]?\s?((?:last updated|updated|更新日?)[\s:]{0,4}\d\S*)$/i;

/** Signs that set words of a title off: `_鐘の塔_`. */
const STRESS = /(?<![\p{L}\p{N}])([_*]{1,3})(?=[^\s_*])([^_*]{1,80})(?<=\S)\1(?![\p{L}\p{N}])/gu;
/** Who wrote it, on the same line: `By A. Writer`, `A. Writer 編`. */
const WRITER = /\s+(?:by\s.{2,60}|[A-Z][A-Za-z'.-]*(?: [A-Z][A-Za-z'.-]*){0,3}\s?(?:さん|氏)?\s?[編訳著])$/i;

/** A title without the signs that set it off and the name that is behind it. */
function splitCredit(line: string): { title: string; by?: string } {
  const title = line.replace(STRESS, '$2');
  const at = title.search(WRITER);
  return at > 0 ? { title: title.slice(0, at), by: title.slice(at).trim() } : { title };
}

/** A short line that is there to state the day or the people. */
function isImprint(block: PairedBlock, signs: Signs): boolean {
  const text = signs.textOf(block);
  if (!isOneOf(block.form, 'text', 'item') || block.cells || text.length > THRESHOLDS.title) return false;
  if (block.form === 'item') return LABELLED.test(text);
  if (endsSentence(text)) return false;
  return CREDIT.test(text) || (findDay(text) !== undefined && (DATED.test(text) || !namesMore(text)));
}

/** Whether the first block names the document: no item, no term of a list, no section like others of it. */
function mayBeTitle(block: PairedBlock, text: string, next: PairedBlock | undefined, signs: Signs): boolean {
  const isFirst = block === signs.blocks[0];
  if (block.label || MARKED.test(block.style) || CREDIT_WORDS.test(text) || /https?:|^\.\w\s/.test(text))
    return false;
  const below = next ? signs.textOf(next) : '';
  const isTerm = isTermLine(parseNames(text, 'ja')) && isTermLine(parseNames(below, 'ja'));
  if (isTerm && next?.form === block.form && !findDay(below)) return false;
  if (block.form === 'text') {
    if (!isHeadingText(text) && !/^\S+\s/.test(text)) return false;
    const runsOn = next?.form === 'text' && next.gap === 0;
    // A name below the title, and the day or the people below that.
    const third = runsOn ? signs.blocks[signs.blocks.indexOf(next) + 1] : undefined;
    if (third?.gap === 0 && isImprint(third, signs) && isHeadingText(below)) return true;
    return !runsOn || TITLE_WORDS.test(text) || Object.keys(parseImprintLine(below, true)).length > 0;
  }
  if (!hasTwin(block, signs)) return true;
  if (isFirst && next && isImprint(next, signs)) return true;
  // Headings that one line alone shows; of the others a title has its own.
  if (!isOneOf(block.style, 'plain', 'capitals', 'text')) return findDay(text) !== undefined && isFirst;
  if (isFirst && TITLE_WORDS.test(text)) return true;
  return block.style === 'capitals' || !isOneOf(next?.form, 'entry', 'item', 'question', 'example');
}

/** Signs that set off sections and items, never a document's own name. */
const MARKED = /^[■□◆◇◎●○☆▼▽▲△§]$/;

/** Whether a line with a day in it is also a title: `1998年5月 裁定`, not `2030年4月1日 発効`. */
function namesMore(text: string): boolean {
  const rest = text
    .replace(/\d+|[年月日時分]|[A-Z][a-z]{2,8}\b\.?(?=\s*\d)/g, '')
    .replace(new RegExp(DATED, 'gi'), '');
  return (
    (rest.match(/[\p{L}]/gu)?.length ?? 0) > 1 &&
    !/^\([月火水木金土日]\)$/.test(rest.replace(/[\s/:.-]/g, ''))
  );
}

/** Words by which a line is the title of what follows it at once. */
const TITLE_WORDS =
  /[集録表]$|一覧|ルール|裁定|規[則定程約]|指針|手引|ノート|FAQ|Q&A|入門|更新|変更|記事|Rules|Notes|Glossary|Guide|Changes/i;

/** A heading like others of the document is no title. */
function hasTwin(block: PairedBlock, signs: Signs): boolean {
  const isTwin = ({ form, style, label }: PairedBlock) =>
    form === 'heading' && style === block.style && (label === undefined) === (block.label === undefined);
  return signs.blocks.filter(isTwin).length > 1;
}

/** A header of a mail or page: subject, day and writer are kept, the others left out by name. */
export function readField(builder: DocumentBuilder, block: PairedBlock, text: string): boolean {
  const { reading } = builder;
  const [, name = '', value = ''] = FIELD.exec(text) ?? [];
  const key = name.toLowerCase();
  if (isOneOf(key, 'title', 'subject', '件名') && UNQUOTED.exec(value)?.[1] && !isTitled(reading)) {
    const [, title = ''] = UNQUOTED.exec(fieldValue(builder.lineOf(block))) ?? [];
    const lang = block.lang ?? 'en';
    const { en, ja } = parseNames(title, lang);
    reading.title = en && ja ? { en, ja } : { [lang]: title };
  } else if (DATE_FIELD.test(key) && !reading.date && findDay(value))
    Object.assign(reading, findDay(value), { dateLine: builder.lineOf(block) });
  else if (isOneOf(key, 'from', 'author', '差出人') && value)
    reading.credits.push(fieldValue(builder.lineOf(block)));
  else builder.skip(block, block.name ?? 'mail-header');
  return true;
}

/** `date`, `published_at`, `lastmod`: what programs that make pages name the day by. */
const DATE_FIELD =
  /^(?:pub|publish(?:ed)?|created?|updated?|modified)?[_-]?(?:date|at|on)$|^last_?mod|^(?:日[時付]|更新日|作成日)$/i;
const UNQUOTED = /^["']?(.*?)["']?$/;

/** What a field says, as printed. */
function fieldValue(line: string): string {
  return line.slice(line.length - (FIELD.exec(foldForms(line))?.[2] ?? line).length);
}
