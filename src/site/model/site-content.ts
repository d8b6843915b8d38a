import {
  cardKeywordsSchema,
  createCardRelator,
  createCardsAbout,
  type RelatedCard,
} from '../../features/cards/relate-card.ts';
import type { KeptCard } from '../../model/records/kept-card.ts';
import type { OptionalPart } from '../../outputs/hosts.ts';
import { listWantedParts, readSiteSettings } from '../../outputs/site-settings.ts';
import type { Book } from '../../rulebook/book/book.ts';
import { type LoadedBook, loadBook } from '../../rulebook/book/load-book.ts';
import { readAuthored } from '../../rulebook/book/read-authored.ts';
import type { ContentFolders } from '../../rulebook/book/read-collections.ts';
import { createHistory, type History } from '../../rulebook/history/history.ts';

/** What everything of one build is made of: pages, API and search ask the same book and the same history. */
export interface SiteContent extends Omit<LoadedBook, 'cards'> {
  history: History;
  /** What its settings want, until a build knows what its host takes. */
  parts: ReadonlySet<OptionalPart>;
  /** Those of the publisher's card file, where one is kept. */
  cards: readonly RelatedCard[] | undefined;
  /** Which of them need a rule or term. */
  cardsAbout: ReturnType<typeof createCardsAbout> | undefined;
}

/** Reads the content of a site. Throws, naming file and field, where the collections are not as ingest writes them. */
export function loadSiteContent(folders: ContentFolders): SiteContent {
  const loaded = loadBook(folders);
  const { book, cards } = loaded;
  const related = cards && relateCards(book, cards);
  return {
    ...loaded,
    history: createHistory(book),
    parts: listWantedParts(readSiteSettings()),
    cards: related,
    cardsAbout: related && createCardsAbout(related),
  };
}

function relateCards(book: Book, cards: readonly KeptCard[]): RelatedCard[] {
  const relate = createCardRelator(book, cardKeywordsSchema.parse(readAuthored('card-keywords.json')));
  return cards.map((card) => ({ card, relations: relate(card) }));
}

/** Astro runs pages as modules of their own; the global object is what they share with the build that called it. */
const PLACE = Symbol.for('taiyaku.site-content');
const shared = globalThis as { [PLACE]?: SiteContent };

/** Hands the content to the pages that are made next. */
export function provideSiteContent(content: SiteContent): void {
  shared[PLACE] = content;
}

/** The content of this build or development server: at hand before the first page, so that no part of a page waits for it. */
export function getSiteContent(): SiteContent {
  const content = shared[PLACE];
  if (!content) throw new TypeError('no content: build with "npm run build", develop with "npm run dev"');
  return content;
}
