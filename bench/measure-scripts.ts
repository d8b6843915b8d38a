import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Parser } from 'htmlparser2';
import { toBrotliSize } from './measure-pages.ts';

/** Brotli bytes of all JavaScript that a reading page loads by itself, modules it imports statically included. */
export function measureScripts(site: string): number {
  const page = readdirSync(join(site, 'ja/cr')).find((name) => /^\d{3}\.\d+$/.test(name));
  const html = readFileSync(join(site, 'ja/cr', page ?? '', 'index.html'), 'utf8');
  const sources: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes['src']) sources.push(attributes['src']);
    },
  });
  parser.end(html);
  const loaded = new Set<string>();
  for (const source of sources) collectModules(site, findFile(site, source), loaded);
  return [...loaded].reduce((sum, file) => sum + toBrotliSize(readFileSync(file)), 0);
}

function collectModules(site: string, file: string | undefined, loaded: Set<string>): void {
  if (!file || loaded.has(file)) return;
  loaded.add(file);
  const code = readFileSync(file, 'utf8');
  for (const match of code.matchAll(/\b(?:import|from)\s*["'](\.[^"']+)["']/g))
    collectModules(site, join(dirname(file), match[1] ?? ''), loaded);
}

/** The file behind an address of the page, whatever base path it was built for. */
function findFile(site: string, address: string): string | undefined {
  const parts = posix.normalize(address).split('/').filter(Boolean);
  for (let skip = 0; skip < parts.length; skip++) {
    const file = join(site, ...parts.slice(skip));
    if (existsSync(file)) return file;
  }
  return undefined;
}
