import { readStorage, writeStorage } from '../storage.ts';

const NAME = 'searches';
const LIMIT = 6;

/** What was searched for before in this browser, the last first. */
export function readRecent(): string[] {
  try {
    const kept: unknown = JSON.parse(readStorage(NAME) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

/** Keeps a search that led to a result. */
export function rememberSearch(query: string): void {
  if (query === '') return;
  const kept = [query, ...readRecent().filter((other) => other !== query)].slice(0, LIMIT);
  writeStorage(NAME, JSON.stringify(kept));
}

export function forgetSearches(): void {
  writeStorage(NAME, '[]');
}
