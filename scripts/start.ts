import { parseArgs } from 'node:util';
import { startSite } from '../src/build/start-site.ts';
import { parseIngestOptions } from '../src/ingest/parse-options.ts';
import { runIngest } from '../src/ingest/run-ingest.ts';

const USAGE = 'usage: npm start -- [--port NUMBER]';

function readPort(): number {
  try {
    const { port } = parseArgs({ options: { port: { type: 'string', default: '4321' } } }).values;
    if (/^\d{1,5}$/.test(port)) return Number(port);
    console.error(`--port ${port}: not a number\n${USAGE}`);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
  process.exit(2);
}

const port = readPort();
const options = parseIngestOptions([]);
if ('problem' in options) throw new Error(options.problem);
const { lines, exitCode } = runIngest(options);
for (const line of lines) (exitCode === 0 ? console.log : console.error)(line);
if (exitCode !== 0) process.exit(exitCode);

console.log('building the site …');
const started = await startSite(options.out, 'dist', port);
if (started.ok) {
  console.log(`${started.pages} pages at ${started.served.address} (Ctrl-C ends)`);
  process.once('SIGINT', () => started.served.close().then(() => process.exit(0)));
} else {
  console.error(started.message);
  process.exitCode = 1;
}
