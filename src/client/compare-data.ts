import type { ChangesResource } from '../api/changes-resource.ts';
import type { TextsResource } from '../api/texts-resource.ts';
import { joinChanges } from '../history/join-changes.ts';
import type { RuleChange } from '../records/edition-changes.ts';
import { type RuleNumber, sectionOf } from '../records/rule-number.ts';

/** What changed between two editions, and the names of the sections of the newer one. */
export interface Comparison {
  changes: RuleChange[];
  sections: ChangesResource['sections'];
}

/** Loads every step between two editions and joins them. `editions` are those that have a step, oldest first. */
export async function loadComparison(
  api: string,
  editions: readonly string[],
  from: string,
  to: string,
): Promise<Comparison> {
  const steps = await Promise.all(
    editions
      .filter((edition) => edition > from && edition <= to)
      .map((edition) => loadJson<ChangesResource>(`${api}changes/${edition}.json`)),
  );
  const changes = steps.reduce<RuleChange[]>((joined, { rules }) => joinChanges(joined, rules), []);
  return { changes, sections: steps.at(-1)?.sections ?? {} };
}

/** The texts of a number in an edition, by language; empty where it has none. */
export async function loadTexts(
  api: string,
  edition: string,
  number: RuleNumber | undefined,
): Promise<TextsResource[string]> {
  if (!number) return {};
  const texts = await loadJson<TextsResource>(`${api}texts/${edition}/${sectionOf(number)}.json`);
  return texts[number] ?? {};
}

const loaded = new Map<string, Promise<unknown>>();

/** A file of the site, asked for once; it is of this very build, so its form is trusted. */
function loadJson<T>(address: string): Promise<T> {
  const known = loaded.get(address) ?? fetchJson(address);
  loaded.set(address, known);
  return known as Promise<T>;
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
