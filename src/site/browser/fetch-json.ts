import { toOwnPath } from './own-page.ts';

const loaded = new Map<string, Promise<unknown>>();

/** A JSON file of this site by its path below the base, `api/v1/history.json`, fetched once a page; a failed one is tried again. */
export function fetchJson<Content>(path: string): Promise<Content> {
  const known = loaded.get(path);
  if (known) return known as Promise<Content>;
  const asked = readJson<Content>(path);
  loaded.set(path, asked);
  asked.catch(() => loaded.delete(path));
  return asked;
}

/** The same, fetched each time. */
export async function readJson<Content>(path: string, init?: RequestInit): Promise<Content> {
  const response = await fetch(toOwnPath(`/${path}`), init);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
