import { createHash } from 'node:crypto';
import type { KanjiReader } from '../../features/render/furigana/create-kanji-reader.ts';
import type { Renderer } from '../../features/render/nodes.ts';
import type { Lang } from '../../model/records/lang.ts';
import { withBase } from '../../rulebook/book/address.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { type SiteSettings, warnOfAddress } from '../site-settings.ts';

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

/** Who publishes an e-book: the site. Its address is named only where readers can reach it. */
export function toPublisher(settings: SiteSettings): EpubEdition['publisher'] {
  const { name, origin, base } = settings;
  return warnOfAddress(settings) ? { name } : { name, address: origin + withBase(base, '/') };
}

/** A UUID made of the site and of names (version 8 of RFC 9562), so that the same e-book of the same site has the same. */
export function toIdentifier({ name, origin, base }: SiteSettings, names: readonly string[]): string {
  const text = [name, origin, base, ...names].join('\n');
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
