import type { Ruling } from '../records/document.ts';
import type { GlossarySide } from '../records/glossary-entry.ts';
import type { RuleSide } from '../records/rule.ts';

/** One language of anything that has a text in both: a rule, a glossary entry, a record of a document. */
export type TextSide = RuleSide | GlossarySide | NonNullable<Ruling['en']>;
