import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { Parser } from 'htmlparser2';

/** What a browser loads by itself with a page: files of the site, and addresses elsewhere. */
export interface PageResources {
  /** Scripts with the modules they import statically. */
  scripts: string[];
  styles: string[];
  /** Pictures and icons. */
  others: string[];
  /** Addresses on other hosts: there should be none. */
  foreign: string[];
}

/** Reads a page of a built site, `ja/cr/702.9/index.html`; addresses the site does not hold are left out. */
export function listPageResources(site: string, page: string): PageResources {
  const found = { scripts: new Set<string>(), styles: new Set<string>(), others: new Set<string>() };
  const foreign: string[] = [];
  const add = (kind: keyof typeof found, address: string) => {
    if (/^(?:[a-z]+:)?\/\//i.test(address)) foreign.push(address);
    else if (kind === 'scripts') collectModules(site, findFile(site, address), found.scripts);
    else {
      const file = findFile(site, address);
      if (file) found[kind].add(file);
    }
  };
  const parser = new Parser({
    onopentag(name, { src, href, rel }) {
      if (name === 'script' && src) add('scripts', src);
      else if (name === 'link' && rel === 'stylesheet' && href) add('styles', href);
      else if (name === 'link' && (rel === 'icon' || rel === 'manifest') && href) add('others', href);
      else if (name === 'use' && href && !href.startsWith('#')) add('others', href.replace(/#.*/, ''));
      else if (/^(?:img|iframe|video|audio|source|embed)$/.test(name) && src) add('others', src);
    },
  });
  parser.end(readFileSync(join(site, page), 'utf8'));
  return {
    scripts: [...found.scripts],
    styles: [...found.styles],
    others: [...found.others],
    foreign,
  };
}

/** A script and all it imports statically. */
export function collectModules(site: string, file: string | undefined, loaded: Set<string>): void {
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
