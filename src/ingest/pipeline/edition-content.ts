import type { Edition } from '../../model/records/edition.ts';
import type { GlossaryEntry } from '../../model/records/glossary-entry.ts';
import type { Rule } from '../../model/records/rule.ts';

/** All of one edition: both languages of each rule and term in one object. */
export interface EditionContent {
  edition: Edition;
  rules: readonly Rule[];
  glossary: readonly GlossaryEntry[];
}
