import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { HINT_OPTIONS, parseHints } from '../src/ingest/command/parse-hints.ts';
import { addSources } from '../src/ingest/keeping/add-sources.ts';
import { sourcesFolder } from '../src/ingest/keeping/collect-sources.ts';
import { sourceIdSchema } from '../src/reading/sources/manifest.ts';

const USAGE = `usage: npm run ingest:add -- FILE|FOLDER|URL… [--edition DAY|VERSION] [--kind K] [--lang en|ja] [--id NAME]
                             [--origin TEXT] [--licence TEXT] [--host NAME…] [--replace]
                             [--keep-going]

Keeps documents: copies each byte for byte to content/sources/NAME and writes its manifest; all of them or none. Of a
FOLDER, all documents in it and below.
Kind, language and edition are found out unless given; NAME is made from them.
A URL is that of a text, a web page, a PDF or a Word document, or of the publisher's page that links to the newest edition as TXT, which is then
taken. Of office documents PDF and Word (.docx) are read; archives are not.
A card file of MTGJSON or Scryfall comes to content/cards.
  --host     a server, beside the page's own site, that such a link may lead to
  --kind     of a page: keep the page itself
  --replace  put a document in the place of the one kept under that name
  --keep-going
             keep the others where one cannot be read or kept, and name it
Exit: 0 kept, 1 a document cannot be kept, 2 wrong usage.`;

await runCommand(USAGE, (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...HINT_OPTIONS,
      id: { type: 'string' },
      origin: { type: 'string' },
      licence: { type: 'string' },
      host: { type: 'string', multiple: true },
      replace: { type: 'boolean', default: false },
      'keep-going': { type: 'boolean', default: false },
    },
  });
  const { id, origin, licence, replace, 'keep-going': keepGoing, host: hosts = [] } = values;
  if (positionals.length === 0) return { problem: 'give a FILE or URL' };
  const hints = parseHints(values);
  if ('problem' in hints) return hints;
  const named = sourceIdSchema.optional().safeParse(id);
  if (!named.success) return { problem: `--id ${id}: ${named.error.issues[0]?.message}` };
  const documents = [...new Set(positionals)];
  return addSources(sourcesFolder(), { documents, hints, id, origin, licence, replace, keepGoing, hosts });
});
