import type { Diagnostic } from '../../model/diagnostics/diagnostic.ts';
import type { Book } from '../../rulebook/book/book.ts';
import type { Segment } from '../../rulebook/book/terms/segment.ts';
import type { History } from '../../rulebook/history/history.ts';
import { getSiteContent, type SiteContent } from './site-content.ts';

/** The book of this build. */
export const getBook = (): Book => getSiteContent().book;

/** Whether a card file is kept: else nothing of the site tells of cards. */
export const hasCards = (): boolean => getSiteContent().cards !== undefined;

/** What tells which cards need a rule or term; undefined where no card file is kept. */
export const getCardsAbout = (): SiteContent['cardsAbout'] => getSiteContent().cardsAbout;

/** The history of its numbers. */
export const getHistory = (): History => getSiteContent().history;

/** Diagnostics of the ingest run. */
export const getDiagnostics = (): readonly Diagnostic[] => getSiteContent().diagnostics;

/** What cuts its Japanese into words. */
export const getSegmenter = (): Segment => getSiteContent().segment;
