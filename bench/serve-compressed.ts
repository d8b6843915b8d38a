import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findHeaders, listHeaderRules } from '../src/site/publish/header-rules.ts';

const TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '.html': 'text/html; charset=utf-8',
    '.css': 'text/css',
    '.js': 'text/javascript',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
    '.png': 'image/png',
    '.webmanifest': 'application/manifest+json',
    '.xml': 'application/xml',
    '.txt': 'text/plain',
  }),
);

export interface CompressedHost {
  address: string;
  /** Compresses files before they are asked for, as a host has done that is measured. */
  prepare(files: readonly string[]): void;
  close(): void;
}

/** Serves a site built for `/` as a good host does: compressed once, with the headers the site asks for. */
export async function serveCompressed(site: string): Promise<CompressedHost> {
  const rules = listHeaderRules('/');
  const compressed = new Map<string, Buffer>();
  const compress = (file: string) => {
    const known = compressed.get(file) ?? brotliCompressSync(readFileSync(file));
    compressed.set(file, known);
    return known;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const named = join(site, path);
    const file = existsSync(named) && statSync(named).isDirectory() ? join(named, 'index.html') : named;
    const isThere = existsSync(file);
    const sent = isThere ? file : join(site, '404.html');
    response.writeHead(isThere ? 200 : 404, {
      ...findHeaders(rules, path),
      'content-type': TYPES.get(extname(sent)) ?? 'application/octet-stream',
      'content-encoding': 'br',
    });
    response.end(compress(sent));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    prepare: (files) => files.forEach(compress),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
