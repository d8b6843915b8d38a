/** A word of Japanese text. Tokens follow each other without gap and join to the text. */
export interface Token {
  /** The word as it is in the text. */
  surface: string;
  /** Offset of its first character. */
  start: number;
  /** Dictionary form: 捨てる for 捨て. */
  base?: string;
  /** Katakana, as dictionaries give it. */
  reading?: string;
  /** Part of speech and its subdivision: 名詞, 接尾. */
  pos: string;
  detail?: string;
}

/** Cuts Japanese text into words. The build gives kuromoji (`src/rulebook/book/terms/segment-japanese.ts`), a test a stub. */
export type Segment = (text: string) => readonly Token[];
