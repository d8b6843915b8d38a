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
