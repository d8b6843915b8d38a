import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { MOST_BYTES } from '../../src/disk/read-document-file.ts';
import { fetchDocument, toOrigin } from '../../src/ingest/keeping/fetch-document.ts';

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

/** Answers with a body of a type, and other headers. */
const send =
  (type: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(200, { 'content-type': type, ...headers }).end('text');

const answers: Record<string, RequestListener> = {
  '/a.xlsx': send('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  '/a.zip': send('application/zip'),
  '/a.png': send('image/png'),
  '/a.bin': send('application/octet-stream'),
  '/jis': send('text/plain; charset="Shift_JIS"'),
  '/latest': (_, response) => response.writeHead(302, { location: '/rules%2020260417.txt' }).end(),
  '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
  '/get?id=7': send('text/plain', { 'content-disposition': 'attachment; filename="rules 20260417.txt"' }),
  '/get?id=8': send('text/plain', {
    'content-disposition': "attachment; filename=x.txt; filename*=UTF-8''%E7%B7%8F%E5%90%88.txt",
  }),
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('half');
    response.destroy();
  },
  '/bomb': sendEndlessly(gzipSync(Buffer.alloc(MOST_BYTES / 2)), { 'content-encoding': 'gzip' }),
  '/endless': sendEndlessly(Buffer.alloc(1_000_000, 'a')),
};
const ended: string[] = [];
const server = createServer((request, response) => {
  const answer = answers[request.url ?? ''];
  if (answer) answer(request, response);
  else if (request.url?.startsWith('/none')) response.writeHead(404, 'Not here').end('no');
  else response.end('text');
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
afterAll(() => void server.close());
const root = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A port that nobody listens on any more. */
async function findFreePort(): Promise<number> {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  await new Promise((done) => other.close(done));
  return port;
}

test.each([
  ['/bomb', 'the server packs it'],
  ['/endless', 'are too many for a document'],
])('%s is given up, and its sender told', async (path, problem) => {
  const fetched = await fetchDocument(root + path);
  expect(fetched).toEqual({ problem: expect.stringContaining(problem) });
  await expect.poll(() => ended).toContain(path);
});

test.each(['gzip', 'deflate', 'br', 'x-gzip'])(
  'an answer packed as %s is refused, whole or cut short',
  async (packing) => {
    const pack = { deflate: deflateSync, br: brotliCompressSync }[packing] ?? gzipSync;
    const packed = pack('702.9. Flying\n'.repeat(1000));
    for (const body of [packed, packed.subarray(0, packed.length - 9)]) {
      answers[`/${packing}`] = (_, response) =>
        response.writeHead(200, { 'content-encoding': packing }).end(body);
      expect(await fetchDocument(`${root}/${packing}`)).toEqual({
        problem: expect.stringContaining('nobody could tell whether all of it came'),
      });
    }
  },
);

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

test.each([
  ['/a.xlsx', 'is an office document'],
  ['/a.zip', 'is an archive'],
  ['/a.png', 'is no text'],
  ['/none', 'the server answers 404'],
  ['/round', 'cannot be fetched: redirect count exceeded'],
  ['/cut', 'cannot be fetched: '],
])('%s is refused in words', async (path, problem) => {
  expect(await fetchDocument(root + path)).toEqual({ problem: expect.stringContaining(problem) });
});

test.each([
  ['/latest', { name: 'rules 20260417.txt', address: `${root}/rules%2020260417.txt` }],
  ['/get?id=7', { name: 'rules 20260417.txt' }],
  ['/get?id=8', { name: '総合.txt' }],
  ['/a.bin', { name: 'a.bin' }],
  ['/jis', { name: 'jis', charset: 'shift_jis' }],
])('%s is read, under the name it is given, with what the server says of it', async (path, fetched) => {
  expect(await fetchDocument(root + path)).toMatchObject(fetched);
});

test.each([
  [`http://127.0.0.1:${await findFreePort()}/rules.txt`, 'no server answers there'],
  ['http://rules.invalid/', 'no connection to the network'],
  ['https://', 'is no address'],
])('without a server at %s it is said what to look for', async (address, problem) => {
  expect(await fetchDocument(address)).toEqual({ problem: expect.stringContaining(problem) });
});

test('an address is written down without a name and password', () => {
  expect(toOrigin('https://reader:secret@rules.example/cr.txt?x=1')).toBe('https://rules.example/cr.txt?x=1');
});
