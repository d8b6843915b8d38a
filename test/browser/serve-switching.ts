import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A host whose site can be published anew, damaged or cut off while a browser reads it. */
export interface SwitchingHost {
  address: string;
  /** Publishes another built site in the place of the one before. */
  publish(site: string): void;
  /** Requests whose path ends so are answered with 404, as in the middle of an upload. */
  lose(ending: string | undefined): void;
  setDown(isDown: boolean): void;
  close(): void;
}

/** Serves a built site below `base` on a free port. */
export async function serveSwitching(site: string, base: string): Promise<SwitchingHost> {
  let files = sirv(site, { dev: true });
  let lost: string | undefined;
  let isDown = false;
  const server = createServer((request, response) => {
    if (isDown) {
      request.socket.destroy();
      return;
    }
    const url = request.url ?? '/';
    request.url = url.startsWith(base) ? url.slice(base.length - 1) : '/nowhere';
    response.setHeader('cache-control', 'no-cache');
    const notFound = (): void => {
      response.writeHead(404).end();
    };
    if (lost && request.url.endsWith(lost)) notFound();
    else files(request, response, notFound);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    publish(next) {
      files = sirv(next, { dev: true });
    },
    lose(ending) {
      lost = ending;
    },
    setDown(next) {
      isDown = next;
      if (isDown) server.closeAllConnections();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
