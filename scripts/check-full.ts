import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSite } from '../src/build/build-site.ts';
import { answerHelp } from '../src/command-line/run-command.ts';
import { parseIngestOptions } from '../src/ingest/parse-options.ts';
import { runIngest } from '../src/ingest/run-ingest.ts';
import { checkLinks } from '../src/site-checks/check-links.ts';

answerHelp(`usage: npm run check:full

Ingests and builds a real full edition in both languages and checks every link and anchor of the site. RULES_CORPUS
names the folder of the documents.`);

const DOCUMENTS = ['corpus/cr-en/20251114.txt', 'corpus/scale/ja-20251114.txt'];
const SITE = { base: '/', origin: 'http://localhost' };

const corpus = process.env['RULES_CORPUS'];
if (!corpus) {
  console.error(`RULES_CORPUS is unset: name the folder that holds ${DOCUMENTS.join(' and ')}`);
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'taiyaku-full-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const content = join(folder, 'collections');
const out = join(folder, 'site');

const options = parseIngestOptions([...DOCUMENTS.map((path) => join(corpus, path)), '--out', content]);
if ('problem' in options) throw new Error(options.problem);
const ingested = runIngest(options);
console.log(ingested.lines.at(-1));
if (ingested.exitCode !== 0) process.exit(ingested.exitCode);

const built = await buildSite({ content, out, ...SITE });
if (!built.ok) {
  console.error(built.message);
  process.exit(1);
}
console.log(`${built.pages} pages in ${built.seconds.toFixed(1)} s`);

const { links, faults } = checkLinks(out, SITE);
for (const { page, target, fault } of faults.slice(0, 50)) console.error(`${page}: ${target}: ${fault}`);
console.log(`${links} links, ${faults.length} of them dead`);
process.exitCode = faults.length > 0 ? 1 : 0;
