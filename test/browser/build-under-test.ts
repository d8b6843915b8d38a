import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { buildSite } from '../../src/site/build/build-site.ts';
import makeDigestProject, { DIGEST } from '../digest-project.ts';
import { SITES, type SiteUnderTest } from './sites.ts';

/** Everything that a site is made of, but its collections; of the code all but what runs beside it. */
const SOURCES = [
  'src/{disk,features,ingest,model,outputs,reading,rulebook,site}/**',
  'public/**',
  `${DIGEST.authored}/**`,
  'astro.config.mjs',
  'package-lock.json',
];

/** What the environment says of a build. */
const SETTINGS = ['SOURCE_DATE_EPOCH', 'TAIYAKU_ORIGIN', 'TAIYAKU_BASE'];

/** Builds a site under test, unless the one that is there was made of the same files: units and browser share it. */
export async function buildUnderTest(site: SiteUnderTest): Promise<void> {
  const { content, out, base, address } = site;
  if (site === SITES.starter) makeDigestProject();
  const list = `${out}.made-of`;
  const key = hashFiles(
    [...SOURCES, `${content}/**`],
    [address, ...SETTINGS.map((name) => process.env[name])],
  );
  if (existsSync(out) && existsSync(list) && readFileSync(list, 'utf8') === key) return;
  rmSync(list, { force: true });
  const built = await buildSite({ content, out, base, origin: new URL(address).origin });
  if (!built.ok) throw new Error(built.message);
  writeFileSync(list, key);
}

function hashFiles(patterns: readonly string[], settings: readonly unknown[]): string {
  const hash = createHash('sha256').update(JSON.stringify([process.version, ...settings]));
  const files = globSync(patterns, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of files.map(({ parentPath, name }) => `${parentPath}/${name}`).sort())
    hash.update(`\0${path}\0`).update(readFileSync(path));
  return hash.digest('hex');
}
