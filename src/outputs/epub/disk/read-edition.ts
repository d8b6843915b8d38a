import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { collectTerms, openAuthored } from '../../../ingest/pipeline/collect-authored.ts';
import { explainError } from '../../../model/diagnostics/explain-error.ts';
import type { EditionId } from '../../../model/records/edition.ts';
import type { Collections } from '../../../rulebook/book/collections.ts';
import { findCurrentEdition } from '../../../rulebook/book/editions/editions.ts';
import { CONTENT_FOLDERS, readCollections, readSenses } from '../../../rulebook/book/read-collections.ts';
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

/** Why something cannot be made: the command was not called as it must be, or what is there is not enough. */
export type Refusal = { problem: string } | { lines: string[]; exitCode: 1 };

/** The collections whose current edition is the one asked for, with a text in every language asked for. */
export function readEdition(asked: AskedEdition): { collections: Collections; id: EditionId } | Refusal {
  const read = readAll(asked);
  if (!('editions' in read)) return read;
  const ids = read.editions.map((edition) => edition.id);
  if (asked.edition !== undefined && !ids.includes(asked.edition))
    return { problem: `--edition ${asked.edition}: not at hand; there is ${ids.join(', ')}` };
  const collections = asked.edition === undefined ? read : endAt(read, asked.edition);
  const { id } = findCurrentEdition(collections);
  const rules = collections.rules[id] ?? [];
  const lacking = listEpubLangs(asked.languages).find((lang) => !rules.some((rule) => rule[lang]));
  if (!lacking) return { collections, id };
  const [name, other] = lacking === 'ja' ? ['Japanese', 'en'] : ['English', 'ja'];
  return refuse(`the edition ${id} has no ${name}: use --lang ${other}`);
}

function readAll({ site, content }: AskedEdition): Collections | Refusal {
  const [from, file, command] =
    site === undefined
      ? [content, 'editions.json', 'npm run ingest']
      : [site, 'api/v1/rules.json', 'npm run build'];
  const needed = join(from, file);
  if (!existsSync(needed))
    return refuse(`${from}: it lacks ${needed}; run "${command}" first, or name another folder`);
  try {
    if (site === undefined) return readCollections({ ...CONTENT_FOLDERS, collections: content });
    return { ...readSiteCollections(site, collectTerms()), senses: readSenses(openAuthored('senses.json')) };
  } catch (error) {
    return refuse(`${from}: ${explainError(error)}`);
  }
}

/** The collections up to an edition, which is then their current one: its numbers are not carried on. */
function endAt(collections: Collections, id: EditionId): Collections {
  const hasEnglish = collections.rules[id]?.some((rule) => rule.en);
  const editions = collections.editions.filter((edition) =>
    hasEnglish ? edition.id <= id : edition.id === id,
  );
  const changes = collections.changes.filter(({ after }) => after <= id);
  const steps = collections.steps?.filter(({ edition }) => edition <= id);
  return { ...collections, editions, changes, ...(steps && { steps }) };
}

function refuse(message: string): Refusal {
  return { lines: [message], exitCode: 1 };
}
