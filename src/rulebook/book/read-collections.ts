import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { diagnosticSchema } from '../../model/diagnostics/diagnostic.ts';
import { projectFolder } from '../../model/game/current-game.ts';
import { parseTable } from '../../model/game/parse-table.ts';
import { documentSchema } from '../../model/records/document.ts';
import { type EditionId, editionSchema } from '../../model/records/edition.ts';
import { type EditionStep, parseStep, stepLineSchema } from '../../model/records/edition-step.ts';
import { glossaryEntrySchema } from '../../model/records/glossary-entry.ts';
import { keptCardSchema } from '../../model/records/kept-card.ts';
import { LANGS } from '../../model/records/lang.ts';
import { questionSchema } from '../../model/records/question.ts';
import { editionChangesSchema, type Rule, ruleSchema } from '../../model/records/rule.ts';
import type { RuleNumber } from '../../model/records/rule-number.ts';
import { termSchema } from '../../model/records/term.ts';
import type { Collections } from './collections.ts';
import { type WordSenses, wordSensesSchema } from './terms/word-senses.ts';

/** Where the collections of a site are read from. */
export interface ContentFolders {
  /** Generated: `content/collections`. */
  collections: string;
  /** Authored: `content`, with `terms/*.json`, `questions/*.json` and `history/steps.json`. */
  authored: string;
}

/** Where they are in the project. */
export const CONTENT_FOLDERS: ContentFolders = {
  get collections() {
    return `${projectFolder()}/collections`;
  },
  get authored() {
    return projectFolder();
  },
};

/** Texts by path, on a disk or in memory. */
export interface TextFolder {
  /** Paths of the JSON files in a folder, in order; none where there is no such folder. */
  list(folder: string): string[];
  /** Undefined where there is no such file. */
  read(path: string): string | undefined;
  /** The path as messages name it. */
  name(path: string): string;
}

/** Reads the collections and authored tables from the disk; throws as `parseCollections` does. */
export function readCollections({ collections, authored }: ContentFolders): Collections {
  return parseCollections(openFolder(collections), openFolder(authored));
}

/** A folder of the disk. */
export function openFolder(root: string): TextFolder {
  const name = (path: string) => join(root, path);
  return {
    name,
    list: (folder) =>
      existsSync(name(folder))
        ? readdirSync(name(folder))
            .filter((file) => file.endsWith('.json'))
            .sort()
            .map((file) => `${folder}/${file}`)
        : [],
    read: (path) => (existsSync(name(path)) ? readFileSync(name(path), 'utf8') : undefined),
  };
}

/**
 * The collections and authored tables, each file checked against its schema: the only place that does. Throws, naming the
 * file and field, when a file is missing or not as its schema says.
 */
export function parseCollections(generated: TextFolder, authored: TextFolder): Collections {
  const { list } = generated;
  const cards = readIfThere(generated, 'cards.json', z.array(keptCardSchema));
  return {
    editions: readJson(generated, 'editions.json', z.array(editionSchema)),
    rules: shareTexts(readByEdition(generated, 'rules', ruleSchema)),
    glossary: readByEdition(generated, 'glossary', glossaryEntrySchema),
    documents: list('documents').map((file) => readJson(generated, file, documentSchema)),
    changes: list('changes').map((file) => readJson(generated, file, editionChangesSchema)),
    diagnostics: readOptional(generated, 'diagnostics.json', diagnosticSchema),
    ...(cards && { cards }),
    terms: readList(authored, 'terms', termSchema),
    senses: readSenses(authored),
    steps: readSteps(authored),
    questions: readList(authored, 'questions', questionSchema),
  };
}

/** Which words of a text mean their entries, where not all do. */
export function readSenses(authored: TextFolder): WordSenses | undefined {
  return readIfThere(authored, 'senses.json', wordSensesSchema);
}

/** The table of all known editions. */
export function readSteps(authored: TextFolder): EditionStep[] {
  return readOptional(authored, 'history/steps.json', stepLineSchema).map(parseStep);
}

function readByEdition<T>(folder: TextFolder, name: string, schema: z.ZodType<T>): Record<string, T[]> {
  return Object.fromEntries(
    folder.list(name).map((file) => [basename(file, '.json'), readJson(folder, file, z.array(schema))]),
  );
}

/** What an edition left as it was under the same number is kept once, for all editions that have it. */
function shareTexts(rules: Record<EditionId, Rule[]>): Record<EditionId, Rule[]> {
  const latest = new Map<RuleNumber, Rule>();
  for (const rule of Object.values(rules).flat()) {
    for (const lang of LANGS) {
      const before = latest.get(rule.number)?.[lang]?.blocks;
      if (rule[lang] && isDeepStrictEqual(before, rule[lang].blocks)) rule[lang].blocks = before ?? [];
    }
    latest.set(rule.number, rule);
  }
  return rules;
}

/** The items of the files of a folder that hold a list each, one after the other. */
function readList<T>(folder: TextFolder, name: string, schema: z.ZodType<T>): T[] {
  return folder.list(name).flatMap((file) => readJson(folder, file, z.array(schema)));
}

function readOptional<T>(folder: TextFolder, file: string, schema: z.ZodType<T>): T[] {
  return readIfThere(folder, file, z.array(schema)) ?? [];
}

function readJson<T>(folder: TextFolder, path: string, schema: z.ZodType<T>): T {
  const found = readIfThere(folder, path, schema);
  if (found === undefined) throw new TypeError(`${folder.name(path)}: there is no such file`);
  return found;
}

function readIfThere<T>(folder: TextFolder, path: string, schema: z.ZodType<T>): T | undefined {
  const file = folder.name(path);
  const text = folder.read(path);
  if (text === undefined) return undefined;
  const parsed = parseTable(text, schema);
  if ('data' in parsed) return parsed.data;
  throw new TypeError(`${file}: ${parsed.problem}`);
}
