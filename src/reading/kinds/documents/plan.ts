import type { DocumentKind } from '../../../model/records/document.ts';
import type { BlockForm } from '../../blocks/block.ts';
import type { Line } from '../../blocks/list-lines.ts';
import type { PairedBlock } from '../../blocks/pair-languages.ts';
import type { Evidence, ReadHints } from '../reader.ts';
import type { DocumentBuilder } from './document-builder.ts';
import type { Signs } from './signs.ts';

/** A block among the others of its document. */
export interface InDocument {
  block: PairedBlock;
  blocks: readonly PairedBlock[];
  at: number;
  signs: Signs;
}

/** Makes records of a block. */
export type Make = (builder: DocumentBuilder, found: InDocument) => void;

/** What the forms become; `any` is what those without an own one do. */
export type Makers = Partial<Record<BlockForm | 'any', Make>>;

/** A kind of document: what speaks for it, and which blocks become which records. */
export interface Plan {
  kind: DocumentKind;
  /** Its lines are not wrapped: each is a paragraph of its own. */
  linesAreParagraphs?: true;
  evidence(signs: Signs): Evidence;
  /**
   * Its lines are pieces of sentences, which each link of a page cuts: nothing is between them where one is Japanese, and
   * `takeLines` takes what is around the text as well: title, day, people, the frame of the page.
   */
  isOfPage?: true;
  /** Makes records of lines that are no block of a text; gives those that are left to it. */
  takeLines?(builder: DocumentBuilder, signs: Signs): readonly Line[];
  /** Puts the blocks of its text in the order, and in the forms, in which they become records. */
  arrange?(blocks: readonly PairedBlock[], signs: Signs): PairedBlock[];
  /** What its forms become. */
  records?: Makers;
  /** Makes the records of all blocks, where what one becomes depends on the others. */
  takeBlocks?(builder: DocumentBuilder, blocks: readonly PairedBlock[], signs: Signs, hints: ReadHints): void;
  /** Completes the records once all are there. */
  finish?(builder: DocumentBuilder, signs: Signs, hints: ReadHints): void;
}
