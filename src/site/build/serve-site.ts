import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import sirv from 'sirv';
import { findHeaders, listHeaderRules } from '../publish/header-rules.ts';
import { MISSING_DATA } from '../publish/missing-data.ts';

export interface ServeOptions {
  /** Folder of the built site. */
  site: string;
  /** The first port to try; the next free one after it is taken. 0: any. */
  port: number;
  /** Path the site was built for, with a slash at each end. */
  base: string;
}

/** Serves a built site on this machine as a static host would: its headers, folders by their index, 404.html for the rest, of data 404.json. */
export async function serveSite({ site, port, base }: ServeOptions) {
  const rules = listHeaderRules('/');
  const files = sirv(site, {
    etag: true,
    setHeaders(response, path) {
      response.setHeaders(new Map(Object.entries(findHeaders(rules, path))));
    },
  });
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    if (!url.startsWith(base)) {
      response.writeHead(302, { location: base }).end();
      return;
    }
    request.url = url.slice(base.length - 1);
    const [path = '/', query] = request.url.split(/(?=[?])/);
    if (isFolder(site, path)) {
      const location = `${base.slice(0, -1)}${path}/${query ?? ''}`;
      response.writeHead(301, { ...findHeaders(rules, `${path}/`), location }).end();
      return;
    }
    files(request, response, () => {
      const isData = path.startsWith('/api/v1/');
      const notFound = join(site, isData ? MISSING_DATA : '404.html');
      response.writeHead(404, {
        ...findHeaders(rules, path),
        // How long something is kept is said only of what is there.
        'Cache-Control': 'no-cache',
        'content-type': isData ? 'application/json' : 'text/html; charset=utf-8',
      });
      response.end(existsSync(notFound) ? readFileSync(notFound) : '');
    });
  });
  const taken = await listen(server, port);
  return {
    /** Address of the site on this machine, its base included. */
    address: `http://localhost:${taken}${base}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether an address lacks the slash that a folder with an index has. */
function isFolder(site: string, path: string): boolean {
  if (path.endsWith('/') || /[%\\]|\.\./.test(path)) return false;
  return existsSync(join(site, path, 'index.html'));
}

/** Listens on the first free port from `port` on, within a hundred, and says which it is. */
async function listen(server: Server, port: number): Promise<number> {
  for (let tried = port; ; tried++) {
    try {
      // Nobody else on the network is served: what stands here may not be meant for others yet.
      await once(server.listen(tried, 'localhost'), 'listening');
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!isTaken || tried >= port + 100) throw error;
    }
  }
}
