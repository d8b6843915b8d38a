import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { fetchDocument, toOrigin } from '../../src/ingest/fetch-document.ts';
import { MOST_BYTES } from '../../src/ingest/read-document-file.ts';

/** Sends the same piece again and again until the reader goes away. */
const sendEndlessly =
  (piece: Buffer, headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    const write = () => {
      while (!response.destroyed && response.write(piece));
    };
    response.writeHead(200, headers);
    response.on('drain', write);
    response.on('close', () => ended.push(request.url ?? ''));
    write();
  };

const answers: Record<string, RequestListener> = {
  '/bomb': sendEndlessly(gzipSync(Buffer.alloc(MOST_BYTES / 2)), { 'content-encoding': 'gzip' }),
  '/endless': sendEndlessly(Buffer.alloc(1_000_000, 'a')),
};
const ended: string[] = [];
const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  if (answer) answer(request, response);
  else if (request.url?.startsWith('/none')) response.writeHead(404, 'Not\u001b[2J here').end('no');
  else response.end('text');
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(() => void server.close());
const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test.each(['/bomb', '/endless'])('%s is given up at the limit, and its sender told', async (path) => {
  const fetched = await fetchDocument(root + path);
  expect(fetched).toEqual({ problem: expect.stringContaining('are too many for a document') });
  await expect.poll(() => ended).toContain(path);
});

test.each([
  [`/${'a'.repeat(3000)}.txt`, /^a{1,146}\.txt$/],
  [`/${encodeURIComponent('総'.repeat(300))}.html`, /^総{1,48}\.html$/],
  ['/%E0%A4%A.txt', /^%E0%A4%A\.txt$/],
  ['/', /^document$/],
  ['/..%2f..%2fetc%2fpasswd', /^_.._etc_passwd$/],
])('a document at %.40s gets a name that can be kept', async (path, name) => {
  const fetched = await fetchDocument(root + path);
  expect('name' in fetched && fetched.name).toMatch(name);
});

test('an address is written down without a name and password', () => {
  expect(toOrigin('https://reader:secret@rules.example/cr.txt?x=1')).toBe('https://rules.example/cr.txt?x=1');
});
