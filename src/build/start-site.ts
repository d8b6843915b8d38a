import site from '../../content/site.json' with { type: 'json' };
import { buildSite } from './build-site.ts';
import { type ServedSite, serveSite } from './serve-site.ts';

export type StartResult = { ok: true; served: ServedSite; pages: number } | { ok: false; message: string };

/** Builds the site from the collections and serves it on this machine, under the base it is built for. */
export async function startSite(content: string, out: string, port: number): Promise<StartResult> {
  const base = process.env['TAIYAKU_BASE'] ?? site.base;
  const built = await buildSite({ content, out });
  if (!built.ok) return { ok: false, message: built.message };
  return { ok: true, served: await serveSite({ site: out, port, base }), pages: built.pages };
}
