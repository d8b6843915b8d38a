import { type ApiContent, planApi } from '../../../src/outputs/api/collect-api.ts';
import type { NamedSite } from '../../../src/outputs/api/site-urls.ts';
import type { OptionalPart } from '../../../src/outputs/hosts.ts';
import type { Segment } from '../../../src/rulebook/book/terms/segment.ts';

const toOneToken: Segment = (text) => [{ surface: text, start: 0, pos: '' }];

/** Every file of the open data by its path, made; without a segmenter each name is one word. */
export function collectApi(
  content: Omit<ApiContent, 'segment'> & Partial<ApiContent>,
  site: NamedSite,
  parts: ReadonlySet<OptionalPart> = new Set(['oembed']),
): Map<string, string> {
  return new Map(
    [...planApi({ segment: toOneToken, ...content }, site, parts)].map(([path, make]) => [path, make()]),
  );
}
