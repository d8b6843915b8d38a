import type { RuleChange } from '../../../model/records/edition-changes.ts';
import { joinChanges } from '../../../model/records/join-changes.ts';
import { type RuleNumber, sectionOf } from '../../../model/records/rule-number.ts';
import type { ChangesResource, TextsResource } from '../../../outputs/api/edition-resource.ts';
import { fetchJson } from '../fetch-json.ts';

/**
 * Loads every step between two editions and joins them to what changed, with the names of the sections of the newer one.
 * `editions` are those that have a step, oldest first.
 */
export async function loadComparison(editions: readonly string[], from: string, to: string) {
  const steps = await Promise.all(
    editions
      .filter((edition) => edition > from && edition <= to)
      .map((edition) => fetchJson<ChangesResource>(`api/v1/changes/${edition}.json`)),
  );
  const changes = steps.reduce<RuleChange[]>((joined, { rules }) => joinChanges(joined, rules), []);
  return { changes, sections: steps.at(-1)?.sections ?? {} };
}

/** The texts of a number in an edition, by language; empty where it has none. */
export async function loadTexts(edition: string, number: RuleNumber | undefined) {
  if (!number) return {};
  const texts = await fetchJson<TextsResource>(`api/v1/texts/${edition}/${sectionOf(number)}.json`);
  return texts[number] ?? {};
}
