import type { OptionalPart } from '../../../outputs/hosts.ts';
import { listWantedParts, readSiteSettings } from '../../../outputs/site-settings.ts';

/** Astro runs pages as modules of their own; the global object is what they share with the build that called it. */
const PLACE = Symbol.for('taiyaku.parts');
const shared = globalThis as { [PLACE]?: ReadonlySet<OptionalPart> };

/** Says which parts the site that is built next has. */
export function provideParts(parts: ReadonlySet<OptionalPart>): void {
  shared[PLACE] = parts;
}

/** Whether the site has such a part; where no build said so (`astro dev`), what its settings want. */
export function hasPart(part: OptionalPart): boolean {
  shared[PLACE] ??= listWantedParts(readSiteSettings());
  return shared[PLACE].has(part);
}
