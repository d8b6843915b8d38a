import type { Edition } from '../records/edition.ts';
import type { GlossaryEntry } from '../records/glossary-entry.ts';
import type { Rule } from '../records/rule.ts';

/** All of one edition: both languages of each rule and term in one object. */
export interface EditionContent {
  edition: Edition;
  rules: readonly Rule[];
  glossary: readonly GlossaryEntry[];
}
