import { readSiteSettings } from '../../outputs/site-settings.ts';
import { type BuildOptions, buildSite } from './build-site.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

export type StartResult =
  | { ok: true; served: ServedSite; pages: number; notes: string[] }
  | { ok: false; message: string };

/** Builds the site from the collections and serves it on this machine, under the base it is built for. */
export async function startSite(options: BuildOptions, port: number): Promise<StartResult> {
  const built = await buildSite(options);
  if (!built.ok) return built;
  const { base } = readSiteSettings(options);
  const served = await serveSite({ site: built.out, port, base });
  return { ok: true, served, pages: built.pages, notes: built.notes };
}
