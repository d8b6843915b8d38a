import site from '../../content/site.json' with { type: 'json' };
import type { SiteAddress } from '../api/site-urls.ts';

/** Where the site will stand and what it is called: `content/site.json`, overruled by the environment of one build. */
export function readSiteSettings(): SiteAddress & { name: string } {
  return {
    name: site.name,
    origin: process.env['TAIYAKU_ORIGIN'] ?? site.origin,
    base: process.env['TAIYAKU_BASE'] ?? site.base,
  };
}
