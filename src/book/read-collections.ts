import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { diagnosticSchema } from '../diagnostics/diagnostic.ts';
import { documentSchema } from '../records/document.ts';
import { editionSchema } from '../records/edition.ts';
import { editionChangesSchema } from '../records/edition-changes.ts';
import { parseStep, stepLineSchema } from '../records/edition-step.ts';
import { glossaryEntrySchema } from '../records/glossary-entry.ts';
import { questionSchema } from '../records/question.ts';
import { ruleSchema } from '../records/rule.ts';
import { termSchema } from '../records/term.ts';
import type { Collections } from './collections.ts';

/** Where the collections of a site are read from. */
export interface ContentFolders {
  /** Generated: `content/collections`. */
  collections: string;
  /** Authored: `content`, with `terms/*.json`, `questions/*.json` and `history/steps.json`. */
  authored: string;
}

/** Where they stand in the project. */
export const CONTENT_FOLDERS: ContentFolders = { collections: 'content/collections', authored: 'content' };

/**
 * Reads the collections and authored tables, each file checked against its schema: the only place that does. Throws,
 * naming the file and field, when a file is missing or not as its schema says.
 */
export function readCollections({ collections, authored }: ContentFolders): Collections {
  const list = (folder: string) => listJson(join(collections, folder));
  return {
    editions: readJson(join(collections, 'editions.json'), z.array(editionSchema)),
    rules: readByEdition(list('rules'), ruleSchema),
    glossary: readByEdition(list('glossary'), glossaryEntrySchema),
    documents: list('documents').map((file) => readJson(file, documentSchema)),
    changes: list('changes').map((file) => readJson(file, editionChangesSchema)),
    diagnostics: readList([join(collections, 'diagnostics.json')].filter(existsSync), diagnosticSchema),
    terms: readList(listJson(join(authored, 'terms')), termSchema),
    steps: readList([join(authored, 'history/steps.json')].filter(existsSync), stepLineSchema).map(parseStep),
    questions: readList(listJson(join(authored, 'questions')), questionSchema),
  };
}

function listJson(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

function readByEdition<T>(files: readonly string[], schema: z.ZodType<T>): Record<string, T[]> {
  return Object.fromEntries(files.map((file) => [basename(file, '.json'), readList([file], schema)]));
}

/** The items of several files that hold a list each, one after the other. */
function readList<T>(files: readonly string[], schema: z.ZodType<T>): T[] {
  return files.flatMap((file) => readJson(file, z.array(schema)));
}

function readJson<T>(file: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseJson(file));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new TypeError(`${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}

function parseJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new TypeError(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
