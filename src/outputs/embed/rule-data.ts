import type { RuleNumber } from '../../model/records/rule-number.ts';
import { resolveNumber } from '../../rulebook/history/resolve-number.ts';
import type { RuleResource } from '../api/rule-resource.ts';
import type { EmbedOptions } from './options.ts';

/**
 * Finds the rule that a number means to the page, today's or that of its day: the one that its link leads to. Gives
 * nothing where the number never was, the rule is gone, nobody can tell, or the page's policy forbids asking us.
 */
export function createRuleLoader({ site, edition }: EmbedOptions) {
  const loaded = new Map<string, Promise<unknown>>();
  const load = (path: string) => {
    const request = loaded.get(path) ?? fetchJson(new URL(path, site));
    loaded.set(path, request);
    return request;
  };
  const loadPage = (number: RuleNumber) => load(`api/v1/rules/${number}.json`) as Promise<RuleResource>;

  return async function loadRule(number: RuleNumber): Promise<RuleResource | undefined> {
    try {
      // Most texts mean today's rules, and most of these have a file of their own.
      const own = edition ? undefined : await loadPage(number).catch(() => undefined);
      const page = own ? undefined : (await resolveNumber(number, edition, load)).page;
      return own ?? (page && (await loadPage(page)));
    } catch {
      return undefined;
    }
  };
}

async function fetchJson(address: URL): Promise<unknown> {
  const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
