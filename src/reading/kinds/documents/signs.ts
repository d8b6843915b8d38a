import { memoize } from '../../../model/memoize.ts';
import { isPolite } from '../../../model/text/is-polite.ts';
import { endsSentence } from '../../../model/text/sentence.ts';
import { type Block, type BlockForm, type Span, wordsOf } from '../../blocks/block.ts';
import type { Line } from '../../blocks/list-lines.ts';
import { readBlocks, readLines } from '../../blocks/read-blocks.ts';
import { cutPairs, restoreLongLines } from '../../blocks/restore-lines.ts';
import { Ledger } from '../../sources/ledger.ts';
import { RunningText } from '../../sources/running-text.ts';
import type { SourceText } from '../../sources/source-text.ts';
import { THRESHOLDS } from '../../thresholds.ts';
import { isOneOf } from '../../words.ts';
import { listNames } from '../imprint/find-title.ts';

/** The signs of a source, looked for once for all kinds. */
export const signsOf = memoize((source: SourceText): Signs => {
  const running = new RunningText(new Ledger(source), cutPairs(restoreLongLines(source)).lines);
  return new Signs(source, running, readLines(running));
});

/** What a document shows of itself: what kinds are told by. */
export class Signs {
  readonly source: SourceText;
  /** The text that the blocks are of. */
  readonly running: RunningText;
  readonly lines: readonly Line[];
  readonly allBlocks: readonly Block[];
  /** Those that are not left out. */
  readonly blocks: readonly Block[];
  readonly #texts = new Map<Block, string>();
  readonly #forms: Partial<Record<BlockForm, Block[]>>;
  readonly #opening: readonly string[];
  /**
   * Numbered with a grammar that could be taken for ours and is not (`103.4.c`, `1.2.1`), or in the polite style that our
   * rules are not written in: none of its numbers is one of our rules.
   */
  readonly hasOwnNumbers: boolean;
  /** Its chapters count sections of two numbers: `1.` is above `1.1`. */
  readonly hasSections: boolean;

  constructor(
    source: SourceText,
    running: RunningText,
    lines: readonly Line[],
    allBlocks: readonly Block[] = readBlocks(lines, running),
  ) {
    this.source = source;
    this.running = running;
    this.lines = lines;
    this.allBlocks = allBlocks;
    this.blocks = allBlocks.filter(({ form }) => form !== 'skip');
    this.#forms = Object.groupBy(this.blocks, ({ form }) => form);
    this.#opening = this.#findOpening();
    const { entry: entries = [] } = this.#forms;
    this.hasOwnNumbers = this.#tellsOwnNumbers(entries);
    this.hasSections = entries.some(({ label }) => label?.kind === 'parts' && isDigit(label.text));
  }

  /** Folded text of a block without its marks. */
  textOf(block: Block): string {
    return this.#texts.getOrInsertComputed(block, ({ paragraphs }) =>
      wordsOf(paragraphs, this.running.folded),
    );
  }

  /** The same as printed. */
  wordingOf({ paragraphs }: Block): string {
    return wordsOf(paragraphs, this.running.text);
  }

  /** Folded text of a stretch, marks included. */
  printedOf({ from, to }: Span): string {
    return this.running.folded.slice(from, to);
  }

  /** How many blocks are of a form and, where given, pass a test. */
  count(form: BlockForm, test?: (text: string, block: Block) => boolean): number {
    const ofForm = this.#forms[form] ?? [];
    return test ? ofForm.filter((block) => test(this.textOf(block), block)).length : ofForm.length;
  }

  /** The share of all blocks that pass a test. */
  share(test: (text: string, block: Block) => boolean): number {
    const passed = this.blocks.filter((block) => test(this.textOf(block), block)).length;
    return this.blocks.length === 0 ? 0 : passed / this.blocks.length;
  }

  /** Whether the title says a word: a short line of the beginning, before the text, or the head of the page. */
  opens(words: RegExp): boolean {
    return this.#opening.some((line) => words.test(line));
  }

  /** Lines above the text: names, fields and days, up to the first sentence; no item of a list. */
  #findOpening(): string[] {
    const lines = listNames(this.source.imprint ?? {}).slice(0, 1);
    for (const block of this.blocks.filter(({ form }) => form !== 'item')) {
      const printed = this.printedOf(block);
      if (
        block.from > THRESHOLDS.openingText ||
        (block.form === 'text' && endsSentence(printed) && lines.length > 0)
      )
        break;
      lines.push(...printed.split('\n').filter((line) => line.length <= 120 && !endsSentence(line)));
    }
    return lines;
  }

  #tellsOwnNumbers(entries: readonly Block[]): boolean {
    const numbered = entries.filter(({ label }) => isOneOf(label?.kind, 'rule', 'parts'));
    const foreign = numbered.filter(({ label }) => {
      if (label?.kind !== 'parts' || !isDigit(label.text)) return false;
      return label.depth > 2 || /^\d{3}/.test(label.text);
    });
    if (foreign.length > 0 && foreign.length * 10 >= numbered.length) return true;
    const texts = numbered.filter((block) => block.lang === 'ja' && endsSentence(this.textOf(block)));
    const polite = texts.map((block) => this.textOf(block)).filter((text) => isPolite(text) && !isPast(text));
    return polite.length > 2 && polite.length * 2 > texts.length;
  }
}

/** What changed is told in the past; no rule is. */
function isPast(text: string): boolean {
  return ['ました', 'でした'].some((ending) => text.slice(-7).includes(ending));
}

/** Whether a number begins with a digit rather than with the letter of a list. */
const isDigit = (number: string): boolean => number.charAt(0) >= '0' && number.charAt(0) <= '9';
