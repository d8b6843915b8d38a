import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { documentSchema } from '../records/document.ts';
import { editionSchema } from '../records/edition.ts';
import { editionChangesSchema } from '../records/edition-changes.ts';
import { glossaryEntrySchema } from '../records/glossary-entry.ts';
import { questionSchema } from '../records/question.ts';
import { renumberingSchema } from '../records/renumbering.ts';
import { ruleSchema } from '../records/rule.ts';
import { termSchema } from '../records/term.ts';
import type { Book } from './book.ts';
import type { Collections } from './collections.ts';
import { type BookOptions, createBook } from './create-book.ts';

/** Where a book is read from. */
export interface BookFolders {
  /** Generated: `content/collections`. */
  collections: string;
  /** Authored: `content`, with `terms/*.json`, `questions/*.json` and `renumberings.json`. */
  authored: string;
}

/** Reads a book from disk. Throws, naming the file and field, when a file is missing or not as its schema says. */
export function loadBook(folders: BookFolders, options: BookOptions = {}): Book {
  return createBook(readCollections(folders), options);
}

/** Reads the collections and authored tables, each file checked against its schema. */
export function readCollections({ collections, authored }: BookFolders): Collections {
  const list = (folder: string) => listJson(join(collections, folder));
  return {
    editions: readJson(join(collections, 'editions.json'), z.array(editionSchema)),
    rules: Object.fromEntries(list('rules').map((file) => [toId(file), readJson(file, z.array(ruleSchema))])),
    glossary: Object.fromEntries(
      list('glossary').map((file) => [toId(file), readJson(file, z.array(glossaryEntrySchema))]),
    ),
    documents: list('documents').map((file) => readJson(file, documentSchema)),
    changes: list('changes').map((file) => readJson(file, editionChangesSchema)),
    terms: listJson(join(authored, 'terms')).flatMap((file) => readJson(file, z.array(termSchema))),
    renumberings: [join(authored, 'renumberings.json')]
      .filter((file) => existsSync(file))
      .flatMap((file) => readJson(file, z.array(renumberingSchema))),
    questions: listJson(join(authored, 'questions')).flatMap((file) =>
      readJson(file, z.array(questionSchema)),
    ),
  };
}

function listJson(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => join(folder, name));
}

const toId = (file: string): string => basename(file, '.json');

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
