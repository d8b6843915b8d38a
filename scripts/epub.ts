import { parseArgs } from 'node:util';
import { runCommand } from '../src/commands/command-line/run-command.ts';
import { toEditionId } from '../src/model/text/edition-id.ts';
import { makeEpub } from '../src/outputs/epub/disk/make-epub.ts';
import { CONTENT_FOLDERS } from '../src/rulebook/book/read-collections.ts';

const USAGE = `usage: npm run epub -- [--lang both|ja|en] [--ruby] [--edition DAY|VERSION] [--content DIR|--site DIR] [--out FILE]

Writes an edition as an e-book (EPUB 3) for reading devices: chapters, references that jump, glossary, rule numbers as pages.
  --lang     both languages rule by rule (default), or one
  --ruby     with readings over the kanji
  --edition  an older edition of the collections; the current one without it
  --content  folder of collections (default: content/collections)
  --site     a built site instead, with its current edition
  --out      the file to write (default: .cache/epub/cr-<edition>-<languages>.epub)
Exit: 0 done, 1 there is no such content, 2 wrong usage.`;

const LANGUAGES = ['both', 'ja', 'en'] as const;

await runCommand(USAGE, (args) => {
  const { values } = parseArgs({
    args,
    options: {
      lang: { type: 'string', default: 'both' },
      ruby: { type: 'boolean', default: false },
      edition: { type: 'string' },
      content: { type: 'string' },
      site: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const { lang, ruby, edition, content, site, out } = values;
  const languages = LANGUAGES.find((each) => each === lang);
  if (!languages) return { problem: `--lang ${lang}: one of ${LANGUAGES.join(', ')}` };
  if (ruby && languages === 'en') return { problem: '--ruby is for Japanese: use it with --lang ja or both' };
  if (content !== undefined && site !== undefined) return { problem: 'give --content or --site, not both' };
  return makeEpub({
    content: content ?? CONTENT_FOLDERS.collections,
    site,
    edition: edition && (toEditionId(edition) ?? edition),
    languages,
    hasRuby: ruby,
    out,
  });
});
