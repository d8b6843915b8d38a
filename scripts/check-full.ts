import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { checkLinks } from '../src/commands/site-checks/check-links.ts';
import { runIngest } from '../src/ingest/command/run-ingest.ts';
import { checkHistory } from '../src/ingest/numbers/check-history.ts';
import { readEditions, readFiles } from '../src/ingest/numbers/run-history.ts';
import { collectSteps } from '../src/ingest/pipeline/collect-authored.ts';
import { createNumberTable } from '../src/model/records/number-table.ts';
import { buildSite } from '../src/site/build/build-site.ts';

const USAGE = `usage: npm run check:full

Holds the table of numbers against every edition since 1999; ingests and builds a real full edition in both languages and
checks every link and anchor of the site. RULES_CORPUS names the folder of the documents.
Exit: 0 all links lead somewhere and the table is right, 1 some do not, it is not, or the edition cannot be built, 2 the documents are not at hand.`;

const DOCUMENTS = ['corpus/cr-en/20251114.txt', 'corpus/scale/ja-20251114.txt'];
const EDITIONS = 'corpus/cr-en-archive';
const SITE = { base: '/', origin: 'http://localhost' };

await runCommand(USAGE, async (_, say) => {
  const corpus = process.env['RULES_CORPUS'];
  if (!corpus)
    return { problem: `RULES_CORPUS is unset: name the folder that holds ${DOCUMENTS.join(' and ')}` };
  const editions = readEditions(readFiles(join(corpus, EDITIONS)));
  const { checked, faults: wrong } = checkHistory(editions, createNumberTable(collectSteps()));
  const gone = wrong.filter(({ followed }) => followed === undefined).length;
  for (const { edition, from, to, followed } of wrong.slice(0, 50))
    say(`${edition}: ${from} is ${to}, the table says ${followed ?? 'gone'}`);
  say(`${checked} sure numbers since 1999: ${wrong.length - gone} wrong, ${gone} falsely gone`);

  const folder = mkdtempSync(join(tmpdir(), 'taiyaku-full-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const content = join(folder, 'collections');
  const out = join(folder, 'site');

  const ingested = runIngest({ files: DOCUMENTS.map((path) => join(corpus, path)), out: content });
  if (ingested.exitCode !== 0) return ingested;
  say(ingested.lines.at(-1) ?? '');

  const built = await buildSite({ content, out, ...SITE });
  if (!built.ok) return { lines: [built.message], exitCode: 1 };
  say(`${built.pages} pages in ${built.seconds.toFixed(1)} s`);

  const { links, faults } = checkLinks(out, SITE);
  const lines = faults.slice(0, 50).map(({ page, target, fault }) => `${page}: ${target}: ${fault}`);
  return {
    lines: [...lines, `${links} links, ${faults.length} of them dead`],
    exitCode: faults.length + wrong.length > 0 ? 1 : 0,
  };
});
