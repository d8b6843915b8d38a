import type { RuleResource } from '../api/rule-resource.ts';
import type { EmbedOptions } from './options.ts';

const loaded = new Map<string, Promise<RuleResource | undefined>>();

/**
 * The rule that a number means to the page: today's, or that of the page's edition followed to where it stands now.
 * Undefined where the number never was, the rule is gone, or the page's policy forbids asking us.
 */
export async function loadRule(number: string, options: EmbedOptions): Promise<RuleResource | undefined> {
  const rule = await loadResource(number, options.site);
  const { edition } = options;
  // In force on that day: the newest edition not after it in which the number meant something else.
  const meant = edition && rule?.earlier.find((meaning) => meaning.edition <= edition);
  if (!rule || !meant || isOverruled(rule, meant.edition, edition)) return rule;
  return meant.now ? loadResource(meant.now, options.site) : undefined;
}

/** Whether the number had already its meaning of today on the day: its own edition is then the older of the two. */
function isOverruled(rule: RuleResource, meaningEdition: string, day: string): boolean {
  return rule.since !== undefined && rule.since <= day && rule.since > meaningEdition;
}

function loadResource(number: string, site: string): Promise<RuleResource | undefined> {
  const known = loaded.get(number);
  if (known) return known;
  const request = fetchRule(new URL(`api/v1/rules/${number}.json`, site));
  loaded.set(number, request);
  return request;
}

async function fetchRule(address: URL): Promise<RuleResource | undefined> {
  try {
    const response = await fetch(address, { credentials: 'omit', referrerPolicy: 'no-referrer' });
    return response.ok ? ((await response.json()) as RuleResource) : undefined;
  } catch {
    return undefined;
  }
}
