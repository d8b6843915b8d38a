import type { SourceLine } from '../source-text.ts';

/** Where something is on a page, in points from its left and upper edge; `y` of a text is its base line. */
export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A piece of text as a page draws it; `height` is the size of its letters. */
export interface Run extends PageBox {
  text: string;
  isBold: boolean;
}

/** What a page of a PDF draws, in the order in which it does. */
export interface PdfPage {
  runs: Run[];
  /** Lines across and down, of no width or of no height. */
  rules: PageBox[];
  pictures: PageBox[];
  /** Why it is not all that the page has. */
  fault?: string;
}

/** Which cell of which table, counted from 0: of a page as it is cut, of the document as its lines have it. */
export type TableCell = Omit<NonNullable<SourceLine['cell']>, 'head'>;

/** A line as it is printed; `y` is its base line, `height` the size of its letters. */
export interface PrintedLine extends PageBox {
  text: string;
  /** All of its letters. */
  isBold: boolean;
  /** Of a page, from 0. */
  page: number;
  /** Of a page in two columns which one it is in: else it goes from edge to edge. */
  side?: 'left' | 'right';
  cell?: TableCell;
  /** It is read from below or from above. */
  isTurned?: true;
}
