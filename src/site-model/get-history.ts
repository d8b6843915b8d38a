import { createHistory } from '../history/create-history.ts';
import type { History } from '../history/history.ts';
import { getBook } from './get-book.ts';

let history: Promise<History> | undefined;

/** The history of the numbers of this build's book; made once. */
export function getHistory(): Promise<History> {
  history ??= getBook().then(createHistory);
  return history;
}
