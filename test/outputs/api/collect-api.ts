import { type ApiContent, planApi } from '../../../src/outputs/api/collect-api.ts';
import type { NamedSite } from '../../../src/outputs/api/site-urls.ts';
import type { OptionalPart } from '../../../src/outputs/hosts.ts';

/** Every file of the open data by its path, made. */
export function collectApi(
  content: ApiContent,
  site: NamedSite,
  parts: ReadonlySet<OptionalPart> = new Set(['oembed']),
): Map<string, string> {
  return new Map([...planApi(content, site, parts)].map(([path, make]) => [path, make()]));
}
