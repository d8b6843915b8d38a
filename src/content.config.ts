import { defineCollection } from 'astro:content';
import { z } from 'zod';
import { diagnosticSchema } from './diagnostics/diagnostic.ts';
import { documentSchema } from './records/document.ts';
import { editionSchema } from './records/edition.ts';
import { editionChangesSchema } from './records/edition-changes.ts';
import { glossaryEntrySchema } from './records/glossary-entry.ts';
import { questionSchema } from './records/question.ts';
import { renumberingSchema } from './records/renumbering.ts';
import { ruleSchema } from './records/rule.ts';
import { termSchema } from './records/term.ts';
import { CONTENT_FOLDER } from './site-model/content-folder.ts';
import { loadFiles } from './site-model/load-files.ts';

/** The generated collections of the content folder, one entry a file, and the authored terms. */
export const collections = {
  editions: defineCollection({
    loader: loadFiles(`${CONTENT_FOLDER}/editions.json`),
    schema: z.object({ list: z.array(editionSchema) }),
  }),
  rules: defineCollection({
    loader: loadFiles(`${CONTENT_FOLDER}/rules`),
    schema: z.object({ list: z.array(ruleSchema) }),
  }),
  glossary: defineCollection({
    loader: loadFiles(`${CONTENT_FOLDER}/glossary`),
    schema: z.object({ list: z.array(glossaryEntrySchema) }),
  }),
  documents: defineCollection({ loader: loadFiles(`${CONTENT_FOLDER}/documents`), schema: documentSchema }),
  changes: defineCollection({
    loader: loadFiles(`${CONTENT_FOLDER}/changes`),
    schema: editionChangesSchema,
  }),
  diagnostics: defineCollection({
    loader: loadFiles(`${CONTENT_FOLDER}/diagnostics.json`),
    schema: z.object({ list: z.array(diagnosticSchema) }),
  }),
  terms: defineCollection({
    loader: loadFiles('content/terms'),
    schema: z.object({ list: z.array(termSchema) }),
  }),
  questions: defineCollection({
    loader: loadFiles('content/questions'),
    schema: z.object({ list: z.array(questionSchema) }),
  }),
  renumberings: defineCollection({
    loader: loadFiles('content/renumberings.json'),
    schema: z.object({ list: z.array(renumberingSchema) }),
  }),
};
