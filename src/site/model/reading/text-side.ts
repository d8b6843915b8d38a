import type { Ruling } from '../../../model/records/document.ts';
import type { GlossarySide } from '../../../model/records/glossary-entry.ts';
import type { RuleSide } from '../../../model/records/rule.ts';

/** One language of anything that has a text in both: a rule, a glossary entry, a record of a document. */
export type TextSide = RuleSide | GlossarySide | NonNullable<Ruling['en']>;
