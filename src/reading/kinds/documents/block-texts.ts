import { LANGS, type Lang } from '../../../model/records/lang.ts';
import type { Place } from '../../../model/records/place.ts';
import type { Correction } from '../../../model/records/rule.ts';
import { levelOf, type RuleNumber } from '../../../model/records/rule-number.ts';
import { findRuleReferences } from '../../../model/records/rule-reference.ts';
import type { TextBlock } from '../../../model/records/text.ts';
import { foldForms } from '../../../model/text/fold-forms.ts';
import { languageOf } from '../../../model/text/language-of.ts';
import { hasJapanese, hasWord } from '../../../model/text/script.ts';
import { tidySpaces } from '../../../model/text/spaces.ts';
import { areInBoth, type Block, type Cell, paragraphsOf, type Span } from '../../blocks/block.ts';
import { cutLanguages } from '../../blocks/cut-languages.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import { healBlanks, joinLines } from '../../sources/join-lines.ts';
import type { RunningText } from '../../sources/running-text.ts';
import { isOneOf } from '../../words.ts';

/** Both languages of a block's text. */
export type Texts = Partial<Record<Lang, TextBlock[]>>;

/** Takes the texts of blocks through the ledger. */
export class BlockTexts {
  readonly #running: RunningText;
  readonly #options: { heals: boolean; isTight: boolean };
  #corrections: Correction[] = [];

  /** `heals`: blanks inside Japanese came from lost line ends. `isTight`: lines are pieces of sentences. */
  constructor(running: RunningText, options: { heals: boolean; isTight: boolean }) {
    this.#running = running;
    this.#options = options;
  }

  placeOf(block: Span): Place {
    return this.#running.placeAt(block.from);
  }

  /** The text of lines as one, wraps healed; now in a record. */
  take(spans: readonly Span[]): string {
    return this.#join(spans.map(({ from, to }) => this.#running.take(from, to)));
  }

  /** The same of a side: what marks strike out is in its corrections alone, which `correctSide` gives it. */
  takeOfSide(spans: readonly Span[]): string {
    const parts = spans.map(({ from, to }) => takeCorrectedText(this.#running, from, to));
    this.#corrections.push(...parts.flatMap(({ corrections }) => corrections));
    return this.#join(parts.map(({ text }) => text));
  }

  /** Gives a side what marks in the source correct in a text that was taken last and is now in it. */
  correctSide(side: { corrections?: Correction[] | undefined }, texts: readonly TextBlock[]): void {
    const own = this.#corrections.filter(({ found }) => texts.some(({ text }) => text.includes(found)));
    this.#corrections = this.#corrections.filter((each) => !own.includes(each));
    if (own.length > 0) side.corrections = [...(side.corrections ?? []), ...own];
  }

  #join(lines: readonly string[]): string {
    const { heals, isTight } = this.#options;
    const text = joinLines(lines.map(tidySpaces), isTight);
    return heals ? healBlanks(text) : text;
  }

  /** Takes the label of a block; what is neither text nor label is a mark. */
  takeLabel(block: Block): void {
    const { card, label } = block;
    // What `第1章` and `IV.` say the id of their record says.
    if (
      label &&
      this.#running.folded.slice(label.from, label.to).includes(label.text) &&
      label.kind !== 'named'
    )
      this.#running.take(label.from, label.to);
    else if (label) this.#running.skip('label', label.from, label.to);
    const texts = [...(block.said ?? []), ...block.paragraphs, ...Object.values(card ?? {})].flat();
    this.#running.skipBetween('marker', block, label ? [label, ...texts] : texts);
  }

  /** Leaves a block out, a field of a page or a mail under its own name. */
  skip(block: Block, name = block.name ?? 'mail-header'): void {
    this.#running.skip(name, block.from, block.to);
  }

  /** Leaves out the beginning of a block's text, `length` units of its first line. */
  skipPart({ paragraphs: [spans = []] }: Block, length: number, name: string): void {
    const [first] = spans;
    if (first) this.#running.skip(name, first.from, Math.min(first.to, first.from + length));
  }

  /**
   * The paragraphs of a block by language; under a number a paragraph in both is cut where the language changes. Of a side
   * they keep what marks correct for `correctSide`.
   */
  textsOf(block: PairedBlock, ofSide = false): Texts {
    const texts: Texts = {};
    this.#corrections = [];
    for (const side of block.twin ? [block, block.twin] : [block]) {
      this.takeLabel(side);
      const type = side.form === 'example' ? 'example' : 'paragraph';
      if (side.cells) {
        this.#addCells(texts, side, side.cells);
        continue;
      }
      for (const spans of [...(ofSide ? [] : (side.said ?? [])), ...side.paragraphs]) {
        const printed = ofSide ? this.takeOfSide(spans) : this.take(spans);
        // Code and what one person says are in the language of all of it.
        const own = isOneOf(side.style, 'code', 'post') ? undefined : languageOfWords(printed);
        const only = { lang: own ?? side.lang ?? 'en', text: printed };
        for (const { lang, text } of side.label ? cutSides(only) : [only]) {
          texts[lang] ??= [];
          texts[lang].push({ type, text });
        }
      }
    }
    return texts;
  }

  /** The cells of a row: in the languages of their columns, else all in the one of the row. */
  #addCells(texts: Texts, row: Block, cells: readonly Cell[]): void {
    const inBoth = areInBoth(cells);
    const printed = cells.map((cell) => ({
      lang: inBoth ? cell.holds?.lang : undefined,
      texts: paragraphsOf(cell).map((spans) => this.take(spans)),
    }));
    const own = languageOfWords(printed.flatMap((cell) => cell.texts).join(' ')) ?? row.lang ?? 'en';
    for (const cell of printed) {
      const lang = cell.lang ?? (inBoth ? languageOf(cell.texts.join(' ')) : undefined) ?? own;
      texts[lang] ??= [];
      for (const text of cell.texts) texts[lang].push({ type: 'paragraph', text });
    }
  }

  /** All text of a block as one line. */
  lineOf(block: Block): string {
    this.takeLabel(block);
    return [...(block.said ?? []), ...block.paragraphs].map((spans) => this.take(spans)).join(' ');
  }
}

/** Where something is said, and nothing else: `(CR 506.4)`. */
const PLACE_ALONE = /^[\s([]*(?:CR|MTR|IPG|rules?)[\s.]*\d[\d.a-z,、\s-]*[\])\s]*$/i;

/** Numbers, symbols and places alone (`701.6a`, `{G}`) are of the language around them. */
function languageOfWords(text: string): Lang | undefined {
  if (PLACE_ALONE.test(foldForms(text))) return undefined;
  return hasWord(text) || hasJapanese(text) ? languageOf(text) : undefined;
}

/**
 * What is under one number in English and then in Japanese, or the other way, as two; any other mixture is of one
 * language. Without a number that holds the two together they are sentences of a text, and no pair.
 */
function cutSides({ lang, text }: { lang: Lang; text: string }): { lang: Lang; text: string }[] {
  const runs = cutLanguages(text).map((run) => ({ ...run, text: tidySpaces(text.slice(run.from, run.to)) }));
  const [first, second] = runs;
  const english = runs.find((run) => run.lang === 'en');
  const isPair = runs.length === 2 && first?.lang && second?.lang && first.lang !== second.lang;
  if (!isPair || !english || hasJapanese(english.text) || english.text.split(' ').length < 3)
    return [{ lang, text }];
  return runs.map((run) => ({ lang: run.lang ?? lang, text: run.text }));
}

/** The numbers of our rules that a text names, each once, in order; a digit alone (`section 1`) is the document's own. */
export function numbersIn(texts: Texts): RuleNumber[] {
  const found = LANGS.flatMap((lang) =>
    (texts[lang] ?? []).flatMap(({ text }) =>
      findRuleReferences(text, lang).flatMap(({ numbers }) => numbers),
    ),
  );
  return [...new Set(found)].filter((number) => levelOf(number) !== 'chapter');
}

/** Blanks that were doubled on the way (by hard wraps, by a conversion); a single full-width blank stays. */
const BLANKS = /\s{2,}/g;
const DIGITS = /^\d+/;

/**
 * Takes a part of a text with the corrections that marks in the source show in it. Where markup strikes words out, the text keeps the new wording and the correction the old:
 * `are <del>eleven</del> <ins>twelve</ins> actions` → `are twelve actions`, eleven → twelve.
 */
function takeCorrectedText(running: RunningText, from: number, to: number) {
  let text = '';
  const changes: { from: number; to: number; removed: string }[] = [];
  let open: (typeof changes)[number] | undefined;
  for (const { type, ...run } of running.listRuns(from, to)) {
    const printed = running.take(run.from, run.to);
    if (type === 'plain' && printed.trim() !== '') open = undefined;
    if (type !== 'plain' && !open) {
      open = { from: text.length, to: text.length, removed: '' };
      changes.push(open);
    }
    if (type === 'del' && open) open.removed += printed;
    else
      text += (text === text.trimEnd() && text !== '' ? printed : printed.trimStart()).replace(BLANKS, ' ');
    if (type === 'ins' && open) open.to = text.length;
  }
  const corrections = changes.flatMap(({ from, to, removed }) => {
    const added = text.slice(from, to).trim();
    if (removed.trim() === '' && added === '') return [];
    // Digits struck out before digits: those are what came in.
    const isNumber = added === '' && DIGITS.exec(removed)?.[0] === removed;
    const beside = isNumber ? DIGITS.exec(text.slice(from)) : undefined;
    return [locate(text, from, removed.trim(), beside?.[0] ?? added)];
  });
  return { text: text.trim(), corrections };
}

/** Words before and characters after a change that may be added to name its place; past that it is named as it is. */
const MOST_STEPS = 12;

/** The correction with as much of the text around it as names one place of the text: a deletion alone leaves no words. */
function locate(text: string, at: number, removed: string, added: string): Correction {
  let from = at;
  let to = at + added.length;
  for (let step = 0; step < MOST_STEPS && from > 0 && !isUnique(text, from, to); step++)
    from = backOneWord(text, from);
  for (let step = 0; step < MOST_STEPS && to < text.length && !isUnique(text, from, to); step++) to++;
  const after = text.slice(at + added.length, to);
  const before = text.slice(from, at);
  const old = `${before}${removed}${removed && /^\w/.test(after) ? ' ' : ''}${after}`.trim();
  const found = text.slice(from, to).trim();
  return { found, from: old, to: found, settledBy: 'marks' };
}

function isUnique(text: string, from: number, to: number): boolean {
  const part = text.slice(from, to).trim();
  return part !== '' && text.indexOf(part) === text.lastIndexOf(part);
}

function backOneWord(text: string, from: number): number {
  const before = text.slice(Math.max(0, from - 80), from).trimEnd();
  const word = /[\w’'{}/-]+[^\w\s]*$|[\s\S]$/.exec(before);
  return word ? Math.max(0, from - 80) + word.index : 0;
}
