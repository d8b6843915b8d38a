import type { KanjiReader } from '../../features/render/furigana/create-kanji-reader.ts';
import type { Renderer } from '../../features/render/renderer.ts';
import type { Lang } from '../../model/records/lang.ts';
import type { Book } from '../../rulebook/book/book.ts';

/** The languages of an e-book. */
export type EpubLanguages = 'both' | Lang;

/** What an e-book is made of. */
export interface EpubEdition {
  /** A book whose current edition is the one to be published. */
  book: Book;
  /** Made for the base `/`. */
  renderer: Renderer;
  /** Languages shown, the reader's first. */
  langs: readonly [Lang, ...Lang[]];
  /** Reads kanji, where readings are wanted over them. */
  readKanji?: KanjiReader;
  /** What the site is called, and where it is, where readers can reach it. */
  publisher: { name: string; address?: string };
  /** UUID that no other edition, choice of languages or publisher has. */
  identifier: string;
  /** The picture on its cover, as PNG. */
  cover?: Uint8Array;
}

/** The languages to show, the reader's first: in an e-book of both, a Japanese reader's. */
export function listEpubLangs(languages: EpubLanguages): EpubEdition['langs'] {
  return languages === 'both' ? ['ja', 'en'] : [languages];
}
