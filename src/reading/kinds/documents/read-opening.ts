import { findDay } from '../../../model/records/find-day.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { isHeadingText } from '../../blocks/is-heading-text.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { isTermLine, parseNames } from '../../blocks/parse-names.ts';
import type { DocumentBuilder } from './document-builder.ts';
import type { Signs } from './signs.ts';

/** Blocks of the beginning that may say what a document is, of when and by whom. */
const OPENING = 8;
const LONGEST_TITLE = 90;
const LONGEST_CREDIT = 240;
const CREDIT =
  /(?:編|訳|著|文|筆者|作成)\)?$|^(?:Compiled|Written|Translated|Edited|Posted)? ?by\s|^(?:著者|訳者|編者|筆者|執筆|投稿者|翻訳|作成|文責)\s?:/i;
const DATED = /更新|発効|施行|改訂|発行|作成日|日時|effective|updated|version|ver\.|\d{1,2}:\d{2}/i;
const FIELD = /^([\w-]+|件名|差出人|日時)\s?:\s*(.*)$/;

/** Reads title, day and people above the text; gives the index of the first block of the text. */
export function readOpening(builder: DocumentBuilder, blocks: readonly PairedBlock[], signs: Signs): number {
  const { reading } = builder;
  let at = 0;
  for (; at < Math.min(OPENING + blocks.filter(({ form }) => form === 'field').length, blocks.length); at++) {
    const block = blocks[at];
    const next = blocks[at + 1];
    if (!block) break;
    if (readHead(builder, block, signs, next)) continue;
    // The name printed once more, a version: what stands between the title and the day.
    if (block.form !== 'text' || !next || !isDayLine(next, signs) || reading.date) break;
    builder.addNote(block, []);
  }
  const { ja, en } = reading.title;
  const again = blocks.slice(at, at + OPENING).find((block) => {
    const names = parseNames(signs.textOf(block), block.lang ?? 'ja');
    return names.ja && names.en && (names.ja === ja || names.en === en);
  });
  if (again && !(ja && en)) {
    const names = parseNames(signs.textOf(again), 'ja');
    reading.title = { ...(names.en && { en: names.en }), ...(names.ja && { ja: names.ja }) };
  }
  return at;
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
  if (block.form !== 'text' && block.form !== 'heading') return false;
  const day = findDay(text);
  const isTitled = reading.title.ja !== undefined || reading.title.en !== undefined;
  const isShort = text.length <= LONGEST_TITLE && !endsSentence(text);
  if (
    day &&
    !reading.date &&
    isShort &&
    block.form === 'text' &&
    (isTitled || DATED.test(text) || text.length <= 24) &&
    (isTitled || !namesMore(text))
  ) {
    Object.assign(reading, day, { dateLine: builder.lineOf(block) });
    if (block.twin) builder.addNote(block.twin, []);
    return true;
  }
  if (block.form === 'text' && isTitled && CREDIT.test(text) && (isShort || text.length <= LONGEST_CREDIT)) {
    reading.credits.push(...builder.lineOf(block).split(/,? (?=with (?:contributions|help|thanks) )/i));
    if (block.twin) reading.credits.push(builder.lineOf(block.twin));
    return true;
  }
  if (isTitled || !isShort || !mayBeTitle(block, text, next, signs)) return false;
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
  return true;
}

/** The day on the line of the title: `Rulings Summary   Updated 2002/05/21`. */
const DAY_BEHIND = /^(.*?\S)\s+[-(]?\s?((?:last updated|updated|更新日?)[\s:]{0,4}\d\S*)$/i;

/** Signs that set words of a title off: `_鐘の塔_`. */
const STRESS = /(?<![\p{L}\p{N}])([_*]{1,3})(?=[^\s_*])([^_*]{1,80})(?<=\S)\1(?![\p{L}\p{N}])/gu;
/** Who wrote it, on the same line: `By A. Writer`, `A. Writer 編`. */
const WRITER = /\s+(?:by\s.{2,60}|[A-Z][A-Za-z'.-]*(?: [A-Z][A-Za-z'.-]*){0,3}\s?(?:さん|氏)?\s?[編訳著])$/i;

/** A title without the signs that set it off and the name that stands behind it. */
function splitCredit(line: string): { title: string; by?: string } {
  const title = line.replace(STRESS, '$2');
  const at = title.search(WRITER);
  return at > 0 ? { title: title.slice(0, at), by: title.slice(at).trim() } : { title };
}

/** A short line that is there to state the day. */
function isDayLine(block: PairedBlock, signs: Signs): boolean {
  const text = signs.textOf(block);
  return (
    block.form === 'text' && text.length <= LONGEST_TITLE && DATED.test(text) && findDay(text) !== undefined
  );
}

/** Styles of headings that one line alone shows; of the others a title has its own. */
const UNMARKED = /^(?:plain|capitals|text)$/;

/** Whether the first block names the document: no item, no term of a list, no section like others of it. */
function mayBeTitle(block: PairedBlock, text: string, next: PairedBlock | undefined, signs: Signs): boolean {
  const isFirst = block === signs.blocks[0];
  if (block.label || MARKED.test(block.style) || /https?:|^\.\w\s/.test(text)) return false;
  const below = next ? signs.textOf(next) : '';
  const isTerm = isTermLine(parseNames(text, 'ja')) && isTermLine(parseNames(below, 'ja'));
  if (isTerm && next?.form === block.form && !findDay(below)) return false;
  if (block.form === 'text') {
    if (!isHeadingText(text) && !/^\S+\s/.test(text)) return false;
    const runsOn = next?.form === 'text' && next.gap === 0;
    return !runsOn || TITLE_WORDS.test(text) || findDay(below) !== undefined;
  }
  if (!hasTwin(block, signs)) return true;
  if (!UNMARKED.test(block.style)) return findDay(text) !== undefined && isFirst;
  if (isFirst && TITLE_WORDS.test(text)) return true;
  return block.style === 'capitals' || !/^(?:entry|item|question|example)$/.test(next?.form ?? '');
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
  const isTitled = reading.title.ja !== undefined || reading.title.en !== undefined;
  if (/^(?:title|subject|件名)$/.test(key) && UNQUOTED.exec(value)?.[1] && !isTitled) {
    const [, title = ''] = UNQUOTED.exec(saidIn(builder.lineOf(block))) ?? [];
    reading.title = { [block.lang === 'ja' ? 'ja' : 'en']: title };
  } else if (/^(?:date|日時)$/.test(key) && findDay(value))
    Object.assign(reading, findDay(value), { dateLine: builder.lineOf(block) });
  else if (/^(?:from|author|差出人)$/.test(key) && value) reading.credits.push(saidIn(builder.lineOf(block)));
  else builder.skip(block, block.name ?? 'mail-header');
  return true;
}

const UNQUOTED = /^["']?(.*?)["']?$/;

/** What a field says, as printed. */
function saidIn(line: string): string {
  return line.slice(line.length - (FIELD.exec(foldForms(line))?.[2] ?? line).length);
}
