import { languageOf } from '../../../model/text/language-of.ts';
import { isWide } from '../../../model/text/script.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { statesOwner } from '../../words.ts';
import { joinLine } from '../placed-line.ts';
import { findLine, findLineStarts, type SourceLine, type SourceSkip } from '../source-text.ts';

/** What a parser knows of a line beside its text. */
export type LineFacts = Pick<SourceLine, 'frame' | 'cell' | 'heading' | 'term' | 'code' | 'quoted'>;

/** Puts the shown text of a page together into lines, each unit with its offset in the markup. */
export class LineBuilder {
  readonly lines: SourceLine[] = [];
  readonly #html: string;
  readonly #lineStarts: readonly number[];
  readonly #shown: Uint8Array;
  #text = '';
  #endsInSpace = false;
  #offsets: number[] = [];
  #mark: { text: string; offset: number } | undefined;
  #form: LineFacts = {};
  /** What is said of the line that is open, or of the next, alone. */
  #own: Pick<SourceLine, 'item' | 'role' | 'wraps' | 'sign'> = {};
  /** The line goes on with a heading or a term. */
  #isName = false;
  /** Links of the line, those that are open, and whether words are outside them. */
  #links = 0;
  #open = 0;
  #hasOwnWords = false;

  constructor(html: string) {
    this.#html = html;
    this.#shown = new Uint8Array(html.length);
    this.#lineStarts = findLineStarts(html);
  }

  /** Adds text; outside `<pre>` a run of white space is one space, and none at the beginning of a line nor for a line end between wide characters. */
  add(value: string, offsets: readonly number[], preformatted: boolean): void {
    const { text = '', offset = 0 } = this.#mark ?? {};
    this.#mark = undefined;
    const ofMark = Array.from(text, (_, unit) => offset + unit);
    this.#append(text, ofMark);
    let from = 0;
    for (let index = 0; index < value.length; index++) {
      const unit = value.charCodeAt(index);
      if (preformatted ? unit !== 10 : !isSpace(unit)) continue;
      this.#append(value, offsets, from, index);
      from = index + 1;
      if (preformatted && this.#offsets.length === 0 && !this.#form.code) this.endParagraph();
      else if (preformatted) this.endLine();
      else {
        while (isSpace(value.charCodeAt(from))) from++;
        const isWrap = value.slice(index, from).includes('\n') && isWide(value.charAt(from));
        if (!(isWrap && isWide(this.#text.at(-1) ?? ''))) this.#addSpace(offsets[index] ?? 0);
        index = from - 1;
      }
    }
    this.#append(value, offsets, from);
  }

  /** Says that an element ends: a few letters alone in one that begins the line are a sign. */
  endElement(): void {
    const { length } = this.#text;
    if (length > 0 && length < 4) this.#own.sign ??= length;
  }

  #addSpace(offset: number): void {
    if (this.#offsets.length === 0 || this.#endsInSpace) return;
    this.#text += ' ';
    this.#offsets.push(offset);
    this.#endsInSpace = true;
  }

  /** Says that a link begins, by 1, or ends, by -1. */
  countLink(by: 1 | -1): void {
    this.#links += Math.max(0, by);
    this.#open += by;
  }

  /** Says that the next line begins a list item; the mark that is written there is shown with its text. */
  beginItem(level: number, mark?: { text: string; offset: number }): void {
    this.#own.item = level;
    this.#mark = mark;
  }

  /** Says what the format calls the text that the next line begins. */
  beginRole(role: NonNullable<SourceLine['role']>): void {
    this.endLine();
    this.#own.role = role;
  }

  /** Ends the line of a term: what follows is no part of it. */
  endTerm(): void {
    this.endLine();
    const { term: _, ...form } = this.#form;
    this.#form = form;
  }

  /** What the lines are from here on; what was said before is forgotten. A line is of the frame or of the text. */
  setForm(form: LineFacts): void {
    if (this.#form.frame !== form.frame) this.endLine();
    this.#form = form;
  }

  get form(): LineFacts {
    return this.#form;
  }

  /** A line end that the page shows. What names something may go on with it, or be in both languages. */
  breakLine(): void {
    const { heading, term } = this.#form;
    this.endLine();
    this.#isName = heading !== undefined || term === true;
  }

  /** A line end that is in the source alone: the paragraph goes on. */
  wrap(): void {
    this.endLine();
    this.#own.wraps = true;
  }

  /** The lines of a page that is in the text at an offset; a single one goes on with the line that is open. */
  addPage({ lines }: { lines: readonly SourceLine[] }, at: number): void {
    const shown = lines.filter(({ text }) => text !== '');
    for (const [index, line] of shown.entries()) {
      const isWhole = shown.length > 1 || line.heading !== undefined;
      if (index > 0 || isWhole) this.endLine();
      const { text, offsets = [], item, number: _, start: __, ...form } = line;
      const before = this.#form;
      this.#form = { ...before, ...form };
      if (item) this.#own.item = item;
      this.add(
        text,
        offsets.map((offset) => offset + at),
        true,
      );
      if (isWhole) this.endLine();
      this.#form = before;
    }
  }

  /** Takes the lines of the frame for the document's where the frame says more, in sentences and cells, than all that it is around. */
  checkFrame(): void {
    const lengthOf = (isFrame: boolean) =>
      this.lines.reduce(
        (sum, { frame, cell, text }) =>
          sum + ((frame === true) === isFrame && (cell || endsSentence(text)) ? text.length : 0),
        0,
      );
    if (lengthOf(true) > lengthOf(false) * THRESHOLDS.frame) for (const line of this.lines) delete line.frame;
  }

  /** Takes what says whose a page is, at its end, for the frame where a site puts one around its text; a document says more of it. */
  markFoot(): void {
    const shown = this.lines.filter(({ text }) => text !== '');
    const foot = shown.slice(-THRESHOLDS.opening).filter(({ text }) => statesOwner(text));
    const isOfSite =
      shown.some(({ frame }) => frame) && foot.every(({ text }) => text.length <= THRESHOLDS.title);
    if (isOfSite) for (const line of foot) line.frame = true;
  }

  endLine(): void {
    if (this.#endsInSpace) {
      this.#text = this.#text.slice(0, -1);
      this.#offsets.pop();
    }
    const [start] = this.#offsets;
    if (start === undefined) return;
    for (const offset of this.#offsets) this.#shown[offset] = 1;
    const isLink = this.#links > 0 && !this.#hasOwnWords;
    this.#push({
      text: this.#text,
      number: findLine(this.#lineStarts, start) + 1,
      start,
      offsets: this.#offsets,
      ...this.#own,
      ...(isLink && { link: true }),
      ...this.#form,
      ...(this.#isBar(isLink) && { frame: true }),
    });
    this.#links = this.#open;
    this.#hasOwnWords = false;
    this.#own = {};
    this.#isName = false;
    this.#text = '';
    this.#endsInSpace = false;
    this.#offsets = [];
  }

  /** Adds a line: one that goes on with a heading of its language, or with a term, to that. */
  #push(line: SourceLine): void {
    const above = this.lines.at(-1);
    const [lang, langAbove] = [line, above].map((each) => languageOf(each?.text ?? ''));
    const isOfOne = above?.text !== '' && above?.heading === line.heading && above?.term === line.term;
    const isOneName = line.term || !lang || !langAbove || lang === langAbove;
    if (above && this.#isName && isOfOne && isOneName)
      this.lines[this.lines.length - 1] = joinLine(above, line, ' ');
    else this.lines.push(line);
  }

  /**
   * A line of nothing but links beside each other leads elsewhere, and so does a link with an arrow back or on; the page that
   * is shown may be among them, between bars.
   */
  #isBar(isLink: boolean): boolean {
    const { heading, cell } = this.#form;
    const isParted = isLink || this.#text.split('|').length > this.#links;
    const areMany = isParted && this.#links >= THRESHOLDS.fewest;
    const leadsOn =
      isLink && ('‹«←≪◀'.includes(this.#text.charAt(0)) || '›»→≫▶'.includes(this.#text.at(-1) ?? ' '));
    return (areMany || leadsOn) && !this.#own.item && !heading && !cell;
  }

  /** An empty line, as a page leaves room between paragraphs; never two. */
  endParagraph(): void {
    this.endLine();
    delete this.#own.wraps;
    const last = this.lines.at(-1);
    if (!last || last.text === '') return;
    const start = (last.offsets?.at(-1) ?? last.start) + 1;
    const { cell } = this.#form;
    this.lines.push({ text: '', number: last.number, start, offsets: [], ...(cell && { cell }) });
  }

  /** Everything that no line holds, white space aside, as runs. Offsets that other skips have already are counted there. */
  findMarkup(): SourceSkip[] {
    const skips: SourceSkip[] = [];
    let start = -1;
    for (let offset = 0; offset <= this.#html.length; offset++) {
      const shown = offset === this.#html.length || this.#shown[offset] === 1;
      if (!shown && start < 0) start = offset;
      if (shown && start >= 0) {
        skips.push({ name: 'markup', start, end: offset });
        start = -1;
      }
    }
    return skips;
  }

  #append(value: string, offsets: readonly number[], from = 0, to = value.length): void {
    if (to === from) return;
    const added = value.slice(from, to);
    this.#text += added;
    if (this.#open === 0 && LETTER.test(added)) this.#hasOwnWords = true;
    this.#endsInSpace = false;
    for (let index = from; index < to; index++) this.#offsets.push(offsets[index] ?? 0);
  }
}

const LETTER = /[\p{L}\p{N}]/u;

function isSpace(unit: number): boolean {
  return unit === 32 || (unit >= 9 && unit <= 13);
}
