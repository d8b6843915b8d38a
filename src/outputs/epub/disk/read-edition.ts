import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { collectTerms, findAuthored } from '../../../ingest/pipeline/collect-authored.ts';
import { explainError } from '../../../model/diagnostics/explain-error.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import type { Collections } from '../../../rulebook/book/collections.ts';
import { findCurrentEdition } from '../../../rulebook/book/editions/editions.ts';
import {
  CONTENT_FOLDERS,
  openFolder,
  readCollections,
  readSenses,
} from '../../../rulebook/book/read-collections.ts';
import { type EpubLanguages, listEpubLangs } from '../epub-edition.ts';
import { readSiteCollections } from './read-site-collections.ts';

export interface AskedEdition {
  /** Folder of collections; or, with `site`, that of a built site. */
  content: string;
  site?: string | undefined;
  /** The current one where absent. */
  edition?: string | undefined;
  languages: EpubLanguages;
}

/** Why something cannot be made; `usage`: the command was not called as it must be. */
export interface Refusal {
  ok: false;
  usage: boolean;
  message: string;
}

type Read = { ok: true; collections: Collections; id: EditionId } | Refusal;

/** The collections whose current edition is the one asked for, with a text in every language asked for. */
export function readEdition(asked: AskedEdition): Read {
  const read = readAll(asked);
  const chosen = read.ok ? chooseEdition(read.collections, asked.edition) : read;
  if (!chosen.ok) return chosen;
  const { collections } = chosen;
  const { id } = findCurrentEdition(collections);
  const rules = collections.rules[id] ?? [];
  const lacking = listEpubLangs(asked.languages).find((lang) => !rules.some((rule) => rule[lang]));
  if (!lacking) return { ok: true, collections, id };
  const [name, other] = lacking === 'ja' ? ['Japanese', 'en'] : ['English', 'ja'];
  return refuse(`the edition ${id} has no ${name}: use --lang ${other}`);
}

type Found = { ok: true; collections: Collections } | Refusal;

function readAll({ site, content }: AskedEdition): Found {
  const [from, file, command] =
    site === undefined
      ? [content, 'editions.json', 'npm run ingest']
      : [site, 'api/v1/rules.json', 'npm run build'];
  const needed = join(from, file);
  if (!existsSync(needed))
    return refuse(`${from}: it lacks ${needed}; run "${command}" first, or name another folder`);
  try {
    const collections =
      site === undefined
        ? readCollections({ ...CONTENT_FOLDERS, collections: content })
        : {
            ...readSiteCollections(site, collectTerms()),
            senses: readSenses(openFolder(dirname(findAuthored('senses.json')))),
          };
    return { ok: true, collections };
  } catch (error) {
    return refuse(`${from}: ${explainError(error)}`);
  }
}

/** The collections up to an edition, which is then their current one: its numbers are not carried on. */
function chooseEdition(collections: Collections, id: string | undefined): Found {
  if (id === undefined) return { ok: true, collections };
  const ids = collections.editions.map((edition) => edition.id);
  if (!ids.includes(id)) {
    return { ok: false, usage: true, message: `--edition ${id}: not at hand; there is ${ids.join(', ')}` };
  }
  const hasEnglish = collections.rules[id]?.some((rule) => rule.en);
  const editions = collections.editions.filter((edition) =>
    hasEnglish ? edition.id <= id : edition.id === id,
  );
  const changes = collections.changes.filter(({ after }) => after <= id);
  const steps = collections.steps?.filter(({ edition }) => edition <= id);
  return { ok: true, collections: { ...collections, editions, changes, ...(steps && { steps }) } };
}

function refuse(message: string): Refusal {
  return { ok: false, usage: false, message };
}
