import { endsSentence } from '../../model/text/sentence.ts';
import { listMatches } from '../../model/text/spans.ts';
import { THRESHOLDS } from '../thresholds.ts';
import { isNumberAlone, keepStretches, type Stretch, sliceLine } from './placed-line.ts';
import { offsetAt, type SourceLine, type SourceSkip } from './source-text.ts';

/** What sets the cells of a line of a table apart, in one of heads either. */
const CELL_SIGN = /\|\||!!/g;
/** Attributes before the text of a cell: `style="color:red" | `; a link or a template has bars as well. */
const ATTRIBUTES = /^[^|[{]*=[^|[{]*\|(?!\|)/;
const ROWS = /\browspan\s*=\s*["']?(\d{1,3})/i;
const FOOTNOTE = /<ref\b[^<>]*?(?:\/>|>(.*?)<\/ref>)/dg;
const LINE_BREAK = /<br\s{0,9}\/?>/gi;

/**
 * The lines of a MediaWiki source with its tables (`{|` to `|}`) as cells and its lists of definitions (`;term`, `:meaning`) as
 * terms and texts; the signs are the skip `markup`. The lines of any other text are given back as they are.
 */
export function readWiki(lines: readonly SourceLine[], skips: SourceSkip[]): SourceLine[] {
  const reader = new WikiReader(skips);
  const end = lines.findLastIndex(({ text }) => text.trimStart().startsWith('|}'));
  const parted = lines.flatMap((line) => reader.moveFootnotes(line));
  for (const [at, line] of parted.entries()) {
    if (!reader.readTableLine(line, at < end) && !reader.readDefinition(line, parted[at + 1]))
      reader.lines.push(line);
  }
  return reader.lines;
}

class WikiReader {
  readonly lines: SourceLine[] = [];
  readonly #skips: SourceSkip[];
  #tables = 0;
  #row = 1;
  #column = -1;
  #isHead = false;
  /** Tables that are open: one may be in a cell of another. */
  #depth = 0;
  /** Of each column, how many rows a cell of it still takes. */
  #held: number[] = [];
  #isDefined = false;

  constructor(skips: SourceSkip[]) {
    this.#skips = skips;
  }

  /** A line with what its footnotes say as paragraphs below it; as it is where it may be of a table. */
  moveFootnotes(line: SourceLine): SourceLine[] {
    const notes =
      line.text.includes('<ref') && !/^\s*[|!]/.test(line.text) ? line.text.matchAll(FOOTNOTE) : [];
    const said: Stretch[] = [];
    const kept: Stretch[] = [];
    let at = 0;
    for (const { 0: whole, index, indices } of notes) {
      const [from, to] = indices?.[1] ?? [index, index];
      kept.push({ from: at, to: index });
      if (to > from) said.push({ from, to });
      at = index + whole.length;
      this.#skip(line, index, from);
      this.#skip(line, to, at);
    }
    if (at === 0) return [line];
    const text = keepStretches(line, [...kept, { from: at, to: line.text.length }]);
    return [
      text,
      ...said.flatMap(({ from, to }) => [
        sliceLine(line, from, from),
        { ...sliceLine(line, from, to), item: 1 },
      ]),
    ];
  }

  /** Reads a line of a table; false where it is of none. */
  readTableLine(line: SourceLine, mayEnd: boolean): boolean {
    const text = line.text.trimStart();
    const lead = line.text.length - text.length;
    if (this.#depth === 0 && !(mayEnd && text.startsWith('{|'))) return false;
    if (text.startsWith('{|')) {
      this.#beginTable();
      this.#skip(line, 0, line.text.length);
    } else if (text.startsWith('|}') || text.startsWith('|+')) {
      if (text.startsWith('|}')) this.#depth--;
      this.#skip(line, 0, lead + 2);
      this.lines.push(sliceLine(line, lead + 2, line.text.length));
    } else if (text.startsWith('|-')) {
      this.#beginRow();
      this.#skip(line, 0, line.text.length);
    } else if (text.startsWith('|') || text.startsWith('!'))
      this.#readCells(line, lead + 1, text.startsWith('!'));
    else if (text !== '') this.#addCell(line, { from: lead, to: line.text.length });
    return true;
  }

  /** Reads a term or its meaning; `next` is the line below. */
  readDefinition(line: SourceLine, next: SourceLine | undefined): boolean {
    const isTerm = line.text.startsWith(';') && (next?.text.startsWith(':') || line.text.includes(' : '));
    const isMeaning = this.#isDefined && line.text.startsWith(':');
    this.#isDefined = isTerm || isMeaning;
    if (!this.#isDefined) return false;
    const from = line.text.length - line.text.replace(/^[;:\s]+/, '').length;
    this.#skip(line, 0, from);
    const sign = isTerm ? line.text.indexOf(' : ', from) : -1;
    const to = sign < 0 ? line.text.length : sign;
    this.lines.push({ ...sliceLine(line, from, to), ...(isTerm && { term: true as const }) });
    if (sign < 0) return true;
    this.#skip(line, sign, sign + 3);
    this.lines.push(sliceLine(line, sign + 3, line.text.length));
    return true;
  }

  /** A table in a cell gives its cells to the row that it is in. */
  #beginTable(): void {
    if (this.#depth++ > 0) return;
    this.#tables++;
    this.#beginRow();
    this.#held = [];
  }

  /** A line that begins a row may be before the first and behind the last. */
  #beginRow(): void {
    if (this.#column < 0) return;
    this.#held = this.#held.map((rows) => rows - 1);
    this.#row++;
    this.#column = -1;
  }

  #readCells(line: SourceLine, from: number, isHead: boolean): void {
    this.#isHead = isHead;
    this.#skip(line, 0, from);
    const signs = [...line.text.slice(from).matchAll(CELL_SIGN)].filter(([sign]) => isHead || sign === '||');
    let start = from;
    for (const index of [...signs.map((sign) => from + sign.index), line.text.length]) {
      const [attributes = ''] =
        ATTRIBUTES.exec(line.text.slice(start, Math.min(index, start + THRESHOLDS.line))) ?? [];
      do this.#column++;
      while ((this.#held[this.#column] ?? 0) > 0);
      if (this.#column < THRESHOLDS.most.parts)
        this.#held[this.#column] = Math.min(Number(ROWS.exec(attributes)?.[1] ?? 1), THRESHOLDS.most.parts);
      this.#skip(line, start, start + attributes.length);
      this.#addCell(line, { from: start + attributes.length, to: index });
      this.#skip(line, index, Math.min(index + 2, line.text.length));
      start = index + 2;
    }
  }

  /** The lines of a cell, from one `<br>` to the next. */
  #addCell(line: SourceLine, { from, to }: Stretch): void {
    const breaks = listMatches(line.text.slice(from, to), LINE_BREAK);
    const cell = {
      table: this.#tables,
      row: this.#row,
      column: Math.max(0, this.#column),
      ...(this.#isHead && { head: true as const }),
    };
    for (const [at, { start, end }] of [...breaks, { start: to - from, end: to - from }].entries()) {
      this.#skip(line, from + start, from + end);
      this.lines.push({ ...sliceLine(line, from + (breaks[at - 1]?.end ?? 0), from + start), cell });
    }
  }

  #skip(line: SourceLine, from: number, to: number): void {
    if (to > from)
      this.#skips.push({ name: 'markup', start: offsetAt(line, from), end: offsetAt(line, to - 1) + 1 });
  }
}

/** What a piece of markup shows; groups are what is shown of it, in order. */
const EMPHASIS: readonly RegExp[] = [
  /(?<!\*|~~)\*\*(?=[^\s*])([^*]{1,200}?)(?<=[^\s*])\*\*(?!\*)/dg,
  /(?<![=\w])={2,6}(?=[^\s=])([^=]{1,200}?)(?<=[^\s=])={2,6}(?![=\w])/dg,
];
const ANCHORS: readonly RegExp[] = [
  /(?<!\])\[([^[\]]{1,80})\]\(#[^()\s]{1,80}\)/dg,
  /(?<=\S)()\s*\{#[\w.-]{1,60}\}\s*$/dg,
];
/**
 * A wiki's, or that of notes linked as one is: other pages shown in this one (`![[page]]`), comments (`%%…%%`), the name of a
 * paragraph (`^name`), templates, of which the last value is shown if none is named; words set off, links to its own pages
 * (`[[page|words]]`, `[[words>page]]`) and to others.
 */
const WIKI: readonly RegExp[] = [
  /()(?:!\[\[[^[\]]{1,200}\]\]|%%.{1,400}?%%|\s\^[a-z\d][\w-]{1,40}\s*$)/dg,
  /\{\{(?:DISPLAYTITLE:|(?:[^{}|=]{1,80}\|)+)([^{}|=]{1,200})\}\}|()\{\{(?:[^{}]{4,400}|[^\x20-\x7e]{2,3})\}\}/dg,
  /'''''(?=\S)(.{1,200}?)'''''|'''(?=\S)(.{1,200}?)'''(?!')|(?<!')''(?=[^\s'])(.{1,200}?)''(?!')/dg,
  /\[\[(?!(?:カテゴリ|Category|ファイル|File|画像|Image):)(?:[^[\]|>]{1,200}\|([^[\]|]{1,200})|([^[\]|>]{1,200})(?:>[^[\]]{1,200})?)\]\]/dg,
  /(?<!\[)\[https?:[^\s[\]]+\s([^[\]]{1,200})\](?!\])/dg,
  // Behind a row what it is: the head, the foot, how columns are set.
  /(?<=^\|.{1,200}\|)()[hfc]\s*$/dg,
];
/** Tags of boards: `[b]`, `[/quote]`, `[url=…]`. */
const TAGS =
  /()\[(?:\/?(?:b|i|u|s|size|colou?r|font|center|left|right|url|quote|list|img|code|spoiler|h\d)(?:=[^[\]\n]{0,200})?|\*)\]/dgi;
/** The number of a link of a page that a program printed as text, and its list of where they lead. */
const NUMBERED_LINKS =
  /()\[\d{1,4}\](?=[^\s[\]])|^()\s*(?:References|(?:Visible|Hidden) links:?|\d{1,4}\.\s(?:https?|mailto|ftp|file|news):\S+)\s*$/dg;
/** A mark that no other text has; of two lines with one the document is a wiki's source. */
const OF_WIKI =
  /'''\S.{0,200}?'''|\[\[[^[\]]{1,200}\]\](?!\()|^={2,5}[^=]{1,80}={2,5}\s*$|^\*{1,3}[^*].*\[#\w+\]\s*$|^\{\|/;

/**
 * Takes out of the lines of a text what sets words in them off or links them, as Markdown and wikis write it (skip `markup`):
 * `**702.9b** 飛行` → `702.9b 飛行`, `[[飛行|飛ぶ]]` → `飛ぶ`. What is at both ends of a line makes a heading of it, and stays.
 */
export function stripMarkup(lines: readonly SourceLine[], skips: SourceSkip[]): SourceLine[] {
  const isWiki = lines.filter(({ text }) => OF_WIKI.test(text)).length >= THRESHOLDS.several;
  // What begins a tag ends it as well.
  const isOfBoard = lines.filter(({ text }) => text.includes('[/')).length >= THRESHOLDS.several;
  const isPrinted = lines.some(
    ({ text }, at) => text.trim() === 'References' && leads(lines.slice(at, at + THRESHOLDS.fewest)),
  );
  const patterns = [
    ...EMPHASIS,
    ...ANCHORS,
    ...(isWiki ? WIKI : []),
    ...(isOfBoard ? [TAGS] : []),
    ...(isPrinted ? [NUMBERED_LINKS] : []),
  ];
  return lines.map((line) =>
    isPrinted || SIGN.test(line.text)
      ? patterns.reduce((each, pattern) => strip(each, pattern, skips), isPrinted ? markBar(line) : line)
      : line,
  );
}

function strip(line: SourceLine, pattern: RegExp, skips: SourceSkip[]): SourceLine {
  const kept: Stretch[] = [];
  let from = 0;
  for (const { 0: whole, index, indices } of line.text.matchAll(pattern)) {
    const shown = indices?.slice(1).find((each) => each !== undefined);
    if (!shown) continue;
    // What shows nothing is no heading, nor is a number alone: its text is below.
    const isSetOff = whole === line.text.trim() && shown[1] > shown[0] && !WHOLE.test(whole);
    if (isSetOff && !isNumberAlone(line.text.slice(...shown))) continue;
    kept.push({ from, to: index }, { from: shown[0], to: shown[1] });
    from = index + whole.length;
  }
  if (kept.length === 0) return line;
  kept.push({ from, to: line.text.length });
  for (const [at, { from: end }] of [...kept, { from: line.text.length }].entries()) {
    const begin = kept[at - 1]?.to ?? 0;
    if (end > begin)
      skips.push({ name: 'markup', start: offsetAt(line, begin), end: offsetAt(line, end - 1) + 1 });
  }
  return keepStretches(line, kept);
}

/** A line of nothing but numbered links beside each other leads elsewhere. */
function markBar(line: SourceLine): SourceLine {
  const links = line.text.split('[').length - 1;
  const isBar =
    line.text.trimStart().startsWith('[') && links >= THRESHOLDS.fewest && !endsSentence(line.text);
  return isBar ? { ...line, frame: true } : line;
}

/** Whether the first link of a page is below a line. */
function leads(lines: readonly SourceLine[]): boolean {
  return lines.some(({ text }) => FIRST_LINK.test(text));
}

const FIRST_LINK = /^\s*1\.\s(?:https?|mailto|ftp|file):/;

/** What makes no heading of its line: a template, a link to elsewhere. */
const WHOLE = /^(?:\{\{|\[[a-z])/i;
const SIGN = /^\||\*\*|==|''|\[\[|\]\(#|\{[#{]|\[(?:http|[/*\w]{1,8}[=\]])|%%|\s\^/;
